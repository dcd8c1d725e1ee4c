import path from 'node:path';
import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { errorName } from '../../http';
import { readEnvio, refuseSilentForms } from '../../publicar/envio';
import { publish } from '../../publicar/publish';
import { withDetails } from '../../repository/details';
import { Failed, session } from '../../publicar/session';
import { deliverToFolder } from './folder';
import { DELIVERING, keepRun } from './run-file';
import { meansSilentForms, type SiteDelivery } from './settings';
import type { Result, Run } from './types';

interface PublishSite {
  root: string;
  out: string;
  cache: string;
  delivery: SiteDelivery;
  who: string;
  /** Builds `out`, prints each step, and returns warnings. @throws with the fault; `out` is then as it was */
  build: (print: (line: string) => void) => Promise<string[]>;
  note: () => Promise<void>;
}

/** Checks, builds and delivers, and keeps telling how it goes. A failure leaves the live site as it was. */
export async function publishSite(given: PublishSite): Promise<Result> {
  const { root, out, cache, delivery, build, who } = given;
  const run: Run = {
    who,
    startedAt: new Date().toISOString(),
    done: [],
    doing: 'Revisar y preparar',
  };
  const tell = () => keepRun(root, process.pid, run);
  const say = (done: string) => {
    run.done.push(done);
    tell();
  };
  const end = (result: Result, words: string[]): Result => {
    run.end = { result, at: new Date().toISOString(), words };
    run.doing = '';
    tell();
    return result;
  };
  tell();
  try {
    const warnings = await build(say);
    await refuseSilentForms({
      out,
      silent: meansSilentForms(root),
      live: () => liveForms(given),
      advice: SILENT,
    });
    run.doing = DELIVERING;
    tell();
    if ('folder' in delivery) deliverToFolder({ out, ...delivery });
    else await publish({ ...{ out, cache, print: say }, ...delivery });
    return end('published', [...warnings, ...(await noted(given))]);
  } catch (error) {
    // Only a connection that is cut at the last moment leaves it unknown (scripts/publicar/session.ts).
    const isUnknown = run.doing === DELIVERING && !(error instanceof Failed);
    return end(isUnknown ? 'unknown' : 'failed', saidBy(error).split('\n').filter(Boolean));
  }
}

async function noted({ note }: PublishSite): Promise<string[]> {
  try {
    await note();
    return [];
  } catch (error) {
    return [withDetails('Se publicó, pero no se pudo anotar: publique otra vez.', saidBy(error))];
  }
}

const saidBy = (error: unknown) => (error instanceof Error ? error.message : errorName(error));

const SILENT = `Avise a quien cuida este equipo: las llaves van en .env.local. Si la oficina quiere publicar así, esa persona escribe "sinFormularios": true en ${OFFICE_FILE}.`;

const liveForms = async ({ delivery }: PublishSite): Promise<string | undefined> =>
  'folder' in delivery
    ? readEnvio(path.join(delivery.folder, 'actual'))
    : (await session({ ...delivery, action: 'forms' })).forms;
