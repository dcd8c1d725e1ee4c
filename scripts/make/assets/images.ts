import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageFacts } from '@/lib/site/assets';
import { toHref } from '@/lib/site/text';
import { keyOf, toolKey } from '../keys';
import type { OfficeFile } from '../office/inspect';
import type { Store } from '../store';

const WIDTHS = [480, 960, 1440];
const FORMATS = ['avif', 'webp'] as const;
/** Where the made files of pictures stand in the site; the policy and the caches of hosts name it too. */
const FOLDER = 'imagenes/v';

/** The pictures of a site: what pages need of each, and the files made of them. */
export interface Pictures {
  /** By the address that authors write. */
  facts: Record<string, ImageFacts>;
  /** Made files, by their path in the site. */
  files: Map<string, string>;
  made: number;
}

/** What the store keeps of a picture, beside its files. */
interface Kept {
  width: number;
  height: number;
  variants: { name: string; format: (typeof FORMATS)[number]; width: number }[];
  /** The file for whoever takes none of those: old browsers, social networks, search engines. */
  fallback?: string;
}

const KEPT = 'facts.json';

/**
 * Measures every picture of the office, and makes of each photograph AVIF and WebP in several widths and
 * one file that everything reads. A photograph itself is never published: a camera writes into it where
 * and when it was taken and by whom, and that could name who tells the office something.
 * @param office its files, sound pictures all
 */
export async function makePictures(office: readonly OfficeFile[], store: Store): Promise<Pictures> {
  const tool = await toolKey(['scripts/make/assets/images.ts'], ['sharp']);
  const pictures: Pictures = { facts: {}, files: new Map(), made: 0 };
  for (const { name: file, kind, from, hash } of office) {
    if (kind === 'pdf') continue;
    const { folder, made } = await store.cached('images', keyOf(tool, hash), async (aside) => {
      const bytes = await readFile(from);
      const kept = kind === 'svg' ? await measure(bytes) : await encode(bytes, aside);
      await writeFile(path.join(aside, KEPT), JSON.stringify(kept));
    });
    const { width, height, variants, fallback } = JSON.parse(
      await readFile(path.join(folder, KEPT), 'utf8'),
    ) as Kept;
    const src = fallback ? `/${FOLDER}/${fallback}` : toHref(`/${file}`);
    pictures.facts[`/${file}`] = { src, width, height, sources: sourcesOf(variants) };
    for (const name of [...variants.map((one) => one.name), ...(fallback ? [fallback] : [])])
      pictures.files.set(`${FOLDER}/${name}`, path.join(folder, name));
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
        srcSet: own.map(({ name, width }) => `/${FOLDER}/${name} ${width}w`).join(', '),
      },
    ];
  });

async function measure(svg: Buffer): Promise<Kept> {
  const { width, height } = await sharp(svg).metadata();
  return { width, height, variants: [] };
}

/**
 * Writes what is published of a photograph: upright, and without a word of what came with it (sharp
 * leaves out EXIF, GPS, XMP, IPTC and colour profiles unless it is told to keep them).
 */
async function encode(bytes: Buffer, folder: string): Promise<Kept> {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const widest = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
  const widths = [...new Set([...WIDTHS.filter((one) => one < autoOrient.width), widest])];
  const write = async (type: 'avif' | 'webp' | 'jpeg' | 'png', target: number) => {
    const upright = sharp(bytes).autoOrient().resize({ width: target });
    const { data, info } = await upright
      .toFormat(type, type === 'jpeg' ? { mozjpeg: true } : {})
      .toBuffer({ resolveWithObject: true });
    // By what it holds: other bytes never stand at an address that was cached for a year.
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 12);
    const name = `${hash}-${target}.${type === 'jpeg' ? 'jpg' : type}`;
    await writeFile(path.join(folder, name), data);
    return { name, width: info.width, height: info.height };
  };
  const variants: Kept['variants'] = [];
  for (const format of FORMATS)
    for (const target of widths)
      variants.push({ name: (await write(format, target)).name, format, width: target });
  const { name, width, height } = await write(hasAlpha ? 'png' : 'jpeg', widest);
  return { width, height, variants, fallback: name };
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
