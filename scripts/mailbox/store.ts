import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readEml, type Letter } from '@/lib/email/eml';
import { putFile } from '@/lib/files/put-file';
import { errorName } from '../http';

/** A kept message with its id and the moment it came. */
export interface StoredLetter extends Letter {
  id: string;
  received: Date;
}

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-\d{4}-[0-9a-f]{6}$/;
const EXTENSION = '.eml';
/** More than anyone looks at by hand; each may take some 1.4 MB of disk. */
export const MAX_LETTERS = 2000;

/** Opens the mailbox of a folder, made with its first message; its .eml files are all there is. */
export function openStore(dir: string) {
  /** Each file is read once, as it never changes; an unreadable one is tried again, and named once. */
  const known = new Map<string, Promise<StoredLetter[]>>();
  const told = new Set<string>();
  let order = 0;

  const fileOf = (id: string): string => join(dir, id + EXTENSION);

  async function ids(): Promise<string[]> {
    const names = await readdir(dir).catch((error: unknown) => {
      if (errorName(error) === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length))
      .filter((id) => receivedOf(id))
      .sort()
      .reverse();
  }

  function letter(id: string): Promise<StoredLetter[]> {
    const read = async () => {
      try {
        const received = receivedOf(id) ?? new Date();
        return [{ id, received, ...(await readEml(await readFile(fileOf(id)))) }];
      } catch (error) {
        const why = errorName(error);
        known.delete(id);
        if (why !== 'ENOENT' && !told.has(id))
          console.error(`El buzón local no pudo leer ${fileOf(id)}: ${why}`);
        told.add(id);
        return [];
      }
    };
    const found = known.get(id) ?? read();
    known.set(id, found);
    return found;
  }

  return {
    isFull: async () => (await ids()).length >= MAX_LETTERS,
    /** @throws when the file cannot be written */
    save(eml: Uint8Array, received: Date): void {
      const moment = received.toISOString().replace(/[-:.]/g, '');
      const count = String(order++ % 10_000).padStart(4, '0');
      const id = `${moment}-${count}-${randomBytes(3).toString('hex')}`;
      putFile(fileOf(id), eml, { mode: 0o600 });
    },
    /** All messages, newest first. */
    list: async () => (await Promise.all((await ids()).map(letter))).flat(),
    /** The .eml file of a message, if there is such a message. */
    eml: async (id: string): Promise<Buffer | undefined> =>
      receivedOf(id) && readFile(fileOf(id)).catch(() => undefined),
    /** Removes all messages, and nothing else of the folder. */
    clear: async () =>
      void (await Promise.all((await ids()).map((id) => rm(fileOf(id), { force: true })))),
  };
}

function receivedOf(id: string): Date | undefined {
  const received = new Date(ID.test(id) ? id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z') : '');
  return Number.isNaN(received.getTime()) ? undefined : received;
}
