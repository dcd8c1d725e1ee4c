import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * How hard Brotli tries. A page of a fixed kind is made once in a while and read most: `most` (50 ms a
 * page). An archive has thousands: `archive` (3 ms a page, 7 % more bytes).
 */
export type Effort = 'most' | 'archive';

const QUALITY: Record<Effort, number> = { most: 11, archive: 9 };

export function brotli(text: string | Buffer, effort: Effort = 'most'): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

export const gzip = (text: string | Buffer): Buffer => gzipSync(text, { level: 9 });
