import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Writing } from '../write-files';
import { advance, gitLocks, mendInterruptedGit, whileSharing } from './commit';
import { toldBy, ToldError, withDetails, type ToldWords } from '../told-words';
import { GitFailed } from './git';
import { PUBLISHED, type Author, type Repository } from './repository';
import { writeAndCommit } from './write-and-commit';

interface Remote {
  name: string;
  url: string;
  /** Of the branch there: `refs/heads/main`. */
  ref: string;
  /** What git last fetched of it. */
  known: string;
  /** The last version of it that was taken in or pushed here: it may not be gone from the remote. */
  taken: string;
}

const US: Author = { name: 'Redacción', email: 'redaccion@redaccion.invalid' };
const FETCH_MS = 60_000;
/** Anyone who opens a piece waits no longer than this; and after a failure, nobody waits for a while. */
const PATIENCE_MS = 5000;
const QUIET_MS = 60_000;
const TAGS = 'refs/tags/sitio/*:refs/tags/sitio/*';

/** What an office's folder is made with, beside what is published (D79). */
export const MADE_WITH: readonly string[] = [
  ...['oficina.json', 'README.md', '.gitignore', '.gitattributes'],
  ...['.gitlab-ci.yml', '.github/workflows/sitio.yml'],
];
/** A name that a crafted tree may have, and that would lead out of its folder or into git's own. */
const leadsAway = (file: string) =>
  /[\\\uFFFD\p{C}]/u.test(file) ||
  file.split('/').some((part) => /^(?:|\.{1,2}|\.git|git~\d+)$/i.test(part));
const isOfAnOffice = (file: string) =>
  !leadsAway(file) &&
  (MADE_WITH.includes(file) || PUBLISHED.some((part) => file.startsWith(`${part}/`)));
const isPlainFile = (mode: string) => /^(?:100644|100755|000000)$/.test(mode);

/**
 * The exchange of a repository with its remote, which is a copy of it (D78): pushed after each save, fetched
 * before it matters. What git cannot join by itself stops the exchange; saving goes on.
 */
export class Shared {
  private syncing: Promise<void> | undefined;
  private again = false;
  private quietUntil = 0;
  /** The remote refused what is here for good: after a save it is not sent again. */
  private isRefused = false;
  /** Why the last exchange failed, in words. */
  fault: ToldWords | undefined;

