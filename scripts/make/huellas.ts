import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '@/lib/store';
import type { BuildPaths } from './paths';
import { putFile } from './put-file';

/**
 * The list of all that is published, with the SHA-256 of each file, in the form that `sha256sum -c`
 * reads: anyone who has it can tell whether a copy of the site is whole, with no tool of ours.
 */
export const HUELLAS = 'huellas.txt';
/** Its signature, if any (docs/publicar.md). */
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
 * @throws Error in Spanish, with the line, when it is none, names a file twice or one outside the site
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

/** The path and the hash of a line of such a list; undefined of any other line. */
export function huellaOf(line: string): [file: string, hash: string] | undefined {
  const [, hash = '', file = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
  return isSitePath(file) ? [file, hash] : undefined;
}

const isSitePath = (file: string): boolean =>
  file.split('/').every((name) => name !== '' && name !== '.' && name !== '..') &&
  !/[\\\p{Cc}]/u.test(file);

/**
 * The list of a site that is being built, as another of its files.
 * @param files path in the site → where its bytes are
 * @param hashOf the hash of those that the store has; the others are read
 * @returns where the list is
 * @throws when a name could not be listed
 */
export async function listHuellas(
  { cache }: Pick<BuildPaths, 'cache'>,
  files: ReadonlyMap<string, string>,
  hashOf: (from: string) => string | undefined,
): Promise<string> {
  const huellas = new Map<string, string>();
  for (const [file, from] of files) {
    if (!isSitePath(file))
      throw new Error(`«${file}» no puede publicarse: cambie el nombre del archivo.`);
    huellas.set(file, hashOf(from) ?? sha256(readFileSync(from)));
  }
  const list = path.join(cache, HUELLAS);
  await putFile(list, formatHuellas(huellas));
  return list;
}

/**
 * A warning when somebody wrote into `out/`, whose files are the store's: it is made anew.
 * @param files path in the site → where its bytes are
 */
export function editedByHand(
  files: ReadonlyMap<string, string>,
  { spoiled }: Pick<Store, 'spoiled'>,
): string[] {
  const edited = [...spoiled].flatMap((item) =>
    [...files].filter(([, from]) => from.startsWith(item + path.sep)).map(([file]) => file),
  );
  if (edited.length === 0) return [];
  return [
    `Alguien cambió a mano lo compilado, y se hizo otra vez: ${edited.slice(0, 6).join(', ')}. Los cambios se hacen en content/.`,
  ];
}
