import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '@/lib/files/address';
import { putFile } from '@/lib/files/put-file';
import type { Store } from '@/lib/store';
import type { BuildPaths } from './paths';

/** Hashes of all published files, for `sha256sum -c`. */
export const HUELLAS = 'huellas.txt';
/** Optional signature (docs/publicar.md). */
export const FIRMA = `${HUELLAS}.sig`;

export type Huellas = ReadonlyMap<string, string>;

/** Returns lower-case hexadecimal; text as UTF-8. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Formats the list, sorted by bytes to be reproducible. */
export const formatHuellas = (huellas: Huellas): string =>
  [...huellas]
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([file, hash]) => `${hash}  ${file}\n`)
    .join('');

/** Parses an untrusted list. @throws Error in Spanish: malformed, repeated or outside the site */
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

export function huellaOf(line: string): [file: string, hash: string] | undefined {
  const [, hash = '', file = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
  return isSitePath(file) ? [file, hash] : undefined;
}

const isSitePath = (file: string): boolean =>
  file.split('/').every((name) => name !== '' && name !== '.' && name !== '..') &&
  !/[\\\p{Cc}]/u.test(file);

/** Writes a site's list. @param hashOf store's hash, if known @throws when a name cannot be listed */
export function listHuellas(
  { cache }: Pick<BuildPaths, 'cache'>,
  files: ReadonlyMap<string, string>,
  hashOf: (from: string) => string | undefined,
): string {
  const huellas = new Map<string, string>();
  for (const [file, from] of files) {
    if (!isSitePath(file))
      throw new Error(`«${file}» no puede publicarse: cambie el nombre del archivo.`);
    huellas.set(file, hashOf(from) ?? sha256(readFileSync(from)));
  }
  const list = path.join(cache, HUELLAS);
  putFile(list, formatHuellas(huellas));
  return list;
}

/** Warns when somebody edited `out/`, whose files are the store's. @param files path in the site → file */
export function editedByHand(
  files: ReadonlyMap<string, string>,
  { spoiled }: Pick<Store, 'spoiled'>,
): string[] {
  const edited = [...spoiled].flatMap((item) =>
    [...files].filter(([, from]) => isWithin(item, from)).map(([file]) => file),
  );
  if (edited.length === 0) return [];
  return [
    `Alguien cambió a mano lo compilado, y se hizo otra vez: ${edited.slice(0, 6).join(', ')}. Los cambios se hacen en content/.`,
  ];
}
