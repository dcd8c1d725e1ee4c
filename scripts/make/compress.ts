import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCompress } from 'node:zlib';

/** For people's files 11: 40 ms a page. For the archive's pages 9: 1 ms, 8 % more bytes. For machines 6. */
export type Quality = 6 | 9 | 11;

const settings = (text: string | Buffer, quality: Quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // At 9, a window larger than the page takes ten times as long and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: quality === 9 ? 16 : 22,
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
