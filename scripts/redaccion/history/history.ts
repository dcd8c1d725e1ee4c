import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { PUBLICADAS } from '@/lib/content/model';
import { Store } from '@/lib/store';
import { errorName } from '../../http';
import { checkSite } from '../../make/content';
import { isSame, type Folders } from '../check';
import { Refused } from '../refused';
import { differences } from './differences';
import { gitIn, NoGit, type Git } from './git';
import type { PieceChange, Returned, Told } from './types';
import { filesIn, logFormat, signed, STATUS, versionIn } from './versions';

const PLACE = '.redaccion/historia';
const PAGE = 40;
const OUTSIDE = 'Cambios hechos fuera de la redacción';
const FIRST = 'Así estaba todo cuando empezó la historia';
const MISSING =
  'En este equipo no se guarda la historia: falta un programa gratuito. Pida a quien cuida el equipo que instale Git (https://git-scm.com) y abra la redacción otra vez. Todo lo demás funciona igual.';

/**
 * Every version of `content/` and `public/`, whoever made it, in a repository of the newsroom's own: that of
 * the project, its index and its branches are never touched (docs/decisions/0055-history.md).
 */
export class History {
  private readonly git: Git;
  private readonly folder: string;
  /** What is under way: whatever else writes waits for it. */
  private last: Promise<unknown> = Promise.resolve();
  private begun: Promise<void> | undefined;

  constructor(
    private readonly paths: Folders,
    private readonly env: Record<string, string> = {},
  ) {
    this.folder = path.join(paths.root, PLACE);
    this.git = this.gitAs({});
  }

