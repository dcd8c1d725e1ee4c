import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { PUBLICADAS } from '@/lib/content/model';
import { ENGINE } from '@/lib/office-folder/engine';
import { withDetails, type ToldWords } from '../told-words';
import { advance } from './commit';
import { foreignSettings } from './folder-config';
import { git, gitBytes, GitFailed, NoGit, settingsIn, userOfGit, type GitOptions } from './git';

/** The published folders of an office's folder. */
export const PUBLISHED = ['content', 'public'];
/** The files that a publication writes by itself. */
export const NOTES = [PUBLICADAS, 'content/bitacora'];

/** Who made a change. Without a name, the computer's user. */
export interface Author {
  name: string;
  email: string;
}
/** The computer's user, of whom the newsroom knows nothing. */
export const NOBODY: Author = { name: '', email: '' };
const OUTSIDE: Author = { name: 'Fuera de la redacción', email: 'fuera@redaccion.invalid' };
export const OUTSIDE_MESSAGE = 'Cambios hechos fuera de la redacción';

type Happened = 'nuevo' | 'cambiado' | 'quitado';
export interface ChangedFile {
  file: string;
  happened: Happened;
}

const ALL_ELSE = 'Avise a quien cuida el equipo. Todo lo demás funciona igual.';
const NO_GIT = withDetails(
  `En este equipo no se guarda la historia: falta un programa gratuito. ${ALL_ELSE}`,
  'instale Git (https://git-scm.com).',
);
const NO_REPOSITORY = withDetails(
  `Esta carpeta no guarda su historia. ${ALL_ELSE}`,
  'ejecute en ella git init, git add --all y git commit.',
);
const NOT_OURS = withDetails(
  `Esta carpeta es de otro usuario del equipo, y su historia no se lee. ${ALL_ELSE}`,
  'la redacción la inicia el dueño de la carpeta.',
);

/**
 * The git repository of an office's folder: a save is a commit of its files, and other staged or half-written
 * files stay as they are (docs/decisions/history-and-publication.md).
 */
export class Repository {
  private last: Promise<unknown> = Promise.resolve();
  private isKnown = false;
  private folder: string | undefined;

  /** @param env more of git's variables, in tests */
  constructor(
    readonly root: string,
    private readonly env: Record<string, string> = {},
  ) {}

  readonly git = (args: readonly string[], more: GitOptions = {}): Promise<string> =>
    git(this.root, args, { ...more, env: { ...this.env, ...more.env } });

  readonly succeeds = (...args: string[]): Promise<boolean> =>
    this.git(args).then(
      () => true,
      () => false,
    );

  /**
   * Returns why there is no history, in words; undefined with a history. The engine's own is nobody's office.
   */
  async missing(): Promise<ToldWords | undefined> {
    if (this.isKnown) return undefined;
    try {
      const asked = ['rev-parse', '--show-toplevel', '--absolute-git-dir', 'HEAD^{commit}'];
      const [top = '', folder] = (await this.git(asked)).split('\n');
      const own = realpathSync(this.root);
      if (realpathSync(top) !== own || own === realpathSync(ENGINE)) return NO_REPOSITORY;
      await this.refuseForeignSettings();
      this.folder = folder;
    } catch (error) {
      if (error instanceof NoGit) return NO_GIT;
      if (error instanceof ForeignSettings) throw error;
      const isForeign = error instanceof GitFailed && error.stderr.includes('dubious ownership');
      return isForeign ? NOT_OURS : NO_REPOSITORY;
    }
    this.isKnown = true;
    return undefined;
  }

  /** @throws ForeignSettings, before git does anything that they could turn into a program's start */
  private async refuseForeignSettings(): Promise<void> {
    const common = (await this.git(['rev-parse', '--git-common-dir'])).trim();
    const names = await foreignSettings(this.root, path.resolve(this.root, common));
    if (names.length > 0) throw new ForeignSettings(names);
  }

  /** Runs writers in order. */
  turn<T>(run: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(run);
    this.last = done.catch(() => undefined);
    return done;
  }

  idle = (): Promise<unknown> => this.last;

