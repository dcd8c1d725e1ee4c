import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { IMAGE_MANIFEST, type ImageFacts } from '@/lib/site/images';
import { paths } from './paths';

const WIDTHS = [480, 960, 1440];
const FORMATS = ['avif', 'webp'] as const;

/**
 * Makes AVIF and WebP of every raster picture under `public/`, in several widths, cached by content
 * hash, and writes down what pages need of each picture.
 * @param generated pictures that other steps made
 * @returns how many pictures there are
 * @throws when a file is not the picture that its name says
 */
export async function makeImages(generated: Record<string, ImageFacts>): Promise<number> {
  const manifest: Record<string, ImageFacts> = { ...generated };
  for (const file of globSync('**/*.{svg,jpg,jpeg,png,webp,avif}', {
    cwd: paths.public,
    caseSensitiveMatch: false,
  }).sort())
    manifest[`/${file}`] = await describe(file);
  await writeFile(IMAGE_MANIFEST, JSON.stringify(manifest));
  return Object.keys(manifest).length;
}

async function describe(file: string): Promise<ImageFacts> {
  const bytes = await readFile(path.join(paths.public, file));
  const { width, height, format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => {
      throw new Error(
        `public/${file} no se puede leer como imagen: ${error.message}. Guárdela de nuevo o quítela.`,
      );
    });
  if (format === 'svg') return { src: `/${file}`, width, height, sources: [] };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const widths = [
    ...new Set([
      ...WIDTHS.filter((w) => w < autoOrient.width),
      Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0),
    ]),
  ];
  const sources = [];
  for (const type of FORMATS) {
    const srcSet = [];
    for (const target of widths)
      srcSet.push(`/imagenes/v/${await variant(bytes, hash, target, type)} ${target}w`);
    sources.push({ type: `image/${type}`, srcSet: srcSet.join(', ') });
  }
  return { src: `/${file}`, width: autoOrient.width, height: autoOrient.height, sources };
}

async function variant(
  bytes: Buffer,
  hash: string,
  width: number,
  format: (typeof FORMATS)[number],
): Promise<string> {
  const name = `${hash}-${width}.${format}`;
  const cached = path.join(paths.cache, 'images', name);
  if (!existsSync(cached)) {
    await mkdir(path.dirname(cached), { recursive: true });
    await writeFile(
      cached,
      await sharp(bytes).autoOrient().resize({ width }).toFormat(format).toBuffer(),
    );
  }
  const target = path.join(paths.assets, 'imagenes', 'v', name);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(cached, target);
  return name;
}

/** Draws an SVG of `public/` as a PNG of the given width among the assets. */
export async function rasterise(svg: string, name: string, width: number): Promise<void> {
  const bytes = await readFile(path.join(paths.public, svg));
  await writeFile(
    path.join(paths.assets, name),
    await sharp(bytes, { density: 144 }).resize({ width }).png({ palette: true }).toBuffer(),
  );
}

/** Wraps a PNG as `favicon.ico`: browsers ask for that address by themselves, beside a PDF for one. */
export async function makeFavicon(svg: string, size: number): Promise<void> {
  const png = await sharp(await readFile(path.join(paths.public, svg)))
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
  await writeFile(path.join(paths.assets, 'favicon.ico'), Buffer.concat([header, png]));
}
