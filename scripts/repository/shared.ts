import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PUBLICADAS } from '@/lib/content/model';
import { withDetails } from './details';
import { GitFailed } from './git';
import type { Author, Repository } from './repository';

interface Remote {
  name: string;
  /** Of the branch there: `refs/heads/main`. */
  ref: string;
  known: string;
}

const US: Author = { name: 'Redacción', email: 'redaccion@redaccion.invalid' };
const FETCH_MS = 60_000;
/** Anyone who opens a piece waits no longer than this; and after a failure, nobody waits for a while. */
const PATIENCE_MS = 5000;
const QUIET_MS = 60_000;
const TAGS = 'refs/tags/sitio/*:refs/tags/sitio/*';

/** A piece that somebody else changed at the same time: theirs stays, and this was saved here. */
export interface Superseded {
  file: string;
  source: string;
  email: string;
}

/** The exchange of a repository with a remote: pushed after each save, fetched before it matters. */
export class Shared {
  private syncing: Promise<void> | undefined;
  private again = false;
  private quietUntil = 0;
  /** Why the last exchange failed, in words. */
  fault: string | undefined;

  /** @param supersede told of each piece saved here that gives way to another's; it may refuse */
  constructor(
    readonly repository: Repository,
    private readonly supersede: (one: Superseded) => void = refuse,
  ) {}

  /** How many saves are in this folder alone; none without a remote. */
  async ahead(): Promise<number> {
    const remote = (await this.repository.missing()) ? undefined : await this.remote();
    if (!remote) return 0;
    const { git } = this.repository;
    const count = ['rev-list', '--count', 'HEAD'];
    return Number(await git([...count, `^${remote.known}`]).catch(() => git(count)));
  }

  /** Brings others' pushes, unless it takes too long: the state here then does. */
  async refresh(): Promise<void> {
    if (Date.now() < this.quietUntil) return;
    await Promise.race([this.sync().catch(() => undefined), wait(PATIENCE_MS, undefined, UNREF)]);
  }

  /** As `sync`, without waiting; a failure is said in `fault`, and tried again with the next save. */
  syncSoon(): void {
    void this.sync().catch(() => undefined);
  }

  /**
   * Brings others' pushes and pushes the own; asked again meanwhile, it runs again.
   * @throws Error in Spanish
   */
  sync(): Promise<void> {
    if (this.syncing) {
      this.again = true;
      return this.syncing;
    }
    this.syncing = this.exchange().finally(() => (this.syncing = undefined));
    return this.syncing;
  }

  idle = (): Promise<unknown> => this.syncing?.catch(() => undefined) ?? Promise.resolve();

  private async exchange(): Promise<void> {
    try {
      if (await this.repository.missing()) return;
      const remote = await this.remote();
      if (!remote) return;
      do {
        this.again = false;
        await this.exchangeWith(remote);
      } while (this.again);
      this.fault = undefined;
      this.quietUntil = 0;
    } catch (error) {
      this.again = false;
      this.quietUntil = Date.now() + QUIET_MS;
      this.fault = wordsOf(error);
      throw new Error(this.fault, { cause: error });
    }
  }

  /** Others may push between the two: then it runs again. */
  private async exchangeWith(remote: Remote): Promise<void> {
    for (let left = 8; ; left -= 1) {
      await this.fetch(remote);
      await this.repository.turn(() => this.integrate(remote));
      if ((await this.ahead()) === 0) return;
      try {
        await this.repository.git(['push', '-q', remote.name, `HEAD:${remote.ref}`], {
          timeout: FETCH_MS,
        });
        return;
      } catch (error) {
        if (left === 0 || !(error instanceof GitFailed && RACED.test(error.stderr))) throw error;
      }
    }
  }

  private async fetch({ name, ref, known }: Remote): Promise<void> {
    const { git } = this.repository;
    try {
      await git(['fetch', '-q', '--no-tags', '--no-prune', name, `+${ref}:${known}`, TAGS], {
        timeout: FETCH_MS,
      });
    } catch (error) {
      // Allowed: a branch not yet on the remote; a remote tag with the name of a local tag, which stays.
      const fine = /couldn't find remote ref|would clobber existing tag/;
      if (!(error instanceof GitFailed && fine.test(error.stderr))) throw error;
    }
  }