  /** The differences from the last commit. @param paths files or folders */
  async dirty(paths: readonly string[] = PUBLISHED): Promise<ChangedFile[]> {
    if (paths.length === 0) return [];
    const isMany = paths.length > MOST_ARGUMENTS;
    const asked = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const found = (await this.git([...asked, '--', ...(isMany ? [] : paths)]))
      .split('\0')
      .filter((line) => line && !line.startsWith('AD'))
      .map((line) => ({ file: line.slice(3), happened: happenedBy(line.slice(0, 2)) }));
    const wanted = new Set(paths);
    return isMany ? found.filter(({ file }) => wanted.has(file)) : found;
  }

  changes = async (args: string[]): Promise<ChangedFile[]> =>
    filesIn(await this.git(['diff', '--name-status', '--no-renames', '-z', ...args]));

  /** The bytes of a file in a version, as UTF-8; undefined where it is not. */
  source = (version: string, file: string): Promise<string | undefined> =>
    this.git(['cat-file', 'blob', `${version}:${file}`]).catch(() => undefined);

  /** The files of a version under some paths, as git keeps them. */
  async filesOf(version: string, paths: readonly string[] = []): Promise<KeptFile[]> {
    const isMany = paths.length > MOST_ARGUMENTS;
    const args = ['ls-tree', '-r', '-l', '-z', version, '--', ...(isMany ? [] : paths)];
    const wanted = new Set(paths);
    // A sign for each byte: a name may be no UTF-8.
    const listed = (await gitBytes(this.root, args, { env: this.env })).toString('latin1');
    return listed.split('\0').flatMap((line) => {
      const [, mode = '', id = '', size = '', name] = KEPT.exec(line) ?? [];
      if (name === undefined) return [];
      const raw = Buffer.from(name, 'latin1');
      const file = raw.toString();
      const isWanted = !isMany || wanted.has(file);
      return isWanted ? [{ file, raw, mode, id, size: Number(size) || 0 }] : [];
    });
  }

  /** Gives the bytes of some files as they were committed, whatever an attribute says, a few at a time. */
  async *bytesOf<F extends Pick<KeptFile, 'file' | 'id' | 'size'>>(
    files: readonly F[],
  ): AsyncGenerator<{ kept: F; bytes: Buffer }> {
    for (const some of inParts(files)) {
      const input = some.map(({ id }) => `${id}\n`).join('');
      const read = await gitBytes(this.root, ['cat-file', '--batch'], { input, env: this.env });
      let at = 0;
      for (const kept of some) {
        const end = read.indexOf('\n', at);
        const size = Number(read.toString('latin1', at, end).split(' ')[2]);
        if (!(size >= 0)) throw new Error(`A la historia le falta «${kept.file}» (${kept.id}).`);
        yield { kept, bytes: read.subarray(end + 1, end + 1 + size) };
        at = end + 1 + size + 1;
      }
    }
  }

  /** Who committed a file last, and when; undefined where it was changed since by other ways. */
  async lastSave(file: string): Promise<{ who: string; at: string } | undefined> {
    if ((await this.missing()) || (await this.dirty([file])).length > 0) return undefined;
    const args = ['log', '-1', '--no-merges', '--format=%an%n%aI', '--', file];
    const [who, at] = (await this.git(args)).split('\n');
    return who && at ? { who, at } : undefined;
  }

  /** The text of a file in the newest version in which its SHA-256 is this; undefined where none has it. */
  async sourceBy(file: string, sha256: string): Promise<string | undefined> {
    if (await this.missing()) return undefined;
    const args = ['log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', file];
    for (const version of (await this.git(args)).split('\n').filter(Boolean)) {
      const text = await this.source(version, file);
      if (text !== undefined && createHash('sha256').update(text).digest('hex') === sha256)
        return text;
    }
    return undefined;
  }

  idOf = async (version: string): Promise<string> =>
    (await this.git(['rev-parse', '--verify', '-q', `${version}^{commit}`])).trim();

  /** git's settings by their names, which a pattern chooses. */
  settings = async (pattern: string): Promise<Map<string, string>> => {
    const listed = await this.git(['config', '--null', '--get-regexp', pattern]).catch(() => '');
    return new Map(settingsIn(listed));
  };

  /** Where git keeps this repository. */
  gitFolder = async (): Promise<string> =>
    (this.folder ??= (await this.git(['rev-parse', '--absolute-git-dir'])).trim());

  /** Changes made there by other ways are committed first, as nobody's of the newsroom. */
  async commitOutside(paths: readonly string[]): Promise<void> {
    const files = (await this.dirty(paths)).map(({ file }) => file);
    if (files.length > 0) await this.commit(files, OUTSIDE, OUTSIDE_MESSAGE);
  }