  constructor(readonly repository: Repository) {}

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
    if (!this.isRefused) void this.sync().catch(() => undefined);
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
      await mendInterruptedGit(this.repository);
      const standing = await this.repository.standing();
      if (standing !== undefined) throw new ToldError(standing);
      const remote = await this.remote();
      if (!remote) return;
      this.isRefused = false;
      await this.refuseFilters();
      dropDeadLocks(this.repository.root, remote);
      await whileSharing(await this.repository.gitFolder(), async () => {
        do {
          this.again = false;
          await this.exchangeWith(remote);
        } while (this.again);
      });
      this.fault = undefined;
      this.quietUntil = 0;
    } catch (error) {
      this.again = false;
      this.quietUntil = Date.now() + QUIET_MS;
      this.fault = errorText(error);
      throw new ToldError(this.fault, { cause: error });
    }
  }

  /** Others may push between the two: then it runs again. */
  private async exchangeWith(remote: Remote): Promise<void> {
    const { repository } = this;
    const { git } = repository;
    for (let left = 8; ; left -= 1) {
      await this.fetch(remote);
      await repository.turn(() => this.integrate(remote));
      if ((await this.ahead()) === 0) return;
      try {
        await git(['push', '--porcelain', '--', remote.name, `HEAD:${remote.ref}`], {
          timeout: FETCH_MS,
        });
        await git(['update-ref', remote.taken, remote.known]);
        return;
      } catch (error) {
        if (!(error instanceof GitFailed)) throw error;
        const isRaced = RACED.test(error.stdout);
        this.isRefused = !isRaced && /^!/m.test(error.stdout);
        if (this.isRefused) throw refusedBy(error);
        if (!isRaced || left === 0) throw error;
      }
    }
  }

  private async fetch({ name, ref, known }: Remote): Promise<void> {
    const { git } = this.repository;
    try {
      await git(['fetch', '-q', '--no-tags', '--no-prune', '--', name, `+${ref}:${known}`, TAGS], {
        timeout: FETCH_MS,
      });
    } catch (error) {
      if (!(error instanceof GitFailed)) throw error;
      if (/couldn't find remote ref/.test(error.stderr)) return this.refuseOtherBranches(name, ref);
      // Allowed: a remote tag with the name of a local tag, which stays.
      if (!/would clobber existing tag/.test(error.stderr)) throw error;
    }
  }

  /** A remote without any branch gets ours; one that has others lost ours, or gave it another name. */
  private async refuseOtherBranches(name: string, ref: string): Promise<void> {
    const listed = await this.repository.git(['ls-remote', '--heads', '--', name], {
      timeout: FETCH_MS,
    });
    const there = [...listed.matchAll(/\trefs\/heads\/(.*)$/gm)].map(([, branch]) => branch);
    if (there.length === 0) return;
    const branch = ref.replace('refs/heads/', '');
    throw new ToldError(
      withDetails(
        'El repositorio común de la oficina ya no tiene la rama de esta carpeta: la quitaron o le cambiaron el nombre. Lo guardado sigue aquí, y no se manda hasta que quien cuida el equipo diga cuál es.',
        `aquí es «${branch}»; ahí hay ${there.join(', ')}. Con git branch -m y git branch -u se le da el nombre nuevo.`,
      ),
    );
  }

  /** Takes in what the remote has beyond the last exchange, if git can join it without a conflict (D78). */
  private async integrate({ known, taken }: Remote): Promise<void> {
    const { repository } = this;
    const { git } = repository;
    const tip = await this.commitAt(known);
    if (tip === undefined) return;
    const isPast = (one: string, other: string) =>
      repository.succeeds('merge-base', '--is-ancestor', one, other);
    const last = await this.commitAt(taken);
    if (last && !(await isPast(last, tip)) && !(await isPast('HEAD', tip)))
      throw new ToldError(REWOUND);
    if (!(await isPast(tip, 'HEAD'))) {
      const base = (await git(['merge-base', 'HEAD', tip]).catch(() => '')).trim();
      if (!base) throw new Error(UNRELATED);
      const coming = await this.entries(base, tip);
      refuseStrangers(coming);
      await repository.commitOutside(coming.map(({ file }) => file));
      const version = (await isPast('HEAD', tip)) ? tip : await this.merge(tip);
      await this.take(version);
    }
    await git(['update-ref', taken, tip]);
  }

  private async merge(tip: string): Promise<string> {
    const { tree, files } = await this.mergedTree(tip);
    if (files.length > 0) throw new ToldError(conflictWords(files));
    const { repository } = this;
    return repository.commitOf(tree, ['HEAD', tip], 'Une lo que guardaron otros', {
      ...(await repository.signed(US)),
    });
  }

  /** Brings folder and branch to a version that goes on from the last one. */
  private async take(version: string): Promise<void> {
    const { repository } = this;
    const entries = await this.entries('HEAD', version);
    const files = entries.map(({ file }) => file);
    const kept = await repository.filesOf(version, files);
    const bytes = new Map<string, Buffer>();
    for await (const one of repository.bytesOf(kept)) bytes.set(one.kept.file, one.bytes);
    this.refuseToOverwrite(entries, bytes);
    const writings = files.map((file): Writing => ({ file, bytes: bytes.get(file) ?? null }));
    await writeAndCommit(repository, writings, () =>
      advance(repository, files, () => Promise.resolve(version)),
    );
  }

  /** A file that is new to git and yet here is one that this machine ignores: its own. */
  private refuseToOverwrite(entries: readonly Entry[], bytes: ReadonlyMap<string, Buffer>): void {
    const own = entries
      .filter(({ status }) => status === 'A')
      .map(({ file }) => ({ file, place: path.join(this.repository.root, file) }))
      .filter(({ place }) => existsSync(place))
      .filter(({ file, place }) => !bytes.get(file)?.equals(readFileSync(place)));
    if (own.length > 0)
      throw new ToldError(
        strangeWords(
          'El repositorio común trae archivos que en este equipo ya están y no son de la historia',
          own.map(({ file }) => file),
        ),
      );
  }

  /** The differences between two versions, with git's mode and id of the later one. */
  private async entries(from: string, to: string): Promise<Entry[]> {
    const { git } = this.repository;
    const listed = await git([
      'diff-tree',
      '-r',
      '--raw',
      '--no-renames',
      '--no-abbrev',
      '-z',
      from,
      to,
    ]);
    const parts = listed.split('\0');
    return parts.flatMap((line, at) => {
      const [, mode = '', id = '', status = ''] =
        /^:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) ([A-Z])/.exec(line) ?? [];
      return mode ? [{ mode, id, status, file: parts[at + 1] ?? '' }] : [];
    });
  }

  /** Filters of git (LFS) are programs, which no save and no publication runs (D79). */
  private async refuseFilters(): Promise<void> {
    const files = await this.repository.filesOf('HEAD');
    const attributes = files.filter(({ file }) => path.posix.basename(file) === '.gitattributes');
    for await (const { kept, bytes } of this.repository.bytesOf(attributes))
      if (/\bfilter=/.test(bytes.toString()))
        throw new ToldError(withDetails(FILTERS.words, ...FILTERS.details, kept.file));
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
    const settings = await this.repository.settings('^(branch|remote)[.]');
    // Most offices share with nobody, and each piece that is opened asks.
    if (settings.size === 0) return undefined;
    const branch = await this.repository.branch();
    if (!branch) return undefined;
    const name = settings.get(`branch.${branch}.remote`) ?? 'origin';
    const url = settings.get(`remote.${name}.url`);
    if (url === undefined) return undefined;
    const ref = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
    const there = ref.replace('refs/heads/', '');
    return {
      ...{ name, url, ref, known: `refs/remotes/${name}/${there}` },
      taken: `refs/redaccion/${name}/${there}`,
    };
  };

  private commitAt = (ref: string): Promise<string | undefined> =>
    this.repository.idOf(ref).catch(() => undefined);
}

