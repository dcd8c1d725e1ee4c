import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HUELLAS } from '../../make/huellas';
import { Failed } from '../../publicar/session';
import { gitIn, NoGit, type Git } from '../history/git';

interface ToRepository {
  out: string;
  /** Where what was sent last is kept; deleting it is safe. */
  cache: string;
  url: string;
  branch: string;
}

/** A CDN compresses by itself (docs/servidores.md). */
const UNSENT = '*.br\n*.gz\n';
const MESSAGE = 'Publicación del sitio';

/**
 * Puts a built site on a branch of the office's git host, which shows what the branch holds: one commit after
 * those that are there, never by force. Nobody is asked for a password: the user's own keys must do.
 * @throws Failed, in Spanish; the branch is then as it was
 */
export async function pushSite(given: ToRepository): Promise<void> {
  const { url, branch } = given;
  let git: Git;
  let commit: string | undefined;
  try {
    const folder = folderOf(given);
    git = await openGit(given);
    writeFileSync(path.join(folder, 'info/exclude'), UNSENT);
    writeFileSync(path.join(folder, 'info/attributes'), '* -text -filter -ident\n');
    const parent = await headOf(git, url, branch);
    await git('add', '-A', '.');
    // Without it some hosts leave out folders whose names begin with `_`.
    const empty = path.join(folder, 'info/nojekyll');
    writeFileSync(empty, '');
    const blob = (await git('hash-object', '-w', '--no-filters', empty)).trim();
    await git('update-index', '--add', '--cacheinfo', `100644,${blob},.nojekyll`);
    const tree = (await git('write-tree')).trim();
    const before = parent ? (await git('rev-parse', `${parent}^{tree}`)).trim() : '';
    if (tree === before) return;
    const after = parent ? ['-p', parent] : [];
    commit = (await git('commit-tree', tree, ...after, '-m', MESSAGE)).trim();
  } catch (error) {
    if (error instanceof Failed) throw error;
    if (error instanceof NoGit)
      throw new Failed('Para entregar así hace falta Git en este equipo (https://git-scm.com).');
    throw new Failed(reasonOf(error));
  }
  await push(git, url, branch, commit);
}

const folderOf = ({ cache }: Pick<ToRepository, 'cache'>) => path.join(cache, 'entrega');

async function openGit({ out, cache }: ToRepository): Promise<Git> {
  const folder = folderOf({ cache });
  const git = gitIn(folder, out, {
    GIT_CONFIG_NOSYSTEM: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
    ...{ GIT_AUTHOR_NAME: 'Redacción', GIT_AUTHOR_EMAIL: 'redaccion@localhost' },
    ...{ GIT_COMMITTER_NAME: 'Redacción', GIT_COMMITTER_EMAIL: 'redaccion@localhost' },
  });
  if (!existsSync(path.join(folder, 'HEAD'))) {
    mkdirSync(folder, { recursive: true });
    await git('init', '-q', '--template=');
    mkdirSync(path.join(folder, 'info'), { recursive: true });
  }
  return git;
}

/** Returns the text of a file of the branch; undefined when there is no branch yet. */
export async function pushedFile(given: ToRepository, file: string): Promise<string | undefined> {
  const git = await openGit(given);
  const commit = await headOf(git, given.url, given.branch);
  return commit && git('show', `${commit}:${file}`);
}

/** The branch's last commit; none when it is not there yet. */
async function headOf(git: Git, url: string, branch: string): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  if (!(await git('ls-remote', url, ref)).trim()) return undefined;
  await git('fetch', '-q', '--depth=1', url, ref);
  const commit = (await git('rev-parse', 'FETCH_HEAD')).trim();
  const files = await git('ls-tree', '--name-only', commit);
  if (files.trim() && !files.split('\n').includes(HUELLAS))
    throw new Failed(
      `La rama ${branch} tiene otra cosa que el sitio, y publicar la borraría. Diga en oficina.json una rama sólo para el sitio.`,
    );
  return commit;
}

/** A connection that is cut while it answers may have done its work: the host is asked. */
async function push(git: Git, url: string, branch: string, commit: string): Promise<void> {
  const ref = `refs/heads/${branch}`;
  try {
    await git('push', '-q', url, `${commit}:${ref}`);
  } catch (error) {
    const shown = await git('ls-remote', url, ref).catch(() => {
      throw new Error(UNKNOWN);
    });
    if (!shown.startsWith(commit)) throw new Failed(reasonOf(error));
  }
}

const UNKNOWN =
  'Se cortó la conexión con el alojamiento. Abra el sitio y vea cuál muestra, y publique otra vez.';

/** git's own last words tell whoever keeps the computer what to look at. */
function reasonOf(error: unknown): string {
  const said = String(Object(error).stderr ?? Object(error).message ?? '');
  const last =
    said
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/\/\/[^/@\s]*@/g, '//') ?? '';
  return `El alojamiento de la oficina no lo recibió: vea si hay red y si este equipo tiene permiso de publicar ahí. (${last})`;
}
