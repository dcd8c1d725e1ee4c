import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * How hard Brotli tries. The office's own pages and its newest releases are read most: `most` (40 ms a
 * page). An archive has thousands: `archive` (1 ms a page, 8 % more bytes). Data and feeds are long, and a
 * machine asks for them now and then: `machine`.
 */
export type Effort = 'most' | 'archive' | 'machine';

const QUALITY: Record<Effort, number> = { most: 11, archive: 9, machine: 6 };
/**
 * Bits of the window. At quality 9 a window wider than a page takes ten times as long, most of it to clear
 * its tables, and saves nothing.
 */
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
