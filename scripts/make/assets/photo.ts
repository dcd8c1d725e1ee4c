import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { indexedPng } from './indexed-png';

const QUALITIES = {
  avif: [50, 42, 35, 29, 24],
  webp: [78, 68, 58, 48, 38, 28],
} as const;
/** AVIF of 1280 × 1707: 1.8 s; at the default 4, 19 s for the same bytes. */
const EFFORT = 2;
type Format = keyof typeof QUALITIES;

export interface PhotoTarget {
  width: number;
  most: number;
}

export class TooDetailed extends Error {}

/** Writes a photograph's files, upright, without metadata, within their budgets. @throws TooDetailed */
export async function encodePhoto(
  bytes: Buffer,
  folder: string,
  targetsOf: (own: number) => PhotoTarget[],
  fallback: number,
) {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const own = autoOrient.width;
  const targets = targetsOf(own);
  const widest = Math.max(...targets.map(({ width }) => width));
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (target: number): Sharp =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: target });
  const files: { name: string; format: Format; width: number }[] = [];
  for (const format of Object.keys(QUALITIES) as Format[])
    for (const target of targets) {
      const made = await lightEnough(target, QUALITIES[format], (quality) =>
        at(target.width)
          .toFormat(format, { quality, ...(format === 'avif' && { effort: EFFORT }) })
          .toBuffer(),
      );
      const name = await keep(made, target.width, format, folder);
      files.push({ name, format, width: target.width });
    }
  const made = await lightEnough(
    { width: widest, most: fallback },
    [80, 70, 60, 50, 40],
    (quality) =>
      hasAlpha
        ? indexedPng(at(widest), { quality })
        : at(widest).jpeg({ mozjpeg: true, quality }).toBuffer(),
  );
  const name = await keep(made, widest, hasAlpha ? 'png' : 'jpg', folder);
  return { width, height, own, files, fallback: name };
}

/** Decrease of log(bytes) for each point of quality, for a detailed photograph. */
const LOST_BY_POINT = 0.08;

async function lightEnough(
  { width, most }: PhotoTarget,
  qualities: readonly number[],
  make: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  // Far above the budget, the next qualities are skipped.
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

/** Stores a file under its hash, as addresses are cached for a year. */
async function keep(bytes: Buffer, width: number, ending: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const name = `${hash}-${width}.${ending}`;
  await writeFile(path.join(folder, name), bytes);
  return name;
}
