import { spawn } from 'node:child_process';
import { cp, mkdir, realpath } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '@/lib/content/model';
import { pieceName } from '@/lib/content/model/piece-kinds';
import { remove } from '@/lib/files/move';
import { readSendSettings, sendingOf } from '@/lib/forms/settings';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { programEnvironment } from '../../environment';
import { checkSite } from '../../make/content';
import type { BuildPaths } from '../../make/paths';
import { reworded, toldBy, withDetails } from '../../told-words';
import { changedDestination, destinationOf, sealOf } from '../../publicar/destination';
import {
  exportVersion,
  lastPublication,
  noteOf,
  type DestinationRow,
  type Publication,
} from '../../repository/publications';
import { OUTSIDE_MESSAGE, PUBLISHED } from '../../repository/repository';
import type { Shared } from '../../repository/shared';
import { authorNow, mustPublish } from '../current-person';
import { pagesOf } from '../preview/pages-of-piece';
import { loaderOf } from '../reader/workers';
import { refusedFor, Refused } from '../refused';
import { namesIn, problemsInWords } from '../screen-words';
import { readerOf } from '../value-words';
import { changedWords } from './changed-words';
import { destinationInWords } from './destination-words';
import { pendingSince, waitingOf } from './to-publish';
import { endRun, keepRun, readRun } from './run-file';
import { targetWords, readTarget } from './settings';
import type { Coming, PublicationPlan, Run } from './types';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = path.join(import.meta.dirname, 'program.ts');

/** The argument of the program that builds and publishes. */
export interface PublicationPlaces
  extends Pick<BuildPaths, 'root' | 'out' | 'cache'>, Pick<Run, 'pages' | 'place'> {
  /** The copy of the content that is published. */
  taken: string;
  who: string;
  email: string;
  /** The commit that it is of; empty without a history. */
  version: string;
  /** Where complaints go, as a person saw it. */
  destination: DestinationRow[];
}

