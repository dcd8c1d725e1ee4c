import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp, { type PngOptions, type Sharp } from 'sharp';

const SIGNATURE = Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')]);
const INDEXED = 3;
const OPAQUE = 255;

/**
 * Encodes a picture with a palette: the same bytes on every system. sharp's own palette has the same colours,
 * but its order is that of the system's C library (50 files of the demonstration differed on Windows).
 */
export async function indexedPng(picture: Sharp, options: PngOptions = {}): Promise<Buffer> {
  const reduced = await picture.png({ ...options, palette: true }).toBuffer();
  const { data, info } = await sharp(reduced)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const places = new Map<number, number>();
  const placeAt = (pixel: number): number => {
    const colour = data.readUInt32BE(4 * pixel);
    const found = places.get(colour) ?? places.size;
    places.set(colour, found);
    return found;
  };
  const pixels = Uint8Array.from({ length: width * height }, (_, pixel) => placeAt(pixel));
  const bits = [1, 2, 4].find((few) => places.size <= 2 ** few) ?? 8;
  const line = 1 + Math.ceil((width * bits) / 8);
  const lines = Buffer.alloc(line * height);
  for (const [pixel, place] of pixels.entries()) {
    const before = (pixel % width) * bits;
    const at = line * Math.floor(pixel / width) + 1 + (before >> 3);
    lines[at] = (lines[at] ?? 0) | (place << (8 - bits - (before & 7)));
  }
  const palette = [...places.keys()];
  const alphas = palette.map((colour) => colour & OPAQUE);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((one) => [one >>> 24, one >>> 16, one >>> 8]))),
    ...(alphas.some((alpha) => alpha < OPAQUE) ? [chunk('tRNS', Buffer.from(alphas))] : []),
    chunk('IDAT', await compress(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const compress = promisify<Buffer, { level: number }, Buffer>(deflate);

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
