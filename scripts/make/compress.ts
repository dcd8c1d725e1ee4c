import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCompress } from 'node:zlib';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { TEXT_ENDINGS } from '@/lib/site/hosts/media-types';
import { forEachConcurrently } from './files';

/** For people's files 11: 80 ms a page. For the archive's pages and for machines 6: 1 ms, 8 % more bytes. */
export type Quality = 6 | 11;

const SMALL_WINDOW = 16;

const settings = (text: string | Buffer, quality: Quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window larger than the page takes three times as long and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]:
      quality === 6 && Buffer.byteLength(text) < 2 ** SMALL_WINDOW ? SMALL_WINDOW : 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});

const compress = promisify(brotliCompress);
const compressGzip = promisify<string | Buffer, { level: number }, Buffer>(gzipCompress);

/** Compresses on another thread. */
export const brotli = (text: string | Buffer, quality: Quality = 11): Promise<Buffer> =>
  compress(text, settings(text, quality));

/** Compresses on another thread. @returns the same bytes on every system */
export async function gzip(text: string | Buffer): Promise<Buffer> {
  const bytes = await compressGzip(text, { level: 9 });
  bytes[SYSTEM] = UNKNOWN_SYSTEM;
  return bytes;
}

/** Place in the header of the system that compressed (RFC 1952, 2.3.1). */
const SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** Returns the bytes that a reader receives. */
export const brotliSize = (text: string | Buffer, quality: Quality = 11): number =>
  brotliCompressSync(text, settings(text, quality)).length;

const TEXT = new RegExp(`\\.(?:${TEXT_ENDINGS.join('|')})$`, 'i');
const SMALL = 256;
/** Files that people wait for: scripts, search index, drawings. Data and feeds are for machines. */
const WAITED_FOR = /^(?:_|pagefind)\/|\.svg$/;

/** Adds `.br` and `.gz` to texts; pages have theirs. @param files path in the site → file @returns the added */
export async function compressTexts(
  files: ReadonlyMap<string, string>,
  store: Store,
): Promise<Map<string, string>> {
  const added = new Map<string, string>();
  await forEachConcurrently([...files], async ([file, from]) => {
    if (!TEXT.test(file)) return;
    const bytes = await readFile(from);
    if (bytes.length < SMALL) return;
    const quality = WAITED_FOR.test(file) ? 11 : 6;
    const key = keyOf(codeKey(), String(quality), bytes);
    const { folder } = await store.cached('texts', key, async (aside) => {
      await writeFile(path.join(aside, 'br'), await brotli(bytes, quality));
      await writeFile(path.join(aside, 'gz'), await gzip(bytes));
    });
    added.set(`${file}.br`, path.join(folder, 'br'));
    added.set(`${file}.gz`, path.join(folder, 'gz'));
  });
  return added;
}
