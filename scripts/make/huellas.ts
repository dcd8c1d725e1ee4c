import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildPaths } from './paths';
import { putFile } from './store';

/**
 * The list of all that is published, with the SHA-256 of each file, in the form that `sha256sum -c`
 * reads: whoever has it can tell whether a copy of the site is whole, with no tool of ours.
 */
export const HUELLAS = 'huellas.txt';
/** Its signature, if the office made one (docs/publicar.md). */
export const FIRMA = `${HUELLAS}.sig`;

/** Path in the site → SHA-256 of its bytes, in hexadecimal. */
export type Huellas = ReadonlyMap<string, string>;

/** The SHA-256 of some bytes, or of a text as UTF-8, in small hexadecimal letters. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The list as it is published: sorted by bytes, so that the same site gives the same list. */
export const formatHuellas = (huellas: Huellas): string =>
  [...huellas]
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([file, hash]) => `${hash}  ${file}\n`)
    .join('');

/**
 * Reads such a list, which may come from a server that somebody altered.
 * @throws Error in Spanish, with the line, when it is not one, names a file twice or one outside the site
 */
export function parseHuellas(text: string): Huellas {
  const huellas = new Map<string, string>();
  for (const [at, line] of text.replace(/\n$/, '').split('\n').entries()) {
    const [file, hash] = huellaOf(line) ?? [];
    if (file === undefined || hash === undefined || huellas.has(file))
      throw new Error(`No es una lista de huellas: línea ${at + 1}.`);
    huellas.set(file, hash);
  }
  return huellas;
}

/** The path and the hash that a line of such a list says; undefined when it is no line of one. */
export function huellaOf(line: string): [file: string, hash: string] | undefined {
  const [, hash = '', file = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
  return isSitePath(file) ? [file, hash] : undefined;
}

/** A path that stays within the site and that every system writes the same way. */
const isSitePath = (file: string): boolean =>
  file.split('/').every((name) => name !== '' && name !== '.' && name !== '..') &&
  !/[\\\p{Cc}]/u.test(file);

/** A file of the store as the last build left it. */
type Known = [ino: number, size: number, mtimeMs: number, hash: string];

/**
 * The list of a site that is being built, as one more of its files. What the last build hashed and is
 * still the same file, by its number, size and time, is not read again.
 * @param files path in the site → where its bytes are
 * @returns where the list is
 * @throws when a name could not be listed; and when somebody wrote into a file of the store since the
 *   last build, as whoever edits `out/` by hand does: they are the same file. Its item is dropped
 */
export async function listHuellas(
  { cache, store }: Pick<BuildPaths, 'cache' | 'store'>,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const memo = path.join(cache, 'huellas.json');
  const known = existsSync(memo)
    ? (JSON.parse(readFileSync(memo, 'utf8')) as Record<string, Known>)
    : {};
  const kept: Record<string, Known> = {};
  const huellas = new Map<string, string>();
  /** File in the site → the item of the store that it is of. */
  const edited = new Map<string, string>();
  for (const [file, from] of files) {
    if (!isSitePath(file))
      throw new Error(`«${file}» no puede publicarse: cambie el nombre del archivo.`);
    const { ino, size, mtimeMs } = statSync(from);
    const [wasIno, wasSize, wasTime, wasHash] = known[from] ?? [];
    const same = ino === wasIno && size === wasSize && mtimeMs === wasTime;
    const hash = same && wasHash ? wasHash : sha256(readFileSync(from));
    huellas.set(file, hash);
    const item = itemOf(store, from);
    if (!item) continue;
    kept[from] = [ino, size, mtimeMs, hash];
    if (ino === wasIno && hash !== wasHash) edited.set(file, item);
  }
  for (const item of edited.values()) rmSync(item, { recursive: true, force: true });
  if (edited.size > 0)
    throw new Error(
      `Alguien cambió a mano lo compilado: ${[...edited.keys()].join(', ')}. Se descartó. Los cambios se hacen en content/; compile otra vez.`,
    );
  await putFile(memo, JSON.stringify(kept));
  const list = path.join(cache, HUELLAS);
  await putFile(list, formatHuellas(huellas));
  return list;
}

/** The item of the store that a file is of (store.ts): kind, first letters, key. */
function itemOf(store: string, file: string): string | undefined {
  const [kind = '', shard = '', key] = path.relative(store, file).split(path.sep);
  return kind === '..' || key === undefined ? undefined : path.join(store, kind, shard, key);
}
