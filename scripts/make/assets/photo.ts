import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const QUALITIES = {
  avif: [50, 42, 35, 29, 24],
  webp: [78, 68, 58, 48, 38, 28],
} as const;
/** Of an AVIF of 1280 × 1707 points: 1.8 s of a processor; with the library's own 4, 19 s, for the same bytes. */
const EFFORT = 2;
type Format = keyof typeof QUALITIES;

/** The published files of a photograph. */
export interface Photo {
  width: number;
  height: number;
  own: number;
  files: { name: string; format: Format; width: number }[];
  fallback: string;
}

/** A file to make, and the most bytes that it may have. */
export interface PhotoTarget {
  width: number;
  most: number;
}

/** No acceptable quality makes the photograph light enough. */
export class TooDetailed extends Error {}

/**
 * Writes the published files of a photograph: upright, and without its metadata (sharp leaves out EXIF, GPS,
 * XMP, IPTC and colour profiles unless it is told to keep them). Each file is of the best quality that its
 * budget allows.
 * @param targetsOf the files to make of a photograph of that width
 * @param fallback the most bytes of the file that everything reads
 * @throws TooDetailed
 */
export async function encodePhoto(
  bytes: Buffer,
  folder: string,
  targetsOf: (own: number) => PhotoTarget[],
  fallback: number,
): Promise<Photo> {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const own = autoOrient.width;
  const targets = targetsOf(own);
  const widest = Math.max(...targets.map(({ width }) => width));
  // Twelve million points are read once; every file is made of these.
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (target: number): Sharp =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: target });
  const files: Photo['files'] = [];
  for (const format of Object.keys(QUALITIES) as Format[])
    for (const target of targets) {
      const made = await lightEnough(target, QUALITIES[format], (quality) =>
        at(target.width)
          .toFormat(format, { quality, ...(format === 'avif' && { effort: EFFORT }) })
          .toBuffer(),
      );
      files.push({
        name: await keep(made, target.width, format, folder),
        format,
        width: target.width,
      });
    }
  // Transparency stays.
  const made = await lightEnough(
    { width: widest, most: fallback },
    [80, 70, 60, 50, 40],
    (quality) =>
      (hasAlpha
        ? at(widest).png({ palette: true, quality })
        : at(widest).jpeg({ mozjpeg: true, quality })
      ).toBuffer(),
  );
  const name = await keep(made, widest, hasAlpha ? 'png' : 'jpg', folder);
  return { width, height, own, files, fallback: name };
}

/** How much smaller each point of quality makes a photograph with much detail (logarithm of its bytes). */
const LOST_BY_POINT = 0.08;

async function lightEnough(
  { width, most }: PhotoTarget,
  qualities: readonly number[],
  make: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  // Where it is far too heavy, the next qualities would be too: they are not tried.
  let hopeful = Infinity;
  for (const quality of qualities) {
    if (quality > hopeful && quality !== qualities.at(-1)) continue;
    made = await make(quality);
    if (made.length <= most) return made;
    hopeful = quality - Math.log(made.length / most) / LOST_BY_POINT;
  }
  throw new TooDetailed(
    `a ${width} puntos de ancho pesa ${kb(made.length)} KB, y ahí caben ${kb(most)} KB: tiene más detalle (granos, hojas, letras) del que se puede guardar. Recórtela, suavícela o use otra.`,
  );
}

const kb = (bytes: number) => (bytes / 1024).toFixed(0);

/** Named by its hash: an address that was cached for a year never has other bytes. */
async function keep(bytes: Buffer, width: number, ending: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const name = `${hash}-${width}.${ending}`;
  await writeFile(path.join(folder, name), bytes);
  return name;
}
