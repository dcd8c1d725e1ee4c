import type { Root, RootContent } from 'mdast';
import sharp from 'sharp';
import { isByMachine } from '@/lib/content/lint/links';
import type { Package } from './package';
import { all, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

const MOST_POINTS = 120_000_000;
const STARTS: [RegExp, string][] = [
  [/^\x89PNG/, 'png'],
  [/^\xFF\xD8\xFF/, 'jpg'],
  [/^GIF8/, 'gif'],
  [/^RIFF....WEBP/s, 'webp'],
];

/** Takes over the pictures of a decided tree, cut as they are seen. @param apart keeps them out of the text */
export async function takePictures(
  tree: DocumentNode,
  pkg: Package | undefined,
  base: string,
  apart: boolean,
  found: DocumentFindings,
): Promise<void> {
  for (const node of all(tree, 'img')) {
    const { src = '', alt: written = '', crop, shape } = node.attribs;
    const alt = isByMachine(written) ? '' : written.trim();
    if (alt !== written.trim()) found.lost('descripción automática', written);
    node.attribs = { alt };
    if (/^\/imagenes\//.test(src)) {
      node.attribs.src = src;
      continue;
    }
    const bytes = bytesOf(src, pkg);
    const start = Buffer.from(bytes?.subarray(0, 16) ?? []).toString('latin1');
    const ending = /\.(\w{1,5})$/.exec(src)?.[1] ?? '';
    const kind = STARTS.find(([sign]) => sign.test(start))?.[1];
    const isKnown = kind !== undefined && !/^(?:emf|wmf|svg|tiff?|bmp)$/i.test(ending);
    const seen = bytes && isKnown && !shape ? await cut(bytes, crop) : undefined;
    if (!seen) {
      const called = alt || src.replace(/^.*\//, '').slice(0, 120);
      const todo = 'Guárdela como PNG o JPG y agréguela.';
      if (!bytes) found.lost('imagen', `${alt} ${src.slice(0, 120)}`, 'pictures');
      else if (isKnown) found.lost('imagen recortada', called, 'pictures');
      else found.lost(`imagen ${ending.toUpperCase()}`, called, 'pictures', todo);
      continue;
    }
    const name = `${base}-${found.pictures.length + 1}.${kind}`;
    found.pictures.push({ name, bytes: seen, alt, ...(await sizeOf(seen)) });
    node.attribs.data = dataOf(name, seen);
    if (apart) node.attribs.apart = APART + name;
    else node.attribs.src = `/imagenes/${name}`;
    if (!apart && alt === '') found.note('imagen sin descripción', name);
  }
}

async function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_POINTS }).metadata();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

/**
 * The visible part of a picture; undefined when it cannot be made. Its notes go: they may have a small copy
 * of the whole.
 */
async function cut(bytes: Uint8Array, crop: string | undefined): Promise<Uint8Array | undefined> {
  if (!crop) return bytes;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_POINTS });
    const { width, height, pages = 1 } = await picture.metadata();
    const [left = 0, top = 0, right = 0, bottom = 0] = crop.split(',').map(Number);
    const [x, y] = [Math.ceil(left * width), Math.ceil(top * height)];
    const wide = Math.floor(width * (1 - right)) - x;
    const high = Math.floor(height * (1 - bottom)) - y;
    if (pages > 1 || wide < 1 || high < 1) return undefined;
    const box = { left: x, top: y, width: wide, height: high };
    const part = await picture.extract(box).keepExif().toBuffer();
    return await sharp(part).autoOrient().toBuffer();
  } catch {
    return undefined;
  }
}

/** The address of a picture that is apart: it only says where the document has it. */
export const APART = 'apart:';

export function withoutApart<T extends Root | RootContent>(node: T): T {
  if (!('children' in node)) return node;
  const isApart = (one: RootContent) => one.type === 'image' && one.url.startsWith(APART);
  const children = (node.children as RootContent[])
    .filter((one) => !isApart(one))
    .map(withoutApart)
    .filter((one) => one.type !== 'paragraph' || one.children.length > 0);
  return { ...node, children };
}

export const dataOf = (name: string, bytes: Uint8Array): string =>
  `data:image/${name.replace(/^.*\./, '').replace('jpg', 'jpeg')};base64,${Buffer.from(bytes).toString('base64')}`;

/** A picture that a paste carries within, or a package by its part. */
function bytesOf(src: string, pkg: Package | undefined): Uint8Array | undefined {
  const [, data] = /^data:image\/[\w+.-]+;base64,([\w+/=\s]+)$/.exec(src) ?? [];
  return data === undefined ? pkg?.bytes(src) : new Uint8Array(Buffer.from(data, 'base64'));
}
