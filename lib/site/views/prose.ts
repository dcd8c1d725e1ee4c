import type { Assets, ImageFacts } from '@/lib/site/assets';
import { decodeSafely } from '@/lib/site/text';

/** As written by lib/content/parse/markdown; an attribute may contain «>». */
const IMG = /<img src="([^"]*)"((?: \w+="[^"]*")*)>/g;
const LINK = /<a href="(\/[^"]+\.(?:jpe?g|png|webp|avif))"/gi;

/** Replaces an author's pictures by the build's formats and widths. @throws when one was not measured */
export function withPictures(assets: Pick<Assets, 'image'>, html: string): string {
  const made = (address: string) => assets.image(decodeSafely(unescape(address)), 'texto');
  return html
    .replace(IMG, (_, src: string, rest: string) => picture(made(src), rest))
    .replace(LINK, (_, href: string) => `<a href="${made(href).src}"`);
}

function picture({ src, width, height, sources }: ImageFacts, rest: string): string {
  const img = `<img src="${src}"${rest} width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (sources.length === 0) return img;
  const made = sources.map(
    ({ type, srcSet, sizes }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  return `<picture>${made.join('')}${img}</picture>`;
}

export interface Heading {
  id: string;
  titulo: string;
}

export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
    id,
    titulo: unescape(words.replace(/<[^>]*>/g, '')),
  }));

const unescape = (text: string) =>
  text.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
