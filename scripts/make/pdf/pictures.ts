import { readFile } from 'node:fs/promises';
import type { Image, PhrasingContent } from 'mdast';
import sharp from 'sharp';
import { linksIn, parseMarkdown } from '@/lib/content/parse/markdown';
import { nodesOf, type Node } from '@/lib/content/parse/nodes';
import { decodeSafely } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { inOurColours } from '../assets/night';
import { pathWithin } from '@/lib/files/path-within';

/** Twice a column's width on screen, enough for office printers. */
const MAX_PIXELS = 1200;

/** Content that a PDF cannot show; `line` is in the body. */
export class PdfProblem extends Error {
  constructor(
    message: string,
    public line?: number,
  ) {
    super(message);
  }
}

/** The office's pictures by address in the text. */
export type Originals = ReadonlyMap<string, Uint8Array>;

interface Picture {
  file: string;
  jpeg: Buffer;
  width: number;
  height: number;
}
export type PaperPictures = ReadonlyMap<string, Picture>;

export const picturesIn = (node: Node): Image[] =>
  nodesOf(node).filter((one) => one.type === 'image');

/** Reads a text's pictures. @throws PdfProblem for one outside `publicDir`: nothing is fetched */
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

/** Converts pictures to JPEG for PDFs: upright, on white, without metadata. */
export async function toPictures(originals: Originals): Promise<PaperPictures> {
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
    const file = `picture-${pictures.size}.jpg`;
    pictures.set(url, { file, jpeg: data, width: info.width, height: info.height });
  }
  return pictures;
}

/** Splits a paragraph into texts and pictures, in order, without blank text. */
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
