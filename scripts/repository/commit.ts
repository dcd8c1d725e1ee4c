import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { move } from '@/lib/files/move';
import { errorName } from '../http';
import { isRunning, isStillRunning, ownProcessStart } from '../process-alive';
import { writeWhole } from '../write-files';
import { GitFailed, PATIENCE_MS } from './git';

/** What a commit needs of its repository. */
interface Indexed {
  git: (args: readonly string[]) => Promise<string>;
  gitFolder: () => Promise<string>;
  idOf: (version: string) => Promise<string>;
  /** Takes files into an index as they are in the folder. */
  stage: (files: readonly string[], index: string) => Promise<void>;
}

/** Another program holds the lock of git's index. */
class IndexLocked extends GitFailed {
  constructor(file: string) {
    super(undefined, '', `Unable to create '${file}.lock': File exists.`);
  }
}

/** Who holds git's lock: its content until the next index takes its place. */
interface Holder {
  redaccion: number;
  started: string | undefined;
}
/** A step that is about to be taken, so that the next start knows the lock for ours. */
interface Step extends Holder {
  commit: string;
  /** Hash of the next index, which the lock file holds. */
  index: string;
}

const STEP = 'redaccion-paso.json';
/** What a commit writes aside, with the process that does. */
const ASIDE = /^redaccion-(?:(\d+)-[0-9a-f-]{36}(?:\.lock)?|paso\.json\.(\d+)~)$/;

const self = (): Holder => ({ redaccion: process.pid, started: ownProcessStart() });

const hashOf = (file: string): string =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/**
 * Moves the branch to a commit and takes some files into git's index as they are in the folder; what others
 * staged stays. The index is locked as git locks it, and is another only when all has gone well.
 * @param make makes the commit from the last one; undefined when there is nothing to commit
 * @throws GitFailed, IndexLocked; branch and index are then as they were
 */
export async function advance(
  repository: Indexed,
  files: readonly string[],
  make: (head: string, index: string) => Promise<string | undefined>,
): Promise<void> {
  const folder = await repository.gitFolder();
  const index = path.join(folder, 'index');
  const aside = path.join(folder, `redaccion-${process.pid}-${randomUUID()}`);
  const step = path.join(folder, STEP);
  await lock(`${index}.lock`, aside);
  try {
    fs.rmSync(aside, { force: true });
    const head = await repository.idOf('HEAD');
    const commit = await make(head, aside);
    if (commit === undefined || commit === head) return;
    fs.rmSync(aside, { force: true });
    // With its time: by it git knows which files may have changed after it was written, in the same second.
    if (fs.existsSync(index)) fs.cpSync(index, aside, { preserveTimestamps: true });
    await repository.stage(files, aside);
    writeWhole(step, JSON.stringify({ ...self(), commit, index: hashOf(aside) } satisfies Step));
    move(aside, `${index}.lock`);
    await repository.git(['update-ref', '-m', 'redaccion', 'HEAD', commit, head]);
    move(`${index}.lock`, index);
  } finally {
    for (const one of [aside, `${aside}.lock`, `${index}.lock`, step])
      fs.rmSync(one, { force: true });
  }
}

/** Takes the lock with its holder's name in it from the first moment. */
async function lock(file: string, aside: string): Promise<void> {
  const holder = JSON.stringify(self());
  fs.writeFileSync(aside, holder);
  for (const until = Date.now() + PATIENCE_MS; ; await wait(50))
    try {
      fs.linkSync(aside, file);
      return;
    } catch (error) {
      const isTaken = errorName(error) === 'EEXIST';
      if (!isTaken && !fs.existsSync(file)) {
        // A disk without links.
        fs.writeFileSync(file, holder, { flag: 'wx' });
        return;
      }
      if (Date.now() > until) {
        fs.rmSync(aside, { force: true });
        throw new IndexLocked(file.replace(/\.lock$/, ''));
      }
    }
}

/**
 * Ends a commit and an exchange with the remote that a cut left half done, and takes their locks away. Locks of
 * other programs stay (D78).
 */
export async function mendInterruptedGit(repository: Indexed): Promise<void> {
  const folder = await repository.gitFolder();
  mendInterruptedSharing(folder);
  await mendInterruptedCommit(repository, folder);
}

async function mendInterruptedCommit(repository: Indexed, folder: string): Promise<void> {
  const [index, step] = [path.join(folder, 'index'), path.join(folder, STEP)];
  const lockFile = `${index}.lock`;
  if (isHeld(lockFile) || isHeld(step)) return;
  if (fs.existsSync(step)) {
    const { commit, index: hash } = JSON.parse(fs.readFileSync(step, 'utf8')) as Step;
    dropLocks(folder, fs.statSync(step).mtimeMs);
    const isOurs = fs.existsSync(lockFile) && hashOf(lockFile) === hash;
    if (isOurs && (await repository.idOf('HEAD')) === commit) move(lockFile, index);
    else if (isOurs || isHeldByDead(lockFile)) fs.rmSync(lockFile, { force: true });
    fs.rmSync(step, { force: true });
  } else if (isHeldByDead(lockFile)) fs.rmSync(lockFile, { force: true });
  for (const name of fs.readdirSync(folder)) {
    const pid = ASIDE.exec(name)?.slice(1).join('');
    if (pid && !isRunning(Number(pid))) fs.rmSync(path.join(folder, name), { force: true });
  }
}

const SHARING = /^redaccion-comparte-\d+\.json$/;

/** Shares with the remote; the next start knows the locks of a cut one for ours. */
export async function whileSharing(folder: string, share: () => Promise<void>): Promise<void> {
  const mark = path.join(folder, `redaccion-comparte-${process.pid}.json`);
  fs.writeFileSync(mark, JSON.stringify(self()));
  await share().finally(() => fs.rmSync(mark, { force: true }));
}

/** Takes away the locks that a cut exchange with the remote left. */
function mendInterruptedSharing(folder: string): void {
  for (const mark of fs.readdirSync(folder).filter((name) => SHARING.test(name))) {
    const file = path.join(folder, mark);
    if (isHeld(file)) continue;
    dropLocks(folder, fs.statSync(file).mtimeMs);
    fs.rmSync(file, { force: true });
  }
}

const LOCKS = ['HEAD.lock', 'packed-refs.lock', 'refs/**/*.lock', 'objects/maintenance.lock'];

/** The locks that git holds in its folder while it moves branches and tags, and when it tidies up after that. */
export const gitLocks = (folder: string): string[] =>
  globSync(LOCKS, { cwd: folder, dot: true, absolute: true });

/** Locks that were made after a step began: of its own git. */
function dropLocks(folder: string, since: number): void {
  for (const file of gitLocks(folder)) {
    const at = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && at >= since) fs.rmSync(file, { force: true });
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    const read = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    const { redaccion, started } = read;
    return typeof redaccion === 'number' ? { redaccion, started } : undefined;
  } catch {
    return undefined;
  }
}

function isHeld(file: string): boolean {
  const holder = holderOf(file);
  return holder !== undefined && isStillRunning(holder.redaccion, holder.started);
}

const isHeldByDead = (file: string): boolean => holderOf(file) !== undefined && !isHeld(file);