interface Entry {
  file: string;
  /** `000000` of a file that goes. */
  mode: string;
  id: string;
  status: string;
}

/** Git holds a lock of a branch for an instant. */
const DEAD_LOCK_MS = 10 * 60_000;

/**
 * Takes away the locks of branches in a remote that is a folder: who pushes there is also who receives, and one
 * that is switched off meanwhile would leave it closed to all.
 */
function dropDeadLocks(root: string, { url }: Remote): void {
  const folder = path.resolve(root, url.startsWith('file://') ? fileURLToPath(url) : url);
  const within = existsSync(path.join(folder, '.git')) ? '.git' : '.';
  for (const lock of gitLocks(path.join(folder, within))) {
    const at = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && Date.now() - at > DEAD_LOCK_MS) rmSync(lock, { force: true });
  }
}

/** @throws Error when a version brings what no office's folder has, or a link: nothing of it is taken */
function refuseStrangers(coming: readonly Entry[]): void {
  const strange = coming.filter(({ file, mode }) => !isOfAnOffice(file) || !isPlainFile(mode));
  if (strange.length > 0)
    throw new ToldError(
      strangeWords(
        'El repositorio común trae archivos que no son del sitio, o enlaces a otra parte',
        strange.map(({ file }) => file),
      ),
    );
}

const NAMED = 5;
const strangeWords = (what: string, files: readonly string[]): ToldWords =>
  withDetails(
    `${what}: no se toma nada de ahí hasta que quien cuida el equipo lo vea. Lo que usted guarda queda en este equipo.`,
    `${files.slice(0, NAMED).join(', ')}${files.length > NAMED ? ` y ${files.length - NAMED} más` : ''}`,
  );

const conflictWords = (files: readonly string[]): ToldWords =>
  withDetails(
    'En el repositorio común cambiaron lo mismo que aquí, y no se puede unir sin elegir. Lo que usted guarda queda en este equipo; avise a quien cuida el equipo para que lo una.',
    `git pull --no-rebase en la carpeta de la oficina; chocan ${files.slice(0, NAMED).join(', ')}`,
  );

const refusedBy = (error: GitFailed): ToldError => {
  const [, , why = ''] = /^!\t.*?\t(\[[^\]]*\]) ?(.*)$/m.exec(error.stdout) ?? [];
  return new ToldError(
    withDetails(
      'El repositorio común de la oficina no aceptó lo guardado, y no se vuelve a mandar con cada guardado. Sigue en este equipo; avise a quien cuida el equipo.',
      [why, error.lastWords].filter(Boolean).join(' · '),
    ),
    { cause: error },
  );
};

const UNREF = { ref: false };
/** In git's answer for programs: another pushed first, here or while this push arrived. */
const RACED =
  /^!\t.*\t\[(?:rejected\] \((?:fetch first|non-fast-forward|stale info)|remote rejected\] \((?:cannot lock ref .* but expected|incorrect old value|failed to update ref))/m;
const REWOUND = withDetails(
  'En el repositorio común quitaron versiones que esta carpeta tiene: quizá se borró de ahí un dato. Para no devolverlo, no se manda ni se trae nada. Lo que usted guarda queda en este equipo; avise a quien cuida el equipo.',
  'guarde aparte lo que falte ahí, y clone otra vez; o git reset --hard @{upstream} si aquí no hay nada propio.',
);
const UNRELATED =
  'Lo que hay en el repositorio común no tiene nada que ver con esta carpeta. Pida a quien cuida el equipo que clone otra vez el de la oficina.';
const FILTERS = withDetails(
  'Esta carpeta guarda archivos con un programa aparte (Git LFS), que la redacción no usa. Lo que usted guarda queda en este equipo, y no se comparte; avise a quien cuida el equipo.',
  'git lfs migrate export --everything --include="*", y quite filter= de .gitattributes.',
);
const OLD_GIT =
  'Para unir lo que guardaron otros hace falta Git 2.38 o más nuevo. Pida a quien cuida el equipo que lo actualice.';

function errorText(error: unknown): ToldWords {
  if (!(error instanceof GitFailed)) return toldBy(error);
  return withDetails(
    'El repositorio común de la oficina no contesta: vea si hay red y si este equipo tiene permiso en él.',
    error.lastWords,
  );
}
