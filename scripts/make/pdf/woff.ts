import { inflateSync } from 'node:zlib';
import { writeTables, type Tables } from './sfnt';

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a WOFF 1.0 font (W3C Recommendation, sections 3 to 5) into a plain TrueType one.
 * pdfkit reads WOFF too, but its reader inflates a table anew at each look, in JavaScript:
 * 290 ms a document against 10 ms unpacked.
 * @throws when the bytes are no WOFF font
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.');
  const tables: Tables = new Map();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = HEADER + ENTRY * index;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const tag = woff.toString('latin1', entry, entry + 4);
    tables.set(tag, packedLength < length ? inflateSync(packed) : packed);
  }
  return writeTables(tables);
}