/** Names that are nobody's: the demonstration's address. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost)$/;
const MOST_PAGES = 12;

export class Publishing {
  private starting = false;

  /** @param program that builds and publishes; tests put another in its place */
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
    const found = await this.check(this.paths.root);
    const { problems } = found;
    const missing = await repository.missing();
    const outside = missing ? [] : await this.outside();
    const texts = await this.committedTexts(outside);
    // What is published is the last commit, whatever the folder says.
    const committed = texts.size > 0 ? await this.check(this.paths.root, texts) : found;
    const last = await lastPublication(repository);
    const { content } = committed;
    const isRead = committed.problems.length === 0;
    const count = await this.shared.ahead().catch(() => 0);
    const { fault } = this.shared;
    return {
      ...this.destination(),
      last: last?.at,
      coming: last ? await this.coming(last) : [],
      demo: isRead && content.sitio.data.demostracion,
      destination: isRead ? await this.shownComplaints(content) : undefined,
      ...{ problems, missing },
      outside: outside.map(namesIn(this.paths.root)),
      unshared: count > 0 || fault ? { count, fault } : undefined,
      ...this.state(),
    };
  }

  private async coming(last: Publication): Promise<Coming[]> {
    const read = readerOf(this.paths.root);
    return (await this.pending(last)).map((one) => ({
      ...waitingOf(one),
      ...changedWords(one, read),
      ...(one.tellsWhere && { tellsWhere: true }),
    }));
  }

  private pending = (last: Publication) =>
    pendingSince(this.shared.repository, last, todayAt(this.paths.root));

  /** @param confirmed the seal of where complaints go, as the person who publishes saw it */
  async start(confirmed?: string) {
    mustPublish();
    const { root, out, cache } = this.paths;
    const { target, fault } = this.destination();
    if (target === undefined)
      throw new Refused(409, fault ?? 'Todavía no se ha dicho a dónde se entrega el sitio.');
    const { run } = this.state();
    if (this.starting || (run && !run.end))
      throw new Refused(409, 'Ya hay una publicación en curso. Espere a que termine.');
    this.starting = true;
    try {
      const taken = path.join(cache, 'publicacion');
      const version = await this.take(taken);
      const { problems, content } = await this.check(taken);
      refusedFor('Antes de publicar hay que corregir esto:', problems);
      const { rows, changed, seal } = await this.complaints(content);
      if (changed.length > 0 && confirmed !== seal) throw new Refused(409, UNCONFIRMED);
      const { GIT_AUTHOR_NAME: who = '', GIT_AUTHOR_EMAIL: email = '' } =
        await this.shared.repository.signed(authorNow());
      const places: PublicationPlaces = {
        ...{ root, taken, out, cache, who, email, version },
        destination: rows,
        ...(await this.pages(content)),
      };
      const args = [...loaderOf(this.program), this.program, JSON.stringify(places)];
      // In a session of its own: closing the newsroom does not stop it, and ssh finds nobody to ask.
      const child = spawn(process.execPath, args, {
        ...{ cwd: PROJECT, stdio: 'ignore', detached: true, windowsHide: true },
        env: programEnvironment({
          ...sendingOf(),
          NODE_ENV: 'production',
          // The colours are of the version too, not of the folder as it is.
          IDENTIDAD: path.join(taken, 'content', 'identidad.yml'),
        }),
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
    if (!endRun(this.paths.root)) throw new Refused(409, UNSTOPPED);
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
        reworded(
          toldBy(error),
          (words) => `No se publicó, porque falta lo que guardaron otros. ${words}`,
        ),
      );
    });
    const version = await repository.idOf('HEAD');
    await exportVersion(repository, version, taken);
    return version;
  }

  private async committedTexts(files: readonly string[]): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const file of files.filter((one) => one.startsWith('content/'))) {
      const text = await this.shared.repository.source('HEAD', file);
      if (text !== undefined) texts.set(file, text);
    }
    return texts;
  }

  private async check(root: string, overlay = new Map<string, string>()) {
    const paths = { ...this.paths, root, public: path.join(root, 'public') };
    const found = await checkSite(paths, new Store(this.paths.store), overlay);
    return { ...found, problems: await problemsInWords(this.paths.root, found.problems) };
  }

  /** Where complaints go with a content, and what of it is not as at the last publication. */
  private async complaints(content: Content) {
    const { repository } = this.shared;
    const rows = destinationOf(content, readSendSettings());
    const last = await lastPublication(repository);
    const before = last && (await noteOf(repository, last.tag)).destino;
    return { rows, changed: last ? changedDestination(before, rows) : [], seal: sealOf(rows) };
  }

  private async shownComplaints(content: Content): Promise<PublicationPlan['destination']> {
    const { rows, changed, seal } = await this.complaints(content);
    return { ...destinationInWords(rows, changed), seal };
  }

  /** The changed pages with their addresses; the home the first time. Of a site without an address, its place. */
  private async pages(content: Content): Promise<Pick<Run, 'pages' | 'place'>> {
    const { url } = content.sitio.data;
    if (RESERVED.test(new URL(url).hostname)) return { place: this.destination().target };
    const last = await lastPublication(this.shared.repository);
    const pages = last
      ? (await this.pending(last)).flatMap(({ file, title, collection }) => {
          const [page] = pagesOf(content, file);
          const name = collection ? pieceName({ file, title, collection }) : title;
          return page ? [{ title: name, url: new URL(page.ruta, url).href }] : [];
        })
      : [{ title: 'Inicio', url }];
    return { pages: pages.slice(0, MOST_PAGES) };
  }

  private destination(): Pick<PublicationPlan, 'target' | 'fault'> {
    try {
      const target = readTarget(this.paths.root);
      return { target: target && targetWords(target) };
    } catch (error) {
      return { fault: withDetails(MISSAID, (error as Error).message) };
    }
  }
}

const UNSTOPPED = withDetails(
  'No se detuvo, porque este equipo no dice si ese programa es el de la publicación. Espere a que termine, o avise a quien cuida el equipo.',
  'su número está en .redaccion/publicacion.json (pid).',
);
const UNCONFIRMED =
  'No se publicó: cambió a dónde llegan las quejas y las denuncias. Abra otra vez «Publicar», lea lo que está en rojo y confirme que es de la oficina.';
const MISSAID = 'Está mal dicho a dónde va el sitio. Avise a quien cuida el equipo.';

async function copyFolders(root: string, taken: string): Promise<void> {
  remove(taken);
  await mkdir(taken, { recursive: true });
  for (const part of PUBLISHED)
    if (existsSync(path.join(root, part)))
      await cp(await realpath(path.join(root, part)), path.join(taken, part), {
        recursive: true,
        verbatimSymlinks: true,
      });
}