  /**
   * Does what may write, and records it as somebody's; what is there already was done outside. Without git,
   * or when it fails, it is done all the same.
   * @param what is said of it in the list
   */
  turn<T>(who: string, what: string, run: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(async () => {
      await this.attempt(() => this.sweep());
      const answer = await run();
      await this.attempt(() => this.commit(who, what));
      return answer;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Once nothing is being recorded. */
  idle = (): Promise<unknown> => this.last;

  /** Versions, the newest first. */
  async list(file: string, skip: number): Promise<Told> {
    try {
      await this.turn('', '', () => this.ready());
    } catch (error) {
      if (error instanceof NoGit) return { versions: [], more: false, missing: MISSING };
      throw error;
    }
    const mark = randomUUID();
    const text = await this.git(
      ...[
        'log',
        `--skip=${skip}`,
        `--max-count=${PAGE + 1}`,
        '--name-status',
        '--no-renames',
        '-z',
      ],
      ...[logFormat(mark), '--', ...(file ? [file] : [])],
    );
    const versions = text.split(mark).slice(1).map(versionIn);
    return { versions: versions.slice(0, PAGE), more: versions.length > PAGE };
  }

  /** What a version changed, in words. */
  async show(id: string): Promise<PieceChange[]> {
    await this.refuseUnknown(id);
    const parents = (await this.git('show', '-s', '--format=%P', id)).trim();
    if (!parents) return [];
    const found = filesIn(await this.git(...STATUS, `${id}^`, id));
    return Promise.all(
      found.map(async ({ file, happened }) => {
        const [before, after] = await Promise.all([
          happened === 'nuevo' ? undefined : this.source(`${id}^`, file),
          happened === 'quitado' ? undefined : this.source(id, file),
        ]);
        return { file, happened, ...differences(file, before, after) };
      }),
    );
  }

  /**
   * Puts back a piece, or all, as a version had it. It is checked before anything is written, and is one
   * version more.
   * @param file none: all
   */
  back(id: string, file: string | undefined, who: string): Promise<Returned> {
    const what =
      file === undefined
        ? 'Se volvió todo a una versión anterior'
        : 'Se volvió a una versión anterior';
    return this.turn(who, what, async () => {
      await this.refuseUnknown(id);
      return this.restore(id, file);
    });
  }

  private async restore(id: string, file: string | undefined): Promise<Returned> {
    const { root } = this.paths;
    const aside = path.join(root, '.redaccion/volver');
    const git = this.gitAs({ GIT_INDEX_FILE: path.join(this.folder, 'volver.index') });
    await git('read-tree', file === undefined ? id : 'HEAD');
    if (file !== undefined) {
      const [blob] = (await git('ls-tree', id, '--', file)).split('\n');
      const [, mode, hash] = /^(\d+) blob (\w+)\t/.exec(blob ?? '') ?? [];
      if (!mode || !hash)
        throw new Refused(409, 'En esa versión esta pieza no existía. Elija otra versión.');
      await git('update-index', '--add', '--cacheinfo', `${mode},${hash},${file}`);
    }
    const changed = filesIn(await git(...STATUS, 'HEAD', (await git('write-tree')).trim()));
    if (changed.length === 0) throw new Refused(409, 'Ya está como en esa versión.');
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    try {
      const withPublic = changed.some((one) => !one.file.startsWith('content/'));
      if (!withPublic) {
        await git('rm', '-r', '-f', '-q', '--cached', '--ignore-unmatch', '--', 'public');
        if (existsSync(this.paths.public))
          symlinkSync(this.paths.public, path.join(aside, 'public'), 'junction');
      }
      await git('checkout-index', '-a', '-f', `--prefix=${aside}/`);
      // What was published since is no part of any version: none may lose it.
      if (existsSync(path.join(root, PUBLICADAS)))
        copyFileSync(path.join(root, PUBLICADAS), path.join(aside, PUBLICADAS));
      const problems = await this.problemsOf(aside);
      if (problems.length > 0) return { result: 'refused', problems };
      for (const one of changed) {
        const target = path.join(root, one.file);
        mkdirSync(path.dirname(target), { recursive: true });
        if (one.happened === 'quitado') rmSync(target, { force: true });
        else renameSync(path.join(aside, one.file), target);
      }
      return { result: 'saved' };
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }

  /** What the check says of another copy of the content, and does not say of this one. */
  private async problemsOf(aside: string) {
    const store = new Store(this.paths.store);
    const other = { ...this.paths, root: aside, public: path.join(aside, 'public') };
    const { problems } = await checkSite(other, store, new Map());
    const before =
      problems.length > 0 ? (await checkSite(this.paths, store, new Map())).problems : [];
    return problems.filter((one) => !before.some((was) => isSame(one, was)));
  }

  private ready = (): Promise<void> => (this.begun ??= this.begin());

  private async begin(): Promise<void> {
    // What a newsroom that was killed left: this one is alone here.
    for (const lock of ['index.lock', 'HEAD.lock', 'refs/heads/historia.lock'])
      rmSync(path.join(this.folder, lock), { force: true });
    const isNew = !existsSync(path.join(this.folder, 'HEAD'));
    if (isNew) {
      mkdirSync(this.folder, { recursive: true });
      await this.git('-c', 'init.defaultBranch=historia', 'init', '-q', '--template=');
    }
    mkdirSync(path.join(this.folder, 'info'), { recursive: true });
    writeFileSync(
      path.join(this.folder, 'info/exclude'),
      `/*\n!/content/\n!/public\n/${PUBLICADAS}\n`,
    );
    writeFileSync(path.join(this.folder, 'info/attributes'), '* -text -filter -ident\n');
    const isEmpty = await this.git('rev-parse', '-q', '--verify', 'HEAD').then(
      () => false,
      () => true,
    );
    if (isEmpty) await this.commit('', FIRST);
  }

  private async sweep(): Promise<void> {
    await this.ready();
    await this.commit('', OUTSIDE);
  }

  private async commit(who: string, what: string): Promise<void> {
    await this.git('add', '-A', '.');
    const isChanged = await this.git('diff', '--cached', '--quiet').then(
      () => false,
      () => true,
    );
    if (isChanged) await this.gitAs(signed(who))('commit', '-q', '--no-verify', '-m', what);
  }

  private async attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.begun = undefined;
      if (!(error instanceof NoGit))
        console.error(`No se guardó la historia de este cambio: ${errorName(error)}`);
    }
  }

  private gitAs = (env: Record<string, string>): Git =>
    gitIn(this.folder, this.paths.root, { GIT_CONFIG_GLOBAL: '/dev/null', ...this.env, ...env });

  /** Of a name that is no UTF-8, git's answer cannot be asked for again: it is told without its words. */
  private source = async (id: string, file: string): Promise<string | undefined> =>
    file.includes('\uFFFD') ? undefined : this.git('show', `${id}:${file}`);

  private async refuseUnknown(id: string): Promise<void> {
    const unknown = () => {
      throw new Refused(404, 'Esa versión no está en la historia. Vuelva a cargar la página.');
    };
    if (!/^[0-9a-f]{40,64}$/.test(id)) unknown();
    await this.git('merge-base', '--is-ancestor', id, 'HEAD').catch(unknown);
  }
}
