import sharp, { type Sharp } from 'sharp';
import { CELL, type Difference, type Picture } from './comparar';

/** How many pixels of the page stand in one point of a kept picture. */
export const SCALE = 4;
/** Between two views on a sheet. */
export const GAP = 2 * CELL;

const DRAWN = { channels: 4 } as const;
const pipe = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, ...DRAWN } });

/** A screenshot at a part of its size. */
export async function shrink(screenshot: Buffer, scale: number): Promise<Picture> {
  const { width, height } = await sharp(screenshot).metadata();
  return read(
    sharp(screenshot)
      .ensureAlpha()
      .resize(Math.round(width / scale), Math.round(height / scale), { fit: 'fill' }),
  );
}

async function read(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // A file may hold any colour where there is nothing.
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) data.fill(0, at, at + 3);
  return { data, width: info.width, height: info.height };
}

/** The views of a state side by side, on nothing. */
export function sheetOf(views: Picture[]): Picture {
  const width = views.reduce((sum, view) => sum + view.width + GAP, -GAP);
  const height = Math.max(...views.map((view) => view.height));
  const data = new Uint8Array(width * height * 4);
  let left = 0;
  for (const view of views) {
    for (let y = 0; y < view.height; y++) {
      const row = view.data.subarray(y * view.width * 4, (y + 1) * view.width * 4);
      data.set(row, (y * width + left) * 4);
    }
    left += view.width + GAP;
  }
  return { width, height, data };
}

/** A sheet, from its file. */
export const readSheet = (file: string | Buffer): Promise<Picture> => read(sharp(file));

/** A sheet as its file. */
export const sheetFile = (sheet: Picture): Promise<Buffer> =>
  pipe(sheet).webp({ quality: 40, alphaQuality: 100, effort: 4, smartSubsample: true }).toBuffer();

/** A sheet as it would be read from its file: a file loses a little, the same of each. */
export const asKept = async (sheet: Picture): Promise<Picture> => readSheet(await sheetFile(sheet));

/** The sheet of now with what differs framed, and the kept one under it. */
export async function differenceFile(
  kept: Picture,
  seen: Picture,
  found: Difference[],
): Promise<Buffer> {
  const width = Math.max(kept.width, seen.width);
  const height = kept.height + seen.height + GAP;
  const marks = found.map(
    ({ x, y }) =>
      `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#f0f8" stroke="#f0f"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp({ create: { width, height, ...DRAWN, background: '#777' } })
    .composite([
      { input: await pipe(seen).png().toBuffer(), left: 0, top: 0 },
      { input: await pipe(kept).png().toBuffer(), left: 0, top: seen.height + GAP },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
