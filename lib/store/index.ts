import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { globSync } from 'tinyglobby';
import { move, remove } from '@/lib/files/move';
import { putFile } from '@/lib/files/put-file';

const KINDS = [
  'pages',
  'code',
  'pdfs',
  'images',
  'texts',
  'search',
  'feeds',
  'content',
  'office',
] as const;
export type StoredKind = (typeof KINDS)[number];

type KeptFile = ReturnType<typeof keptFile>;

export interface StoredItem<T = unknown> {
  folder: string;
  value: T;
  files: Record<string, KeptFile>;
}

const RECORD = 'item.json';
const USES = 'uses';

/**
 * Cache between runs. A folder's key (lib/keys) covers every input of the result. Writes are atomic and reads
 * verified: incomplete, corrupt or edited items count as missing. Deleting the store is safe.
 */
export class Store {
  private readonly used = new Set<string>();
  private readonly hashes = new Map<string, string>();
  readonly spoiled = new Set<string>();

  constructor(readonly folder: string) {}

  at = (kind: StoredKind, key: string): string =>
    path.join(this.folder, kind, key.slice(0, 2), key);

  has = (kind: StoredKind, key: string): boolean => this.get(kind, key) !== undefined;

  get<T>(kind: StoredKind, key: string): StoredItem<T> | undefined {
    this.use(kind, key);
    const folder = this.at(kind, key);
    if (!existsSync(folder)) return undefined;
    const item = readRecord<T>(folder);
    if (item && Object.entries(item.files).every(([name, kept]) => isSame(folder, name, kept)))
      return this.remember(item);
    this.spoiled.add(folder);
    remove(folder);
    return undefined;
  }

  put = <T>(kind: StoredKind, key: string, value: T): StoredItem<T> =>
    this.place(kind, key, this.aside(kind, key), value);

  /** Keeps an item from `prune` without reading it. */
  use(kind: StoredKind, key: string): void {
    this.used.add(`${kind}/${key}`);
  }

  /** Returns an item, made when missing. @param make writes its files and returns its value */
  async cached<T>(
    kind: StoredKind,
    key: string,
    make: (folder: string) => Promise<T>,
  ): Promise<StoredItem<T> & { made: boolean }> {
    const found = this.get<T>(kind, key);
    if (found) return { ...found, made: false };
    const aside = this.aside(kind, key);
    const value = await make(aside);
    return { ...this.place(kind, key, aside, value), made: true };
  }

  hashOf = (file: string): string | undefined => this.hashes.get(file);

  /** Deletes items that no recorded run uses. @param owner folder of this run's site @returns their number */
  prune(owner: string, kinds: readonly StoredKind[] = KINDS): number {
    let gone = 0;
    for (const kind of kinds) {
      const folder = path.join(this.folder, kind);
      const kept = this.keysInUse(owner, kind);
      for (const shard of foldersIn(folder).filter((name) => name !== USES))
        for (const key of foldersIn(path.join(folder, shard))) {
          if (kept.has(key)) continue;
          remove(path.join(folder, shard, key));
          gone += 1;
        }
    }
    return gone;
  }

  private keysInUse(owner: string, kind: StoredKind): Set<string> {
    const folder = path.join(this.folder, kind, USES);
    const own = [...this.used].flatMap((one) =>
      one.startsWith(`${kind}/`) ? [one.slice(kind.length + 1)] : [],
    );
    mkdirSync(folder, { recursive: true });
    const mine = path.join(folder, `${sha256(owner).slice(0, 16)}.json`);
    putFile(mine, JSON.stringify([owner, ...own]), { flush: false });
    const kept = new Set(own);
    for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
      const [site = '', ...keys] = usesIn(file);
      if (existsSync(site)) for (const key of keys) kept.add(key);
      else remove(file);
    }
    return kept;
  }

  private remember<T>(item: StoredItem<T>): StoredItem<T> {
    for (const [name, { sha256: hash }] of Object.entries(item.files))
      this.hashes.set(path.join(item.folder, name), hash);
    return item;
  }

  private aside(kind: StoredKind, key: string): string {
    const aside = `${this.at(kind, key)}.${process.pid}-${threadId}-${asides++}`;
    mkdirSync(aside, { recursive: true });
    return aside;
  }

  private place<T>(kind: StoredKind, key: string, aside: string, value: T): StoredItem<T> {
    const folder = this.at(kind, key);
    const files = Object.fromEntries(
      filesUnder(aside).map((name) => [name, keptFile(aside, name)]),
    );
    const text = JSON.stringify({ value, files });
    writeFileSync(path.join(aside, RECORD), `${sha256(text)}\n${text}`);
    this.use(kind, key);
    try {
      renameSync(aside, folder);
    } catch {
      // A concurrent process made the item; equal keys give equal bytes.
      const found = this.get<T>(kind, key);
      if (found) {
        remove(aside);
        return found;
      }
      move(aside, folder);
    }
    return this.remember({ folder, value, files });
  }
}

let asides = 0;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

function usesIn(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );

const filesUnder = (folder: string): string[] => globSync('**', { cwd: folder, dot: true }).sort();

function readRecord<T>(folder: string): StoredItem<T> | undefined {
  const file = path.join(folder, RECORD);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const json = text.slice(text.indexOf('\n') + 1);
  if (text !== `${sha256(json)}\n${json}`) return undefined;
  return { folder, ...(JSON.parse(json) as Omit<StoredItem<T>, 'folder'>) };
}

function keptFile(folder: string, name: string) {
  const file = path.join(folder, name);
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs, sha256: sha256(readFileSync(file)) };
}

/** Compares bytes, unless the file is unmodified. */
function isSame(folder: string, name: string, kept: KeptFile): boolean {
  const file = path.join(folder, name);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size !== kept.size) return false;
  return found.mtimeMs === kept.mtimeMs || sha256(readFileSync(file)) === kept.sha256;
}