  /** Commits some files as they are in the folder, also those that a machine ignores, and nothing else. */
  async commit(paths: readonly string[], author: Author, message: string): Promise<void> {
    const env = await this.signed(author);
    await advance(this, paths, async (head, index) => {
      await this.git(['read-tree', head], { env: { GIT_INDEX_FILE: index } });
      await this.stage(paths, index);
      const tree = (await this.git(['write-tree'], { env: { GIT_INDEX_FILE: index } })).trim();
      if (tree === (await this.git(['rev-parse', `${head}^{tree}`])).trim()) return undefined;
      return this.commitOf(tree, [head], message, env);
    });
  }

  commitOf = async (
    tree: string,
    parents: readonly string[],
    message: string,
    env: Record<string, string>,
  ): Promise<string> => {
    const args = ['commit-tree', tree, ...parents.flatMap((one) => ['-p', one]), '-m', message];
    return (await this.git(args, { env })).trim();
  };

  /** Takes files into an index as they are in the folder. @param paths files or folders */
  async stage(paths: readonly string[], index: string): Promise<void> {
    const env = { GIT_INDEX_FILE: index };
    const isFile = (one: string) =>
      !statSync(path.join(this.root, one), { throwIfNoEntry: false })?.isDirectory();
    const isNamed = (one: string) => !one.includes('\uFFFD');
    const files = paths.filter((one) => isFile(one) && isNamed(one));
    // A name that is no UTF-8 cannot be said again: its folder can.
    const unnamed = paths
      .filter((one) => !isNamed(one))
      .map((one) => one.replace(/\/?[^/]*\uFFFD.*$/, ''));
    const folders = [...paths.filter((one) => !isFile(one)), ...unnamed];
    const input = files.map((file) => `${file}\0`).join('');
    await this.git(['update-index', '--add', '--remove', '-z', '--stdin'], { env, input });
    if (folders.length > 0) await this.git(['add', '-A', '--', ...folders], { env });
  }

  /** True when the last commit has these files as they are in the folder. */
  async hasAsTheyAre(files: readonly string[]): Promise<boolean> {
    if ((await this.dirty(files)).length > 0) return false;
    const known = new Set((await this.filesOf('HEAD', files)).map(({ file }) => file));
    return files.every((file) => known.has(file) || !existsSync(path.join(this.root, file)));
  }

  /**
   * Why nothing can be committed now, in words; undefined when it can: git is in the middle of something, or
   * on no branch, where a commit would be on none.
   */
  async standing(): Promise<ToldWords | undefined> {
    if ((await this.missing()) !== undefined) return undefined;
    const folder = await this.gitFolder();
    const [, half] = HALF_DONE.find(([mark]) => existsSync(path.join(folder, mark))) ?? [];
    if (half) return withDetails(HALF, half);
    return (await this.branch()) === undefined ? NO_BRANCH : undefined;
  }

  branch = async (): Promise<string | undefined> =>
    (await this.git(['symbolic-ref', '-q', '--short', 'HEAD']).catch(() => '')).trim() || undefined;

  async signed({ name, email }: Author): Promise<Record<string, string>> {
    const own = name ? { name, email } : await this.owner();
    const shown = acceptedName(own.name) || 'Sin nombre';
    const reached = acceptedName(own.email) || madeUpEmail(shown);
    return {
      ...{ GIT_AUTHOR_NAME: shown, GIT_AUTHOR_EMAIL: reached },
      ...{ GIT_COMMITTER_NAME: shown, GIT_COMMITTER_EMAIL: reached },
    };
  }

  /** The computer's user, in whose name the history keeps saves, where nobody told git theirs. */
  async unnamed(): Promise<string | undefined> {
    if ((await this.missing()) !== undefined) return undefined;
    return (await this.known()).name ? undefined : userName();
  }

  /** Anyone who git knows on this computer, or its user. */
  private async owner(): Promise<Author> {
    const { name = userName(), email } = await this.known();
    return { name, email: email || madeUpEmail(name) };
  }

  private async known(): Promise<Partial<Author>> {
    const [said, user] = [await this.settings('^user[.](name|email)$'), await userOfGit()];
    const name = (said.get('user.name') ?? user.name)?.trim();
    const email = (said.get('user.email') ?? user.email)?.trim();
    return { ...(name && { name }), ...(email && { email }) };
  }
}

