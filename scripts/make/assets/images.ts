import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageFacts } from '@/lib/site/assets';
import { keyOf, toolKey } from '../keys';
import type { Store } from '../store';

const WIDTHS = [480, 960, 1440];
const FORMATS = ['avif', 'webp'] as const;
const RASTER = /\.(?:jpe?g|png|webp|avif)$/i;
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i;

/** The pictures of a site: what pages need of each, and the files made of them. */
export interface Pictures {
  facts: Record<string, ImageFacts>;
  /** Made files, by their path in the site. */
  files: Map<string, string>;
  made: number;
}

/** What the store keeps of a picture, beside its variants. */
interface Kept {
  width: number;
  height: number;
  variants: { name: string; format: (typeof FORMATS)[number]; width: number }[];
}

const KEPT = 'facts.json';

/**
 * Makes AVIF and WebP of every raster picture of the office, in several widths, and measures all.
 * @param files the office's files: path in the site → where it is
 * @param hashes of those files
 * @throws when a file is not the picture that its name says
 */
export async function makePictures(
  files: ReadonlyMap<string, string>,
  hashes: ReadonlyMap<string, string>,
  store: Store,
): Promise<Pictures> {
  const tool = await toolKey(['scripts/make/assets/images.ts'], ['sharp']);
  const pictures: Pictures = { facts: {}, files: new Map(), made: 0 };
  for (const [file, from] of files) {
    if (!PICTURE.test(file)) continue;
    const hash = hashes.get(file) ?? '';
    const { folder, made } = await store.cached('images', keyOf(tool, hash), async (aside) => {
      const bytes = await readFile(from);
      const kept = await makeVariants(file, bytes, hash, aside);
      await writeFile(path.join(aside, KEPT), JSON.stringify(kept));
    });
    const { width, height, variants } = JSON.parse(
      await readFile(path.join(folder, KEPT), 'utf8'),
    ) as Kept;
    const src = `/${file}`;
    pictures.facts[src] = { src, width, height, sources: sourcesOf(variants) };
    for (const { name } of variants)
      pictures.files.set(`imagenes/v/${name}`, path.join(folder, name));
    if (made) pictures.made += 1;
  }
  return pictures;
}

const sourcesOf = (variants: Kept['variants']): ImageFacts['sources'] =>
  FORMATS.flatMap((format) => {
    const own = variants.filter((variant) => variant.format === format);
    if (own.length === 0) return [];
    return [
      {
        type: `image/${format}`,
        srcSet: own.map(({ name, width }) => `/imagenes/v/${name} ${width}w`).join(', '),
      },
    ];
  });

async function makeVariants(
  file: string,
  bytes: Buffer,
  hash: string,
  folder: string,
): Promise<Kept> {
  const { width, height, format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => {
      throw new Error(
        `public/${file} no se puede leer como imagen: ${error.message}. Guárdela de nuevo o quítela.`,
      );
    });
  if (format === 'svg' || !RASTER.test(file)) return { width, height, variants: [] };
  const widest = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
  const widths = [...new Set([...WIDTHS.filter((one) => one < autoOrient.width), widest])];
  const variants: Kept['variants'] = [];
  for (const type of FORMATS)
    for (const target of widths) {
      const name = `${hash.slice(0, 12)}-${target}.${type}`;
      const made = await sharp(bytes).autoOrient().resize({ width: target }).toFormat(type);
      await writeFile(path.join(folder, name), await made.toBuffer());
      variants.push({ name, format: type, width: target });
    }
  return { width: autoOrient.width, height: autoOrient.height, variants };
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
