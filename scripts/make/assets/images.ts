import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/model';
import { codeKey, keyOf } from '@/lib/keys';
import type { PictureFacts } from '@/lib/site/assets';
import { PICTURE_PLACES, widthsFor, type PicturePlace } from '@/lib/site/pictures';
import { toHref } from '@/lib/site/text';
import { BUDGETS } from '../checks/budgets';
import { brotliSize } from '../compress';
import type { OfficeFile } from '../office/inspect';
import type { Store } from '@/lib/store';
import { indexedPng } from './indexed-png';
import { encodePhoto, TooDetailed, type PhotoTarget } from './photo';
import { inOurColours } from './night';
import { shapesOf } from './shapes';

const FOLDER = 'imagenes/v';

interface Kept {
  facts: Omit<PictureFacts, 'src'>;
  fallback?: string;
}

/** Encodes photographs within budgets; metadata of an original could identify a whistleblower. @throws */
export async function makePictures(
  office: readonly OfficeFile[],
  places: ReadonlyMap<string, ReadonlySet<PicturePlace>>,
  store: Store,
) {
  const facts: Record<string, PictureFacts> = {};
  const pictures = { facts, files: new Map<string, string>(), made: 0 };
  const problems: string[] = [];
  for (const { name: file, kind, from, hash } of office) {
    if (kind === 'pdf') continue;
    const shown = [...new Set<PicturePlace>(places.get(`/${file}`)).add('texto')].sort();
    const key = keyOf(codeKey(), hash, JSON.stringify([kind, shown]));
    try {
      const item = await store.cached<Kept>('images', key, async (aside) => {
        const bytes = await readFile(from);
        return kind === 'svg' ? measure(bytes) : encode(bytes, aside, shown);
      });
      const { folder, files, value, made } = item;
      const { facts: own, fallback } = value;
      for (const one of Object.keys(files))
        pictures.files.set(`${FOLDER}/${one}`, path.join(folder, one));
      const src = fallback ? `/${FOLDER}/${fallback}` : toHref(`/${file}`);
      facts[`/${file}`] = { src, ...own };
      if (made) pictures.made += 1;
    } catch (error) {
      if (!(error instanceof TooDetailed)) throw error;
      problems.push(`public/${file}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pictures;
}

async function measure(svg: Buffer): Promise<Kept> {
  const weight = brotliSize(svg);
  if (weight > BUDGETS.pictures.dibujo)
    throw new TooDetailed(
      `el dibujo pesa ${(weight / 1024).toFixed(0)} KB comprimido, y caben ${BUDGETS.pictures.dibujo / 1024} KB. Simplifíquelo, o expórtelo como imagen .png.`,
    );
  const { width, height } = await sharp(svg).metadata();
  const inline = shapesOf(inOurColours(svg.toString('utf8')));
  return { facts: { width, height, ...(inline && { inline }) } };
}

async function encode(
  bytes: Buffer,
  folder: string,
  places: readonly PicturePlace[],
): Promise<Kept> {
  const { width, height, own, files, fallback } = await encodePhoto(
    bytes,
    folder,
    (target) => targetsOf(places, target),
    BUDGETS.pictures.respaldo,
  );
  const offered = files.map((one) => ({
    type: `image/${one.format}`,
    href: `/${FOLDER}/${one.name}`,
    width: one.width,
  }));
  return { facts: { width, height, photo: { own, files: offered } }, fallback };
}

/** Returns each picture's places besides texts; pictures not listed are shown in texts only. */
export function picturePlaces(content: Content): Map<string, Set<PicturePlace>> {
  const { carrusel, logos } = content.inicio.data;
  const { direcciones, paginas, vehiculos, declaraciones } = content;
  const shown: [string, PicturePlace][] = [
    ...carrusel.map(({ imagen }): [string, PicturePlace] => [imagen, 'diapositiva']),
    ...logos.map(({ imagen }): [string, PicturePlace] => [imagen, 'logo']),
    ...content.comunicados.map(({ data }): [string, PicturePlace] => [data.imagen, 'tarjeta']),
    [content.titulares.data.actual.foto, 'retrato'],
    ...[...direcciones, ...paginas, vehiculos, declaraciones].flatMap((page): typeof shown =>
      page?.data.foto ? [[page.data.foto, 'cabecera']] : [],
    ),
  ];
  const places = new Map<string, Set<PicturePlace>>();
  for (const [src, place] of shown) places.set(src, new Set(places.get(src)).add(place));
  return places;
}

const LEAST = 1024;

/** The budget is the widest file's; narrower files get a share, slightly more for each pixel. */
function targetsOf(places: readonly PicturePlace[], own: number): PhotoTarget[] {
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

export async function rasterise(svg: string, width: number, target: string): Promise<void> {
  const drawing = Buffer.from(inOurColours(await readFile(svg, 'utf8')));
  const picture = sharp(drawing, { density: 144 }).resize({ width });
  await writeFile(target, await indexedPng(picture));
}
