import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCompress } from 'node:zlib';

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

export const gzip = (text: string | Buffer): Promise<Buffer> => compressGzip(text, { level: 9 });

/** Returns the bytes that a reader receives. */
export const brotliSize = (text: string | Buffer, quality: Quality = 11): number =>
  brotliCompressSync(text, settings(text, quality)).length;
