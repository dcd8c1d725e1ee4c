import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeEml, readEml, type Letter } from '@/lib/email/eml';
import type { EmailMessage } from '@/lib/email/request';
import { errorName } from '../http';

/** A kept message with its id and the moment it came. */
export interface StoredLetter extends Letter {
  id: string;
  received: Date;
}

/** The messages of the local mailbox; the .eml files of a folder are all there is. */
export interface MailboxStore {
  /** Has as many messages as it may. */
  isFull(): Promise<boolean>;
  /** Keeps a message. Rejects when the file cannot be written. */
  save(message: EmailMessage): Promise<string>;
  /** All messages, newest first. */
  list(): Promise<StoredLetter[]>;
  /** The .eml file of a message, or null when there is no such message. */
  eml(id: string): Promise<Buffer | null>;
  /** Removes all messages, and nothing else of the folder. */
  clear(): Promise<void>;
}

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-\d{4}-[0-9a-f]{6}$/;
const EXTENSION = '.eml';
/** More than anyone looks at by hand; each may take some 1.4 MB of disk. */
export const MAX_LETTERS = 2000;

/**
 * Opens the mailbox of a folder, which is made with its first message.
 * @param dir absolute path
 */
export function openStore(dir: string): MailboxStore {
  const known = new Map<string, StoredLetter>();
  /** Those of which it was said that they cannot be read: the list is read again every few seconds. */
  const told = new Set<string>();
  let order = 0;

  const fileOf = (id: string): string => join(dir, id + EXTENSION);

  async function ids(): Promise<string[]> {
    const names = await readdir(dir).catch(emptyWhenMissing);
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length))
      .filter((id) => receivedOf(id) !== null)
      .sort()
      .reverse();
  }

  /** Reads a file once: it never changes. An unreadable file is named, not shown. */
  async function letter(id: string): Promise<StoredLetter[]> {
    try {
      const received = receivedOf(id) ?? new Date();
      const found = known.get(id) ?? {
        ...{ id, received },
        ...(await readEml(await readFile(fileOf(id)))),
      };
      known.set(id, found);
      return [found];
    } catch (error) {
      const why = errorName(error);
      if (why !== 'ENOENT' && !told.has(id))
        console.error(`El buzón local no pudo leer ${fileOf(id)}: ${why}`);
      told.add(id);
      return [];
    }
  }

  return {
    isFull: async () => (await ids()).length >= MAX_LETTERS,
    async save(message) {
      const received = new Date();
      const id = newId(received, order++);
      const temporary = join(dir, `.${id}.tmp`);
      const eml = await composeEml(message, id, received);
      await mkdir(dir, { recursive: true });
      try {
        await writeFile(temporary, eml, { mode: 0o600 });
        await rename(temporary, fileOf(id));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return id;
    },
    list: async () => (await Promise.all((await ids()).map(letter))).flat(),
    async eml(id) {
      if (receivedOf(id) === null) return null;
      return readFile(fileOf(id)).catch(() => null);
    },
    async clear() {
      await Promise.all((await ids()).map((id) => rm(fileOf(id), { force: true })));
    },
  };
}

function newId(received: Date, order: number): string {
  const moment = received.toISOString().replace(/[-:.]/g, '');
  return `${moment}-${String(order % 10_000).padStart(4, '0')}-${randomBytes(3).toString('hex')}`;
}

function receivedOf(id: string): Date | null {
  const moment = ID.test(id) ? id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z') : '';
  const received = new Date(moment);
  return Number.isNaN(received.getTime()) ? null : received;
}

function emptyWhenMissing(error: unknown): string[] {
  if (errorName(error) === 'ENOENT') return [];
  throw error;
}
