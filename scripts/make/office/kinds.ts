import type { Kind } from './names';

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What a file's first bytes say that it is: the kinds that are published, and those often mistaken for them. */
const SIGNS: [string, (bytes: Buffer) => boolean][] = [
  ['pdf', (bytes) => latin(bytes, 0, 5) === '%PDF-'],
  ['jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => /^ftypavi[fs]/.test(latin(bytes, 4, 12))],
  ['heic', (bytes) => /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(latin(bytes, 4, 12))],
  ['gif', (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6))],
  ['bmp', (bytes) => latin(bytes, 0, 2) === 'BM'],
  ['tiff', (bytes) => /^(?:II\*\0|MM\0\*)/.test(latin(bytes, 0, 4))],
  ['office', (bytes) => /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/.test(latin(bytes, 0, 4))],
  ['svg', (bytes) => /<svg[\s>]/.test(latin(bytes, 0, 4096))],
  ['html', (bytes) => /<(?:!doctype html|html|script|head|body)\b/i.test(latin(bytes, 0, 1024))],
];

const WORDS: Record<string, string> = {
  pdf: 'un PDF',
  jpeg: 'una imagen JPEG (.jpg)',
  png: 'una imagen PNG (.png)',
  webp: 'una imagen WebP (.webp)',
  avif: 'una imagen AVIF (.avif)',
  svg: 'un dibujo SVG (.svg)',
  heic: 'una foto HEIC, como las del iPhone',
  gif: 'una imagen GIF',
  bmp: 'una imagen BMP',
  tiff: 'una imagen TIFF',
  office: 'un documento de Word, de Excel o un archivo comprimido',
  html: 'una página HTML',
};

/**
 * What is wrong when the bytes of a file are not what its name promises; undefined when they are.
 * Browsers and other programs judge by the bytes, not by the name: both must say the same.
 */
export function mistaken(bytes: Buffer, kind: Kind): string | undefined {
  if (bytes.length === 0) return 'el archivo está vacío. Guárdelo de nuevo o quítelo.';
  const found = SIGNS.find(([, matches]) => matches(bytes))?.[0];
  if (found === kind) return undefined;
  const is = found ? `es ${WORDS[found]}` : `no es ${WORDS[kind]}`;
  return kind === 'pdf'
    ? `se llama como un PDF y ${is}. Expórtelo como PDF; cambiarle el nombre no basta.`
    : `se llama como ${WORDS[kind]} y ${is}. Ábrala y guárdela como .jpg, .png, .webp o .avif; cambiarle el nombre no basta.`;
}
