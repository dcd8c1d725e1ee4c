import { readFile } from 'node:fs/promises';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import sharp from 'sharp';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { lineOfNode, walk } from '@/lib/content/parse/nodes';
import { decodeSafely } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { pathWithin } from '../safe-path';
import type { Links } from './inline';
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

/** A picture of a text, named there or apart. */
export interface Shown {
  url: string;
  alt: string;
}

/** The pictures of a part of a text, at any depth. */
export function picturesIn(node: Nodes, { definitions }: Pick<Links, 'definitions'>): Shown[] {
  const shown: Shown[] = [];
  walk(node, (inner) => {
    if (inner.type === 'image') shown.push({ url: inner.url, alt: inner.alt ?? '' });
    if (inner.type !== 'imageReference') return;
    const url = definitions.get(inner.identifier)?.url;
    if (url !== undefined) shown.push({ url, alt: inner.alt ?? '' });
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
  for (const [url, line] of addressesIn(parseMarkdown(markdown))) {
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
  readFile(pathWithin(publicDir, decodeSafely(url).replace(/^\//, '')));

/** The addresses of a text's pictures, and the line on which each is first named. */
function addressesIn(tree: Root): Map<string, number> {
  const lines = new Map<string, number>();
  const definitions = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
  });
  walk(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const url = node.type === 'image' ? node.url : definitions.get(node.identifier);
    if (url !== undefined && !lines.has(url)) lines.set(url, lineOfNode(node));
  });
  return lines;
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

/** A part of a paragraph: words, or a picture that stands alone among them. */
type Part = PhrasingContent[] | (PhrasingContent & { type: 'image' | 'imageReference' });

/** A paragraph's text and pictures, apart and in order; blank text between them is left out. */
export function splitAtPictures(nodes: PhrasingContent[]): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    const last = parts[parts.length - 1];
    if (node.type === 'image' || node.type === 'imageReference') parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else if (node.type !== 'text' || node.value.trim()) parts.push([node]);
  }
  return parts;
}