  /**
   * Takes in others' pushes; pieces changed on both sides are merged aside, without half a merge in the
   * folder.
   */
  private async integrate({ known }: Remote): Promise<void> {
    const { repository } = this;
    const { git } = repository;
    if (await repository.unfinished()) throw new Error(HALF);
    if (!(await this.exists(known))) return;
    if (await repository.succeeds('merge-base', '--is-ancestor', known, 'HEAD')) return;
    const base = (await git(['merge-base', 'HEAD', known]).catch(() => '')).trim();
    if (!base) throw new Error(UNRELATED);
    const coming = await repository.changes([base, known]);
    await repository.commitOutside(coming.map(({ file }) => file));
    const isOld = await repository.succeeds('merge-base', '--is-ancestor', 'HEAD', known);
    await git(['merge', '-q', '--ff-only', isOld ? known : await this.merge(known)]);
  }

  private async merge(known: string): Promise<string> {
    const { git } = this.repository;
    const { tree, files } = await this.mergedTree(known);
    const index = path.join(await this.repository.gitFolder(), `redaccion-${randomUUID()}`);
    const env = { GIT_INDEX_FILE: index };
    try {
      await git(['read-tree', tree], { env });
      if (files.length > 0)
        await git(['reset', '-q', '--no-refresh', known, '--', ...files], { env });
      const disputed: Superseded[] = [];
      for (const file of files) {
        const source = await this.repository.source('HEAD', file);
        const email = await git(['log', '-1', '--format=%ae', `${known}..HEAD`, '--', file]);
        if (source !== undefined) disputed.push({ file, source, email: email.trim() });
      }
      const joined = (await git(['write-tree'], { env })).trim();
      // Before the folder changes: a cut in between leaves a draft too many, and no words lost.
      disputed.forEach(this.supersede);
      const args = ['commit-tree', joined, '-p', 'HEAD', '-p', known, '-m', messageOf(files)];
      return (await git(args, { env: await this.repository.signed(US) })).trim();
    } finally {
      rmSync(index, { force: true });
    }
  }

  /** The tree that git can merge of the last version and another, and the files in conflict. */
  private async mergedTree(version: string): Promise<{ tree: string; files: string[] }> {
    const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages'];
    try {
      const [tree = ''] = (await this.repository.git([...args, 'HEAD', version])).split('\0');
      return { tree, files: [] };
    } catch (error) {
      if (!(error instanceof GitFailed)) throw error;
      const [tree = '', ...files] = error.stdout.split('\0').filter(Boolean);
      if (!tree) throw new Error(OLD_GIT, { cause: error });
      return { tree, files };
    }
  }

  remote = async (): Promise<Remote | undefined> => {
    const { git } = this.repository;
    const settings = await this.repository.settings('^(branch|remote)[.]');
    // Most offices share with nobody, and each piece that is opened asks.
    if (settings.size === 0) return undefined;
    const branch = (await git(['symbolic-ref', '-q', '--short', 'HEAD']).catch(() => '')).trim();
    if (!branch) return undefined;
    const name = settings.get(`branch.${branch}.remote`) ?? 'origin';
    if (!settings.has(`remote.${name}.url`)) return undefined;
    const ref = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
    return { name, ref, known: `refs/remotes/${name}/${ref.replace('refs/heads/', '')}` };
  };

  private exists = (ref: string) =>
    this.repository.succeeds('rev-parse', '-q', '--verify', `${ref}^{commit}`);
}

/** Where there is nobody to keep a draft for. */
function refuse({ file }: Superseded): void {
  if (file !== PUBLICADAS)
    throw new Error(
      `Dos personas cambiaron lo mismo en ${file}. Abra ahí la redacción, y cada una verá las dos versiones.`,
    );
}

const UNREF = { ref: false };
const RACED = /rejected|fetch first|non-fast-forward|failed to lock|cannot lock ref/;
const HALF =
  'En la carpeta de la oficina quedó a medias una unión de cambios. Abra cada pieza en que dos cambiaron lo mismo, elija y guarde.';
const UNRELATED =
  'Lo que hay en el repositorio común no tiene nada que ver con esta carpeta. Pida a quien cuida el equipo que clone otra vez el de la oficina.';
const OLD_GIT =
  'Para unir lo que guardaron otros hace falta Git 2.38 o más nuevo. Pida a quien cuida el equipo que lo actualice.';

const messageOf = (files: readonly string[]): string =>
  files.length === 0
    ? 'Une lo que guardaron otros'
    : `Une lo que guardaron otros; quedó lo de ellos en ${files.join(', ')}`;

function wordsOf(error: unknown): string {
  if (!(error instanceof GitFailed)) return error instanceof Error ? error.message : String(error);
  return withDetails(
    'El repositorio común de la oficina no contesta o no lo acepta: vea si hay red y si este equipo tiene permiso en él.',
    error.said,
  );
}
