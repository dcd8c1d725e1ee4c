import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { errorName } from '../../http';
import { siteLock } from '../../make/paths';
import { oneAtATime } from '../../one-at-a-time';
import { refuseSilentForms } from '../../publicar/envio';
import { Failed } from '../../publicar/failed';
import { publish } from '../../publicar/publish';
import {
  detailsOf,
  plainOf,
  toldText,
  ToldError,
  withDetails,
  type ToldWords,
} from '../../told-words';
import { session } from '../../publicar/session';
import { SENDING, keepRun } from './run-file';
import { meansSilentForms, readTarget } from './settings';
import type { Result, Run } from './types';

interface PublishSite extends Pick<Run, 'pages' | 'place'> {
  root: string;
  out: string;
  cache: string;
  who: string;
  /** Builds `out`, prints each step, and returns warnings. @throws with the fault; `out` is then as it was */
  build: (print: (line: string) => void) => Promise<string[]>;
  /** Lines, when the server's own file should be renewed. @throws Failed when the site would be hidden by it */
  askServer: () => Promise<string[]>;
  /** @param shown the version's name, where it was put */
  note: (shown: string) => Promise<void>;
}

/** Checks, builds and sends, and keeps telling how it goes. A failure leaves the live site as it was. */
export async function publishSite(given: PublishSite): Promise<void> {
  const { root, cache, who, pages, place } = given;
  const now = () => new Date().toISOString();
  let run: Run = { who, startedAt: now(), done: [], doing: 'Revisar y preparar', pages, place };
  const tell = (more: Partial<Run> = {}) => keepRun(root, process.pid, (run = { ...run, ...more }));
  const say = (line: string) => tell({ done: [...run.done, line] });
  const end = (result: Result, told: ToldWords) => {
    const words = plainOf(told).split('\n').filter(Boolean);
    tell({ doing: '', end: { result, at: now(), words, details: detailsOf(told) } });
  };
  tell();
  try {
    // Nothing else makes `out` anew until it is sent.
    const told = await oneAtATime(siteLock(cache), WHAT, () => buildAndSend(given, say, tell), say);
    end('published', told);
  } catch (error) {
    // Only a connection that is cut at the last moment leaves it unknown (scripts/publicar/session.ts).
    const isUnknown = run.doing === SENDING && !(error instanceof Failed);
    end(isUnknown ? 'unknown' : 'failed', toldOf(error));
  }
}

const WHAT = 'publicar el sitio';

/** @returns warnings; those of the build and of the server are for whoever cares for the machine */
async function buildAndSend(
  { root, out, cache, build, askServer, note }: PublishSite,
  say: (line: string) => void,
  tell: (more: Partial<Run>) => void,
): Promise<ToldWords> {
  const target = readTarget(root);
  if (!target) throw new Failed(`Falta decir a dónde va el sitio: ${OFFICE_FILE}`);
  const warnings = await build(say);
  const silent = meansSilentForms(root);
  const live = async () => (await session({ target, action: 'forms' })).forms;
  await refuseSilentForms({ out, silent, live, advice: SILENT });
  const renew = await askServer();
  tell({ doing: SENDING });
  const shown = await publish({ out, cache, target, print: say });
  const technical = [...warnings, ...renew];
  return note(shown).then(
    () => withDetails('', ...technical),
    (error: unknown) => withDetails(UNNOTED, ...technical, toldText(toldOf(error))),
  );
}

/** Other errors than those that say what a person is told are for whoever cares for the machine. */
function toldOf(error: unknown): ToldWords {
  if (error instanceof ToldError) return error.told;
  return withDetails(
    '',
    ...(error instanceof Error ? error.message : errorName(error)).split('\n'),
  );
}

const UNNOTED = 'Se publicó, pero no se pudo anotar: publique otra vez.';
const SILENT = `Avise a quien cuida este equipo: las llaves van en .env.local. Si la oficina quiere publicar así, esa persona escribe "sinFormularios": true en ${OFFICE_FILE}.`;
