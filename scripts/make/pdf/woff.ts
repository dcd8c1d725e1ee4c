import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 };
const TRUE_TYPE = { header: 12, entry: 16, version: 0x00010000 };

/**
 * Unpacks a WOFF 1.0 font (W3C Recommendation, sections 3 to 5) into a plain TrueType one. fontkit reads
 * WOFF too, but inflates a table anew at each look: 290 ms a document against 10 ms unpacked. It looks at
 * no checksum: they stay 0.
 * @throws when the bytes are no WOFF font
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(TRUE_TYPE.header + TRUE_TYPE.entry * count);
  const exponent = Math.floor(Math.log2(count));
  const range = 2 ** exponent * TRUE_TYPE.entry;
  directory.writeUInt32BE(TRUE_TYPE.version, 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(count * TRUE_TYPE.entry - range, 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF.header + WOFF.entry * index;
    const entry = TRUE_TYPE.header + TRUE_TYPE.entry * index;
    const [start = 0, packedLength = 0, length = 0] = [4, 8, 12].map((at) =>
      woff.readUInt32BE(from + at),
    );
    const packed = woff.subarray(start, start + packedLength);
    const padding = (4 - (length % 4)) % 4;
    woff.copy(directory, entry, from, from + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    parts.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
