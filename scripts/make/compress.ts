import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * `most`: the office's pages and newest releases (40 ms a page). `archive`: thousands of pages (1 ms, 8 %
 * more bytes). `machine`: data and feeds.
 */
export type Effort = 'most' | 'archive' | 'machine';

const QUALITY: Record<Effort, number> = { most: 11, archive: 9, machine: 6 };
/** Window bits. At quality 9, a window larger than the page takes ten times as long and saves nothing. */
const WINDOW: Record<Effort, number> = { most: 22, archive: 16, machine: 22 };

export function brotli(text: string | Buffer, effort: Effort = 'most'): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

export const gzip = (text: string | Buffer): Buffer => gzipSync(text, { level: 9 });
