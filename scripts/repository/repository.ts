import { existsSync, realpathSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { PUBLICADAS } from '@/lib/content/model';
import { ENGINE } from '@/lib/office-folder/engine';
import { withDetails } from './details';
import { git, GitFailed, NoGit } from './git';

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

  readonly git = (args: string[], more: { env?: Record<string, string>; timeout?: number } = {}) =>
    git(this.root, args, { ...more, env: { ...this.env, ...more.env } });

  readonly succeeds = (...args: string[]): Promise<boolean> =>
    this.git(args).then(
      () => true,
      () => false,
    );

  /**
   * Returns why there is no history, in words; undefined with a history. The engine's own is nobody's office.
   */
  async missing(): Promise<string | undefined> {
    if (this.isKnown) return undefined;
    try {
      const asked = ['rev-parse', '--show-toplevel', '--absolute-git-dir', 'HEAD^{commit}'];
      const [top = '', folder] = (await this.git(asked)).split('\n');
      const own = realpathSync(this.root);
      if (realpathSync(top) !== own || own === realpathSync(ENGINE)) return NO_REPOSITORY;
      this.folder = folder;
    } catch (error) {
      if (error instanceof NoGit) return NO_GIT;
      const isForeign = error instanceof GitFailed && error.stderr.includes('dubious ownership');
      return isForeign ? NOT_OURS : NO_REPOSITORY;
    }
    this.isKnown = true;
    return undefined;
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
    const asked = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    return (await this.git([...asked, '--', ...paths]))
      .split('\0')
      .filter((line) => line && !line.startsWith('AD'))
      .map((line) => ({ file: line.slice(3), happened: happenedBy(line.slice(0, 2)) }));
  }

  changes = async (args: string[]): Promise<ChangedFile[]> =>
    filesIn(await this.git(['diff', '--name-status', '--no-renames', '-z', ...args]));

  /** The bytes of a file in a version, as UTF-8; undefined where it is not. */
  source = (version: string, file: string): Promise<string | undefined> =>
    this.git(['show', `${version}:${file}`]).catch(() => undefined);

  /** Who committed a file last, and when; undefined where it was changed since by other ways. */
  async lastSave(file: string): Promise<{ who: string; at: string } | undefined> {
    if ((await this.missing()) || (await this.dirty([file])).length > 0) return undefined;
    const args = ['log', '-1', '--no-merges', '--format=%an%n%aI', '--', file];
    const [who, at] = (await this.git(args)).split('\n');
    return who && at ? { who, at } : undefined;
  }

  idOf = async (version: string): Promise<string> =>
    (await this.git(['rev-parse', '--verify', '-q', `${version}^{commit}`])).trim();

  /** git's settings by their names, which a pattern chooses. */
  settings = async (pattern: string): Promise<Map<string, string>> => {
    const listed = await this.git(['config', '--null', '--get-regexp', pattern]).catch(() => '');
    const pairs = listed.split('\0').filter(Boolean);
    return new Map(pairs.map((one) => one.split('\n', 2) as [string, string]));
  };

  /** Where git keeps this repository. */
  gitFolder = async (): Promise<string> =>
    (this.folder ??= (await this.git(['rev-parse', '--absolute-git-dir'])).trim());

  /** Changes made there by other ways are committed first, as nobody's of the newsroom. */
  async commitOutside(paths: readonly string[]): Promise<void> {
    const files = (await this.dirty(paths)).map(({ file }) => file);
    if (files.length > 0) await this.commit(files, OUTSIDE, OUTSIDE_MESSAGE);
  }

  /**
   * Commits some files as they are in the folder, and nothing else; unchanged files are left out. During a
   * merge that was left half done, they are resolved, and the last ends it.
   */
  async commit(paths: readonly string[], author: Author, message: string): Promise<void> {
    const signed = await this.signed(author);
    const half = await this.unfinished();
    if (half) {
      await this.git(['add', '-A', '--', ...paths]);
      if ((await this.unmerged()).length > 0) return;
      await this.git(half, { env: signed });
      return;
    }
    const changed = await this.dirty(paths);
    if (changed.length === 0) return;
    const found = changed.map(({ file }) => file);
    // A name that is no UTF-8 cannot be said again: its folder can.
    const files = found.some((file) => file.includes('\uFFFD')) ? paths : found;
    // Only files that git knows can be committed alone.
    if (changed.some(({ happened }) => happened === 'nuevo'))
      await this.git(['add', '-A', '--', ...files]);
    await this.git(['commit', '-q', '--no-verify', '-m', message, '--only', '--', ...files], {
      env: signed,
    });
  }

  /** Puts files back as the last commit has them. */
  async putBack(paths: readonly string[]): Promise<void> {
    for (const { file, happened } of await this.dirty(paths))
      if (happened === 'nuevo') rmSync(path.join(this.root, file), { force: true });
      else await this.git(['checkout', '-q', 'HEAD', '--', file]);
  }

  async unmerged(): Promise<string[]> {
    const listed = await this.git(['diff', '--name-only', '-z', '--diff-filter=U']);
    return listed.split('\0').filter(Boolean);
  }

  /** The command that ends a half-done operation of git; undefined without any. */
  async unfinished(): Promise<string[] | undefined> {
    const folder = await this.gitFolder();
    return ENDS.find(([mark]) => existsSync(path.join(folder, mark)))?.[1];
  }

  async signed({ name, email }: Author): Promise<Record<string, string>> {
    const own = name ? { name, email } : await this.owner();
    const shown = own.name.replace(/[<>\p{Cc}]/gu, '').trim() || 'Sin nombre';
    return {
      ...{ GIT_AUTHOR_NAME: shown, GIT_AUTHOR_EMAIL: own.email },
      ...{ GIT_COMMITTER_NAME: shown, GIT_COMMITTER_EMAIL: own.email },
    };
  }

  /** Anyone who git knows on this computer, or its user. */
  private async owner(): Promise<Author> {
    const said = await this.settings('^user[.](name|email)$');
    const name = said.get('user.name')?.trim() || userName();
    return { name, email: said.get('user.email')?.trim() || madeUpEmail(name) };
  }
}

const ENDS: readonly [mark: string, end: string[]][] = [
  ['MERGE_HEAD', ['commit', '-q', '--no-verify', '-m', 'Une lo que guardaron otros']],
  ['rebase-merge', ['rebase', '--continue']],
  ['rebase-apply', ['rebase', '--continue']],
  ['CHERRY_PICK_HEAD', ['cherry-pick', '--continue']],
  ['REVERT_HEAD', ['revert', '--continue']],
];

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
