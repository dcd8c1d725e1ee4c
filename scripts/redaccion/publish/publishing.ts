import { spawn } from 'node:child_process';
import { cp, mkdir, realpath, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '@/lib/content/model';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { checkSite } from '../../make/content';
import type { BuildPaths } from '../../make/paths';
import { withDetails } from '../../repository/details';
import { exportVersion, lastPublication, publications } from '../../repository/publications';
import { OUTSIDE_MESSAGE, PUBLISHED } from '../../repository/repository';
import type { Shared } from '../../repository/shared';
import type { Published } from '../api-lists';
import { authorNow, mustPublish } from '../current-person';
import { loaderOf } from '../reader/workers';
import { refusedFor, Refused } from '../refused';
import { namesIn, problemsInWords } from '../screen-words';
import { comingSince } from './to-publish';
import { endRun, keepRun, readRun } from './run-file';
import { deliveryWords, readDelivery } from './settings';
import type { PublicationPlan, Run } from './types';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = path.join(import.meta.dirname, 'program.ts');
const LATEST = 5;

/** The argument of the program that builds and delivers. */
export interface PublicationPlaces extends Pick<BuildPaths, 'root' | 'out' | 'cache'> {
  /** The copy of the content that is published. */
  taken: string;
  who: string;
  email: string;
  /** The commit that it is of; empty without a history. */
  version: string;
}

export class Publishing {
  private starting = false;

  /** @param program that builds and delivers; tests put another in its place */
  constructor(
    private readonly paths: BuildPaths,
    private readonly shared: Shared,
    private readonly program = PROGRAM,
  ) {}

  state = (): { run?: Run | undefined } => ({ run: readRun(this.paths.root) });

  async plan(): Promise<PublicationPlan> {
    const { repository } = this.shared;
    await this.shared.refresh();
    await repository.idle();
    const { problems, content } = await this.check(this.paths.root);
    const missing = await repository.missing();
    const last = await lastPublication(repository);
    const isRead = problems.length === 0;
    const count = await this.shared.ahead().catch(() => 0);
    const { fault } = this.shared;
    return {
      ...this.destination(),
      last: last?.at,
      coming: last ? await comingSince(repository, last, todayAt(this.paths.root)) : [],
      demo: isRead && content.sitio.data.demostracion,
      inboxes: isRead ? inboxesOf(content) : undefined,
      ...{ problems, missing },
      outside: missing ? [] : (await this.outside()).map(namesIn(this.paths.root)),
      unshared: count > 0 || fault ? { count, fault } : undefined,
      ...this.state(),
    };
  }

  async published(): Promise<Published[]> {
    const { repository } = this.shared;
    const all = await publications(repository);
    return Promise.all(
      all.slice(0, LATEST).map(async ({ tag, at, who }, index) => {
        const before = all[index + 1];
        const changed = before
          ? await repository.changes([before.tag, tag, '--', ...PUBLISHED])
          : [];
        return { at, who, files: changed.map(({ file }) => file) };
      }),
    );
  }

  async start() {
    mustPublish();
    const { root, out, cache } = this.paths;
    const { delivery, fault } = this.destination();
    if (delivery === undefined)
      throw new Refused(409, fault ?? 'Todavía no se ha dicho a dónde se entrega el sitio.');
    const { run } = this.state();
    if (this.starting || (run && !run.end))
      throw new Refused(409, 'Ya hay una publicación en curso. Espere a que termine.');
    this.starting = true;
    try {
      const taken = path.join(cache, 'publicacion');
      const version = await this.take(taken);
      const { problems } = await this.check(taken);
      refusedFor('Antes de publicar hay que corregir esto:', problems);
      const { GIT_AUTHOR_NAME: who = '', GIT_AUTHOR_EMAIL: email = '' } =
        await this.shared.repository.signed(authorNow());
      const places: PublicationPlaces = { root, taken, out, cache, who, email, version };
      const args = [...loaderOf(this.program), this.program, JSON.stringify(places)];
      // In a session of its own: closing the newsroom does not stop it, and ssh finds nobody to ask.
      const child = spawn(process.execPath, args, {
        ...{ cwd: PROJECT, stdio: 'ignore', detached: true, windowsHide: true },
        env: { ...process.env, NODE_ENV: 'production' },
      });
      child.unref();
      if (child.pid === undefined) throw new Refused(500, 'No se pudo empezar. Repita.');
      keepRun(root, child.pid, {
        ...{ who, startedAt: new Date().toISOString(), done: [], doing: 'Empezar' },
      });
      return this.state();
    } finally {
      this.starting = false;
    }
  }

  stop() {
    mustPublish();
    endRun(this.paths.root);
    return this.state();
  }

  keepOutside = (): Promise<void> =>
    this.shared.repository.turn(async () => {
      await this.shared.repository.commit(await this.outside(), authorNow(), OUTSIDE_MESSAGE);
      this.shared.syncSoon();
    });

  /** Changed files that are in no commit, but for photographs whose piece is not saved yet. */
  private async outside(): Promise<string[]> {
    const found = await this.shared.repository.dirty();
    const isPhoto = (file: string) => file.startsWith('public/imagenes/');
    return found
      .filter(({ file, happened }) => !(happened === 'nuevo' && isPhoto(file)))
      .map(({ file }) => file);
  }

  /** Exports the last commit, once others' pushes are in it. @returns its id, if any */
  private async take(taken: string): Promise<string> {
    const { repository } = this.shared;
    if ((await repository.missing()) !== undefined) {
      await repository.turn(() => copyFolders(this.paths.root, taken));
      return '';
    }
    await this.shared.sync().catch((error: Error) => {
      throw new Refused(
        409,
        `No se publicó, porque falta lo que guardaron otros. ${error.message}`,
      );
    });
    const version = await repository.idOf('HEAD');
    await exportVersion(repository, version, taken);
    return version;
  }

  private async check(root: string) {
    const paths = { ...this.paths, root, public: path.join(root, 'public') };
    const found = await checkSite(paths, new Store(this.paths.store), new Map());
    return { ...found, problems: await problemsInWords(this.paths.root, found.problems) };
  }

  private destination(): Pick<PublicationPlan, 'delivery' | 'fault'> {
    try {
      const delivery = readDelivery(this.paths.root);
      return { delivery: delivery && deliveryWords(delivery) };
    } catch (error) {
      return { fault: withDetails(MISSAID, (error as Error).message) };
    }
  }
}

const MISSAID = 'Está mal dicho a dónde va el sitio. Avise a quien cuida el equipo.';

const inboxesOf = ({ correo }: Content) => ({
  quejas: correo.data.quejas,
  denuncias: correo.data.denuncias,
});

async function copyFolders(root: string, taken: string): Promise<void> {
  await rm(taken, { recursive: true, force: true });
  await mkdir(taken, { recursive: true });
  for (const part of PUBLISHED)
    if (existsSync(path.join(root, part)))
      await cp(await realpath(path.join(root, part)), path.join(taken, part), {
        recursive: true,
        verbatimSymlinks: true,
      });
}