/** What git leaves in its folder while an operation is half done, and how its own words name it. */
const HALF_DONE: readonly [mark: string, command: string][] = [
  ['MERGE_HEAD', 'git merge --abort, o git commit'],
  ['rebase-merge', 'git rebase --abort, o --continue'],
  ['rebase-apply/applying', 'git am --abort, o --continue'],
  ['rebase-apply', 'git rebase --abort, o --continue'],
  ['CHERRY_PICK_HEAD', 'git cherry-pick --abort, o --continue'],
  ['REVERT_HEAD', 'git revert --abort, o --continue'],
  ['sequencer', 'git cherry-pick --quit'],
  ['BISECT_LOG', 'git bisect reset'],
];
const HALF =
  'En la historia de esta carpeta hay un trabajo a medias, que alguien empezó fuera de la redacción. Mientras no termine no se guarda nada: avise a quien cuida el equipo.';
const NO_BRANCH = withDetails(
  'La carpeta de la oficina muestra una versión de antes, y lo que se guardara ahí se perdería. Mientras tanto no se guarda nada: avise a quien cuida el equipo.',
  'git no está en ninguna rama: git switch main, o la rama de la oficina.',
);

/** The folder's own git settings could start programs (D79). */
class ForeignSettings extends Error {
  constructor(names: readonly string[]) {
    super(
      `La carpeta de la oficina trae ajustes de Git que pueden ejecutar programas o llevar a otra parte, y con ellos no se abre: ${names.join(', ')}. Si alguien se la pasó copiada, tráigala con git clone. Si los puso usted, quítelos ahí con git config --unset y el nombre de cada uno; los suyos de usted van con git config --global.`,
    );
  }
}

/** git refuses a name of nothing but these signs, and cuts them off at both ends. */
const acceptedName = (name: string): string =>
  name.replace(/[<>\p{Cc}]/gu, '').replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, '');

const LINKS: readonly string[] = ['120000', '160000'];
/** True of a link, or of another repository in its place. */
export const isLink = ({ mode }: { mode: string }): boolean => LINKS.includes(mode);

/** A file of a version, with git's mode and id, and its size in bytes. */
export interface KeptFile {
  file: string;
  /** Its name as it is, which may be no UTF-8. */
  raw: Buffer;
  mode: string;
  id: string;
  size: number;
}
const KEPT = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t([^]*)$/;

/** Of a file, in which the text is sought that somebody began from. */
const MOST_VERSIONS = 50;
const PART_BYTES = 64_000_000;
/** A command line has less room than a long list of names, on Windows least. */
const MOST_ARGUMENTS = 100;

/** Parts of a list that weigh so much at most, with one file at least. */
function inParts<F extends { size: number }>(files: readonly F[]): F[][] {
  const parts: F[][] = [];
  let weight = Infinity;
  for (const file of files) {
    if (weight + file.size > PART_BYTES) [weight] = [0, parts.push([])];
    weight += file.size;
    parts.at(-1)?.push(file);
  }
  return parts;
}

/** An address that receives nothing, for anyone who said none: `ana@redaccion.invalid`. */
export const madeUpEmail = (login: string): string =>
  `${
    login
      .normalize('NFD')
      .replace(/[^\w.-]/g, '')
      .toLowerCase() || 'redaccion'
  }@redaccion.invalid`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'Redacción';
  }
}

/** By the letters of `git diff`, or those of `git status` for the index and the folder. */
const HAPPENED: Record<string, Happened> = {
  ...{ '??': 'nuevo', A: 'nuevo', AM: 'nuevo', D: 'quitado', MD: 'quitado' },
};
const happenedBy = (mark: string): Happened => HAPPENED[mark.trim()] ?? 'cambiado';

/** Names and their changes, as git lists them with `-z`. */
export function filesIn(text: string): ChangedFile[] {
  const parts = text.split('\0');
  const start = parts.findIndex((one) => /^\s*[A-Z]$/.test(one));
  const files: ChangedFile[] = [];
  for (let at = Math.max(start, 0); at + 1 < parts.length; at += 2) {
    const [mark = '', file = ''] = parts.slice(at, at + 2);
    if (file) files.push({ file, happened: happenedBy(mark) });
  }
  return files;
}
