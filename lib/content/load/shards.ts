import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Plain data by key, in sixteen files: few enough to be read at once, small enough that one new entry
 * rewrites a sixteenth. A file begins with the hash of what follows and of `version`: one that was cut
 * short, spoiled or written by other code counts as none, and is written anew.
 */
export class Shards<T> {
  private readonly kept = new Map<string, Record<string, T>>();
  private readonly used = new Map<string, Record<string, T>>();
  private readonly changed = new Set<string>();

  /**
   * @param dir where the files are; nothing is lost but time when it is deleted
   * @param name what the files are called
   * @param version what decides whether old data still holds
   */
  constructor(
    private readonly dir: string,
    private readonly name: string,
    private readonly version: string,
  ) {}

  /** @param key a hash in hexadecimal figures; the first one names the file */
  get(key: string): T | undefined {
    const value = this.shard(key)[key];
    if (value !== undefined) this.use(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.shard(key);
    this.use(key, value);
    this.changed.add(key.charAt(0));
  }

  /** Writes what was used or added since the start, and forgets the rest. */
  save(): void {
    for (const [id, kept] of this.kept) {
      const used = this.used.get(id) ?? {};
      const same = Object.keys(used).length === Object.keys(kept).length;
      if (same && !this.changed.has(id)) continue;
      const text = JSON.stringify(used);
      mkdirSync(this.dir, { recursive: true });
      // Written aside, so that a run that is cut short leaves no half file behind.
      const aside = `${this.file(id)}.${process.pid}`;
      writeFileSync(aside, `${this.hash(text)}\n${text}`);
      renameSync(aside, this.file(id));
    }
  }

  private use(key: string, value: T): void {
    const used = this.used.get(key.charAt(0)) ?? {};
    used[key] = value;
    this.used.set(key.charAt(0), used);
  }

  private shard(key: string): Record<string, T> {
    const id = key.charAt(0);
    let shard = this.kept.get(id);
    if (!shard) this.kept.set(id, (shard = this.read(this.file(id))));
    return shard;
  }

  private read(file: string): Record<string, T> {
    if (!existsSync(file)) return {};
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (text.slice(0, end) !== this.hash(json)) return {};
    return JSON.parse(json) as Record<string, T>;
  }

  private file = (id: string) => path.join(this.dir, `${this.name}-${id}.json`);

  private hash = (text: string) =>
    createHash('sha256').update(this.version).update('\n').update(text).digest('hex');
}
