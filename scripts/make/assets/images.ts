import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keyOf, toolKey } from '@/lib/keys';
import type { PictureFacts } from '@/lib/site/assets';
import { PICTURE_PLACES, widthsFor, type PicturePlace } from '@/lib/site/pictures';
import { toHref } from '@/lib/site/text';
import { BUDGETS } from '../checks/budgets';
import { brotli } from '../compress';
import type { OfficeFile } from '../office/inspect';
import type { Store } from '@/lib/store';
import { encodePhoto, TooDetailed, type Photo, type Target } from './photo';
import { shapesOf } from './shapes';

/** The folder of the encoded pictures in the site; the policy and the caches of hosts name it too. */
const FOLDER = 'imagenes/v';

/** The pictures of a site: facts of each for the pages, and the encoded files. */
export interface Pictures {
  /** By the address that authors write. */
  facts: Record<string, PictureFacts>;
  /** Made files, by their path in the site. */
  files: Map<string, string>;
  made: number;
}

/** Facts of a picture in the store, beside its files. */
type Kept = Pick<Photo, 'width' | 'height'> & Partial<Photo> & Pick<PictureFacts, 'inline'>;

/**
 * Measures every picture of the office, and makes of each photograph AVIF and WebP in the widths of the
 * places where it is shown, and one file that everything reads; each within its budget. A photograph
 * itself is never published: a camera writes into it where and when it was taken and by whom, and that
 * could name who tells the office something.
 * @param office its files, sound pictures all
 * @param places where each is shown beside texts, which may show any
 * @throws with each picture that is too heavy
 */
export async function makePictures(
  office: readonly OfficeFile[],
  places: ReadonlyMap<string, ReadonlySet<PicturePlace>>,
  store: Store,
): Promise<Pictures> {
  const tool = toolKey(['scripts/make/assets/images.ts']);
  const pictures: Pictures = { facts: {}, files: new Map(), made: 0 };
  const problems: string[] = [];
  for (const { name: file, kind, from, hash } of office) {
    if (kind === 'pdf') continue;
    const shown = [...new Set<PicturePlace>(places.get(`/${file}`)).add('texto')].sort();
    const key = keyOf(tool, hash, JSON.stringify([kind, shown]));
    try {
      const { folder, value, made } = await store.cached<Kept>('images', key, async (aside) => {
        const bytes = await readFile(from);
        return kind === 'svg' ? measure(bytes) : encode(bytes, aside, shown);
      });
      add(pictures, file, folder, value);
      if (made) pictures.made += 1;
    } catch (error) {
      if (!(error instanceof TooDetailed)) throw error;
      problems.push(`public/${file}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pictures;
}

/** The least budget of a picture: a file's headers are half of it. */
const LEAST = 1024;

function add(pictures: Pictures, file: string, folder: string, kept: Kept): void {
  const { width, height, own, files = [], fallback, inline } = kept;
  for (const name of [...files.map((one) => one.name), ...(fallback ? [fallback] : [])])
    pictures.files.set(`${FOLDER}/${name}`, path.join(folder, name));
  pictures.facts[`/${file}`] = {
    src: fallback ? `/${FOLDER}/${fallback}` : toHref(`/${file}`),
    width,
    height,
    ...(inline && { inline }),
    ...(own && {
      photo: {
        own,
        files: files.map(({ name, format, width: target }) => ({
          type: `image/${format}`,
          href: `/${FOLDER}/${name}`,
          width: target,
        })),
      },
    }),
  };
}

async function measure(svg: Buffer): Promise<Kept> {
  const weight = brotli(svg).length;
  if (weight > BUDGETS.pictures.dibujo)
    throw new TooDetailed(
      `el dibujo pesa ${(weight / 1024).toFixed(0)} KB comprimido, y caben ${BUDGETS.pictures.dibujo / 1024} KB. Simplifíquelo, o expórtelo como imagen .png.`,
    );
  const { width, height } = await sharp(svg).metadata();
  const inline = shapesOf(svg.toString('utf8'));
  return { width, height, ...(inline && { inline }) };
}

const encode = (bytes: Buffer, folder: string, places: readonly PicturePlace[]): Promise<Photo> =>
  encodePhoto(bytes, folder, (own) => targetsOf(places, own), BUDGETS.pictures.respaldo);

/**
 * The files that a photograph needs for its places. A place's budget is that of its widest file; a
 * narrower one has its share, a little more for each point as small pictures need.
 */
function targetsOf(places: readonly PicturePlace[], own: number): Target[] {
  const targets = new Map<number, number>();
  for (const place of places) {
    const widest = Math.max(...PICTURE_PLACES[place].widths);
    for (const width of widthsFor(place, own)) {
      const most = Math.max(LEAST, BUDGETS.pictures[place] * (width / widest) ** 1.5);
      targets.set(width, Math.min(most, targets.get(width) ?? most));
    }
  }
  return [...targets]
    .sort(([one], [other]) => one - other)
    .map(([width, most]) => ({ width, most }));
}

/** Draws an SVG as a PNG of the given width. */
export async function rasterise(svg: string, width: number, target: string): Promise<void> {
  const picture = sharp(await readFile(svg), { density: 144 }).resize({ width });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await picture.png({ palette: true }).toBuffer());
}

/** Wraps a PNG as `favicon.ico`: browsers ask for that address by themselves, beside a PDF for one. */
export async function makeFavicon(svg: string, size: number, target: string): Promise<void> {
  const png = await sharp(await readFile(svg))
    .resize({ width: size })
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon …
  header.writeUInt16LE(1, 4); // … of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  await writeFile(target, Buffer.concat([header, png]));
}
