import { readFile } from 'node:fs/promises';
import type { Image, PhrasingContent } from 'mdast';
import sharp from 'sharp';
import { markdownLinks } from '@/lib/content/markdown';
import { palette } from '@/tailwind.config';
import { inside } from '../inside';
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
  jpeg: Buffer;
  width: number;
  height: number;
}
export type Pictures = ReadonlyMap<string, Picture>;

/**
 * Reads the pictures that Markdown shows.
 * @throws PdfProblem for one that is not in `publicDir`: nothing is fetched at build
 */
export async function readOriginals(markdown: string, publicDir: string): Promise<Originals> {
  const originals = new Map<string, Uint8Array>();
  if (!markdown.includes('![')) return originals;
  for (const { url, line, alt } of markdownLinks(markdown)) {
    if (alt === undefined) continue;
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

const readOwn = async (publicDir: string, url: string) =>
  readFile(inside(publicDir, decodeURI(url).replace(/^\//, '')));

/** Turns every picture into the one format that PDFs hold as it is, on white. */
export async function toPictures(originals: Originals): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const [url, bytes] of originals) {
    const resized = sharp(bytes, { density: 144 }).resize({
      width: MAX_PIXELS,
      withoutEnlargement: true,
    });
    const { data, info } = await resized
      .flatten({ background: palette.blanco })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    pictures.set(url, { jpeg: data, width: info.width, height: info.height });
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
  const box = { x: left, y: writer.y, width: width * scale, height: height * scale };
  writer.fit(box.height);
  box.y = writer.y;
  const figure = writer.tag('Figure', parent, {
    alt,
    bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
  });
  figure.add(() => writer.image(jpeg, box));
  figure.end();
  writer.y += box.height;
}

/** A paragraph's text and pictures, apart and in order; blank text between them is left out. */
export function splitAtPictures(nodes: PhrasingContent[]): (Image | PhrasingContent[])[] {
  const parts: (Image | PhrasingContent[])[] = [];
  for (const node of nodes) {
    const last = parts[parts.length - 1];
    if (node.type === 'image') parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else if (node.type !== 'text' || node.value.trim()) parts.push([node]);
  }
  return parts;
}
