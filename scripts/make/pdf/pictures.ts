import { readFile } from 'node:fs/promises';
import type { Image, Nodes, PhrasingContent } from 'mdast';
import sharp from 'sharp';
import { linksIn, parseMarkdown } from '@/lib/content/parse/markdown';
import { walk } from '@/lib/content/parse/nodes';
import { decodeSafely } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { inOurColours } from '../assets/night';
import { pathWithin } from '../safe-path';
import type { Tag } from './kit';
import type { Column } from './paragraph';
import { PdfProblem } from './problem';
import type { PdfWriter } from './writer';

/** Twice what a column needs on screen, enough for an office printer. */
const MAX_PIXELS = 1200;
const MAX_HEIGHT = 280;

/** The pictures of a text by their address in it, as the office keeps them. */
export type Originals = ReadonlyMap<string, Uint8Array>;

export interface Picture {
  jpeg: string;
  width: number;
  height: number;
}
export type Pictures = ReadonlyMap<string, Picture>;

/** The pictures of a part of a text, at any depth. */
export function picturesIn(node: Nodes): Image[] {
  const shown: Image[] = [];
  walk(node, (inner) => {
    if (inner.type === 'image') shown.push(inner);
  });
  return shown;
}

/**
 * Reads the pictures that Markdown shows.
 * @throws PdfProblem for one that is not in `publicDir`: nothing is fetched at build
 */
export async function readOriginals(markdown: string, publicDir: string): Promise<Originals> {
  const originals = new Map<string, Uint8Array>();
  if (!markdown.includes('![')) return originals;
  for (const { url, line, alt } of linksIn(parseMarkdown(markdown))) {
    if (alt === undefined || originals.has(url)) continue;
    const bytes = await readOwn(publicDir, url).catch(() => {
      throw new PdfProblem(
        `la imagen «${url}» no está en public/. Guárdela ahí y escriba su ruta desde «/».`,
        line,
      );
    });
    originals.set(url, bytes);
  }
  return originals;
}

async function readOwn(publicDir: string, url: string): Promise<Uint8Array> {
  const file = pathWithin(publicDir, decodeSafely(url).replace(/^\//, ''));
  const bytes = await readFile(file);
  return /\.svg$/i.test(file) ? Buffer.from(inOurColours(bytes.toString('utf8'))) : bytes;
}

/**
 * Turns every picture into the one format that PDFs hold as it is: upright, on white, and without what
 * the camera wrote into it.
 */
export async function toPictures(originals: Originals): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const [url, bytes] of originals) {
    const resized = sharp(bytes, { density: 144 }).autoOrient().resize({
      width: MAX_PIXELS,
      withoutEnlargement: true,
    });
    const { data, info } = await resized
      .flatten({ background: palette.blanco })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const jpeg = `data:image/jpeg;base64,${data.toString('base64')}`;
    pictures.set(url, { jpeg, width: info.width, height: info.height });
  }
  return pictures;
}

/** Draws a picture at the writer's height, described by its alternative text. */
export function drawPicture(
  writer: PdfWriter,
  { jpeg, width, height }: Picture,
  alt: string,
  parent: Tag | undefined,
  { left, width: room }: Column,
): void {
  const scale = Math.min(1, room / width, MAX_HEIGHT / height);
  const [wide, high] = [width * scale, height * scale];
  writer.fit(high);
  const box = { x: left, y: writer.y, width: wide, height: high };
  writer.tag('Figure', parent, (tag) => tag.add(() => writer.image(jpeg, box)), {
    alt,
    bbox: [left, box.y, left + wide, box.y + high],
  });
  writer.y += high;
}

/** A paragraph's text and pictures, apart and in order; blank text between them is left out. */
export function splitAtPictures(nodes: PhrasingContent[]): (PhrasingContent[] | Image)[] {
  const parts: (PhrasingContent[] | Image)[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (node.type === 'image') parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else if (node.type !== 'text' || node.value.trim()) parts.push([node]);
  }
  return parts;
}
