import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { collectionOf } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { PUBLICADAS } from '@/lib/content/model';
import { pieceName } from '@/lib/content/model/piece-kinds';
import {
  filesIn,
  isLink,
  PUBLISHED,
  type Author,
  type ChangedFile,
} from '../../repository/repository';
import type { Shared } from '../../repository/shared';
import { checkChange, type Folders, type PendingWrite } from '../check';
import { mustSave } from '../current-person';
import { pieceOf } from '../pieces';
import { Refused } from '../refused';
import { saveFiles } from '../../repository/save-files';
import { writeWhole, type Writing } from '../../write-files';
import { readerOf } from '../value-words';
import { differences } from './differences';
import type { Back, PieceChange, Returned, HistoryEntry, Version } from './types';

const PAGE = 40;
const FIELDS = ['%H', '%an', '%aI', '%s', '%P', ''];

/** The changes of a piece with author and moment, and the way back: the log of the office's repository. */
export class History {
  private readonly git;

  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
  ) {
    this.git = shared.repository.git;
  }

  async list(file: string, skip: number): Promise<HistoryEntry> {
    const { repository } = this.shared;
    await repository.idle();
    const missing = await repository.missing();
    if (missing !== undefined) return { versions: [], more: false, missing };
    // No sign of a message or a name, which others' programs write too, ends a field.
    const [mark, end] = [randomUUID(), randomUUID()];
    const text = await this.git([
      ...['log', `--skip=${skip}`, `--max-count=${PAGE + 1}`, '--no-merges', '--name-status'],
      ...['--no-renames', '-z', `--format=${mark}${FIELDS.join(end)}`],
      ...['--', ...(file ? [file] : PUBLISHED)],
    ]);
    const read = text.split(mark).slice(1);
    const versions = read.map((one) => versionIn(one.split(end)));
    return {
      versions: await this.withTitles(versions.slice(0, PAGE)),
      more: versions.length > PAGE,
    };
  }

  /** The pages that are no more, by the title that they last had. */
  private async withTitles(versions: Version[]): Promise<Version[]> {
    const there = new Set(listFiles(this.paths.root).files.map(({ file }) => file));
    const titles = new Map<string, Promise<string>>();
    const titleOf = async (version: string, file: string): Promise<string> => {
      const name = collectionOf(file);
      const text = name && (await this.source(version, file));
      return text ? pieceName(pieceOf({ name, file, text })) : '';
    };
    for (const { id, files } of versions)
      for (const { file, happened } of files)
        if (!there.has(file) && !titles.has(file))
          titles.set(file, titleOf(happened === 'quitado' ? `${id}^` : id, file));
    return Promise.all(
      versions.map(async ({ files, ...version }) => ({
        ...version,
        files: await Promise.all(
          files.map(async (one) => {
            const title = await titles.get(one.file);
            return title ? { ...one, title } : one;
          }),
        ),
      })),
    );
  }

  async show(id: string): Promise<PieceChange[]> {
    const before = await this.parentOf(id);
    if (!before) return [];
    const found = await this.shared.repository.changes([before, id, '--', ...PUBLISHED]);
    const read = readerOf(this.paths.root);
    return Promise.all(
      found.map(async ({ file, happened }) => {
        const [was, is] = await Promise.all([
          happened === 'nuevo' ? undefined : this.source(before, file),
          happened === 'quitado' ? undefined : this.source(id, file),
        ]);
        const { fields, paragraphs } = differences(file, was, is, read);
        const shown = fields.map(({ place, before, after }) => ({ place, before, after }));
        return { file, happened, fields: shown, paragraphs };
      }),
    );
  }

  /** Puts back a piece, or all, as a version had it, or undoes that version; adds a version. */
  back({ id, file, undo }: Back, author: Author): Promise<Returned> {
    const { repository } = this.shared;
    return repository.turn(async () => {
      const parent = await this.parentOf(id);
      const version = undo ? parent : id;
      if (!version) throw new Refused(409, 'Antes de ese cambio no había nada a que volver.');
      const all = undo ? await repository.changes([version, id, '--', ...PUBLISHED]) : [];
      const paths = file ? [file] : undo ? all.map((one) => one.file) : PUBLISHED;
      const later = undo ? await repository.changes([id, 'HEAD', '--', ...paths]) : [];
      if (later[0]) throw new Refused(409, await this.whyLater(id, later[0].file));
      // Notes of publications are no part of any version: going back may not lose them. Git takes a folder for
      // the files within, and `./` for nothing.
      const changed = (await repository.changes(['HEAD', version, '--', ...paths])).filter(
        (one) => one.file !== PUBLICADAS && (!file || one.file === file),
      );
      mustSave(changed.flatMap((one) => collectionOf(one.file) ?? []));
      if (changed.length === 0) throw new Refused(409, await this.whyNothing(version, file));
      const at = (await this.git(['show', '-s', '--format=%as', version])).trim();
      const what = undo ? 'Deshace un cambio' : `Vuelve a como estaba el ${at}`;
      return this.restore(version, changed, { author, message: what });
    });
  }

  /** Who changed a file after a version: that change would be lost. */
  private async whyLater(id: string, file: string): Promise<string> {
    const format = ['--format=%an, el %ad: %s', '--date=format:%d/%m/%Y'];
    const args = ['log', '-1', '--no-merges', ...format, `${id}..HEAD`, '--', file];
    const change = (await this.git(args)).trim();
    return `No se deshizo nada, porque después se cambió lo mismo (${change}). Deshaga antes ese cambio, o elija la versión a la que quiere volver.`;
  }

  private async whyNothing(version: string, file: string | undefined): Promise<string> {
    const isThere =
      !file || (await this.shared.repository.succeeds('cat-file', '-e', `${version}:${file}`));
    return isThere
      ? 'Ya está como en esa versión.'
      : 'En esa versión esta página no existía. Elija otra versión.';
  }

  private async restore(
    version: string,
    changed: readonly ChangedFile[],
    signed: Parameters<typeof saveFiles>[2],
  ): Promise<Returned> {
    const { repository } = this.shared;
    const files = changed.map(({ file }) => file);
    const kept = await repository.filesOf(version, files);
    if (kept.some(isLink)) throw new Refused(409, LINK);
    const bytes = new Map<string, Buffer>();
    for await (const one of repository.bytesOf(kept)) bytes.set(one.kept.file, one.bytes);
    const writings = files.map((file): Writing => ({ file, bytes: bytes.get(file) ?? null }));
    const aside = path.join(this.paths.root, '.redaccion/volver');
    try {
      const { problems } = await checkChange(this.paths, pendingOf(writings, aside));
      if (problems.length > 0) return { result: 'refused', problems };
      await saveFiles(this.shared, writings, signed);
      return { result: 'saved' };
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }

  /** Of a name that is no UTF-8, git's answer cannot be asked for again: it is told without its words. */
  private source = async (id: string, file: string): Promise<string | undefined> =>
    file.includes('\uFFFD') ? undefined : this.shared.repository.source(id, file);

  /** Returns the version before; empty of the first. */
  private async parentOf(id: string): Promise<string> {
    const unknown = () => {
      throw new Refused(404, 'Esa versión no está en la historia. Vuelva a cargar la página.');
    };
    if (!/^[0-9a-f]{40,64}$/.test(id)) unknown();
    await this.git(['merge-base', '--is-ancestor', id, 'HEAD']).catch(unknown);
    return (await this.git(['show', '-s', '--format=%P', id])).trim().split(' ')[0] ?? '';
  }
}

function versionIn(fields: string[]): Version {
  const [id = '', who = '', at = '', what = '', parents, files = ''] = fields;
  return { id, who, at, what, files: parents ? filesIn(files) : [] };
}

const LINK =
  'En esa versión había un enlace a otra parte del equipo, y no se vuelve a ella. Elija otra versión.';

/** The check reads the files of `public/` from a folder aside. */
function pendingOf(writings: readonly Writing[], aside: string): PendingWrite {
  const sources = new Map<string, string | null>();
  const files = new Map<string, string | null>();
  for (const { file, bytes } of writings)
    if (file.startsWith('content/'))
      sources.set(file, bytes && Buffer.from(bytes).toString('utf8'));
    else {
      const place = path.join(aside, file);
      if (bytes) writeWhole(place, bytes);
      files.set(file.replace('public/', ''), bytes && place);
    }
  return { sources, files };
}
