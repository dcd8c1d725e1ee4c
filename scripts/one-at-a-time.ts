import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { move, remove } from '@/lib/files/move';
import { putFile } from '@/lib/files/put-file';
import { isRunning, ownProcessStart, processStart } from './process-alive';

const OwnerBody = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int().min(2),
  started: z.string(),
  /** In words, for whoever waits: «npm run build». */
  what: z.string(),
});
type Owner = z.infer<typeof OwnerBody>;

interface Turn {
  /** Another had it meanwhile: the result may be there already. */
  waited: boolean;
  /** The owner before died within it, and may have left things half done. */
  afterDeath: boolean;
}

const POLL_MS = 100;
/** The locks that the running work has. */
const held = new AsyncLocalStorage<readonly string[]>();

/**
 * Runs work that only one process of this machine may do at a time; another waits, and says for whom. A dead
 * owner's lock is taken over. Whoever holds it, and a program that it began, may ask again.
 * @param lock a folder, made whole by one rename, so that no lock is without its owner
 * @param what the work, for whoever waits
 */
export async function oneAtATime<T>(
  lock: string,
  what: string,
  work: (turn: Turn) => Promise<T>,
  say: (line: string) => void = console.warn,
): Promise<T> {
  const mine = held.getStore() ?? [];
  const parent = ownerOf(lock);
  if (mine.includes(lock) || (parent?.pid === process.ppid && isAlive(parent)))
    return work({ waited: false, afterDeath: false });
  const turn: Turn = { waited: false, afterDeath: false };
  const own: Owner = {
    ...{ id: randomUUID(), host: hostname(), pid: process.pid, what },
    started: ownProcessStart() ?? '',
  };
  for (let told = ''; !take(lock, own);) {
    const owner = ownerOf(lock);
    if (owner && isAlive(owner)) {
      turn.waited = true;
      if (told !== owner.id)
        say(
          `Espera a que termine otro programa: ${owner.what} (proceso ${owner.pid} de ${owner.host}). Si ya no está, borre ${lock}`,
        );
      told = owner.id;
      await wait(POLL_MS);
    } else if (existsSync(lock)) {
      // Of several that find it dead, one at a time looks again.
      const inherits = () => Promise.resolve(inherit(lock, own));
      turn.afterDeath = await oneAtATime(`${lock}.relevo`, what, inherits, () => undefined);
      if (turn.afterDeath) break;
    }
  }
  try {
    return await held.run([...mine, lock], () => work(turn));
  } finally {
    if (ownerOf(lock)?.id === own.id) release(lock);
  }
}

const OWNER = 'dueño.json';

function take(lock: string, own: Owner): boolean {
  const aside = `${lock}.${own.id}`;
  mkdirSync(aside, { recursive: true });
  writeFileSync(path.join(aside, OWNER), JSON.stringify(own));
  try {
    renameSync(aside, lock);
    tidy(lock);
    return true;
  } catch (error) {
    remove(aside);
    if (!existsSync(lock) && !TAKEN.includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    return false;
  }
}

/** Takes a dead owner's lock, which is never gone meanwhile: nobody else begins in between. */
function inherit(lock: string, own: Owner): boolean {
  const owner = ownerOf(lock);
  if ((owner && isAlive(owner)) || !existsSync(lock)) return false;
  putFile(path.join(lock, OWNER), JSON.stringify(own), { flush: false });
  return true;
}

/** Takes away what others left that were killed before their rename. */
function tidy(lock: string): void {
  const folder = path.dirname(lock);
  for (const name of readdirSync(folder).filter((one) =>
    one.startsWith(`${path.basename(lock)}.`),
  )) {
    const owner = ownerOf(path.join(folder, name));
    if (owner && !isAlive(owner)) remove(path.join(folder, name));
  }
}

const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'];

/** By one rename: a lock that is going is nobody's. */
function release(lock: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    move(lock, aside);
  } catch {
    return;
  }
  remove(aside);
}

function ownerOf(lock: string): Owner | undefined {
  try {
    return OwnerBody.parse(JSON.parse(readFileSync(path.join(lock, OWNER), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Of another machine that shares the disk nothing is known. */
const isAlive = ({ host, pid, started }: Owner): boolean =>
  host !== hostname() || (isRunning(pid) && (started === '' || processStart(pid) === started));
