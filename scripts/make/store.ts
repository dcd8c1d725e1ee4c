import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { threadId } from 'node:worker_threads';
import { globSync } from 'tinyglobby';

/** The kinds of items; each item is a folder, named by its key. */
export type Kind = 'pages' | 'code' | 'pdfs' | 'images' | 'texts' | 'search';

/**
 * Files made at some build and good for every later one with the same key. An item appears whole, by
 * one rename, or not at all: a build killed at any moment leaves nothing half-written that counts.
 */
export class Store {
  private readonly used = new Set<string>();

  /**
   * @param folder always safe to delete
   * @param owner the site that uses it: items that the last build of no site used are pruned
   */
  constructor(
    private readonly folder: string,
    private readonly owner: string,
  ) {}

  /** An item's folder, there or not. */
  at(kind: Kind, key: string): string {
    return path.join(this.folder, kind, key.slice(0, 2), key);
  }

  /** True when the item is there; it then counts as used by this build. */
  has(kind: Kind, key: string): boolean {
    const there = existsSync(this.at(kind, key));
    if (there) this.use(kind, key);
    return there;
  }

  use(kind: Kind, key: string): void {
    this.used.add(`${kind}/${key}`);
  }

  /**
   * An item, made by `make` when it is not there.
   * @param make writes the item's files into the folder that it is given
   * @returns the item's folder, and whether it had to be made
   */
  async cached(
    kind: Kind,
    key: string,
    make: (folder: string) => Promise<void>,
  ): Promise<{ folder: string; made: boolean }> {
    const folder = this.at(kind, key);
    if (this.has(kind, key)) return { folder, made: false };
    await putWhole(folder, make);
    this.use(kind, key);
    return { folder, made: true };
  }

  /** Forgets every item of a kind. */
  async drop(kind: Kind): Promise<void> {
    await rm(path.join(this.folder, kind), { recursive: true, force: true });
    for (const one of this.used) if (one.startsWith(`${kind}/`)) this.used.delete(one);
  }

  /** Deletes the items that neither this build nor the last ones of the store's other sites used. */
  async prune(): Promise<number> {
    const uses = path.join(this.folder, 'uses');
    await mkdir(uses, { recursive: true });
    const mine = `${createHash('sha256').update(this.owner).digest('hex').slice(0, 16)}.json`;
    await putFile(path.join(uses, mine), JSON.stringify([this.owner, ...this.used]));
    const kept = new Set<string>();
    for (const name of await readdir(uses)) {
      const file = path.join(uses, name);
      const [owner = '', ...keys] = JSON.parse(await readFile(file, 'utf8')) as string[];
      if (existsSync(owner)) for (const key of keys) kept.add(key);
      else await rm(file);
    }
    let gone = 0;
    for (const kind of await readdir(this.folder)) {
      if (kind === 'uses') continue;
      for (const shard of await readdir(path.join(this.folder, kind)))
        for (const key of await readdir(path.join(this.folder, kind, shard))) {
          if (kept.has(`${kind}/${key}`)) continue;
          await rm(path.join(this.folder, kind, shard, key), { recursive: true, force: true });
          gone += 1;
        }
    }
    return gone;
  }
}

/** The files under a part of a folder: path in the folder → where it is. */
export const filesIn = (folder: string, part: string): Map<string, string> =>
  new Map(
    globSync(`${part}/**`, { cwd: folder })
      .sort()
      .map((file) => [file, path.join(folder, file)]),
  );

let asides = 0;
/** A temporary name of its own: threads of one process may make the same item. */
const asideOf = (target: string) => `${target}.${process.pid}-${threadId}-${asides++}.parte`;

/** Fills a folder aside and puts it in its place with one rename. */
export async function putWhole(
  folder: string,
  make: (aside: string) => Promise<void>,
): Promise<void> {
  const aside = asideOf(folder);
  await mkdir(aside, { recursive: true });
  await make(aside);
  await rename(aside, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another process or thread made the same item meanwhile; the same key gives the same bytes.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(aside, { recursive: true, force: true });
  });
}

/** Writes a file aside and puts it in its place with one rename. */
export async function putFile(file: string, text: string | Buffer): Promise<void> {
  const aside = asideOf(file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, text);
  await rename(aside, file);
}
