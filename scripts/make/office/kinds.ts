import type { Kind } from './names';

/** Findings in the bytes of a file, whatever its name. */
export interface Findings {
  faults: { line: number; message: string }[];
  /** How many a PDF has; 0 of anything else, and of one that cannot be read. */
  pages: number;
  /** The names in a PDF, and its contents besides pages. */
  people: string[];
  extras: string[];
}

/** What a file's first bytes say that it is: the kinds that are published, and those often mistaken for them. */
const SIGNS: [kind: string, sign: RegExp, words: string][] = [
  ['pdf', /^%PDF-/, 'un PDF'],
  ['jpeg', /^\xff\xd8\xff/, 'una imagen JPEG (.jpg)'],
  ['png', /^\x89PNG\r\n\x1a\n/, 'una imagen PNG (.png)'],
  ['webp', /^RIFF.{4}WEBP/s, 'una imagen WebP (.webp)'],
  ['avif', /^.{4}ftypavi[fs]/s, 'una imagen AVIF (.avif)'],
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s, 'una foto HEIC, como las del iPhone'],
  ['gif', /^GIF8[79]a/, 'una imagen GIF'],
  ['bmp', /^BM/, 'una imagen BMP'],
  ['tiff', /^(?:II\*\0|MM\0\*)/, 'una imagen TIFF'],
  [
    'office',
    /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/,
    'un documento de Word, de Excel o un archivo comprimido',
  ],
  ['svg', /<svg[\s>]/, 'un dibujo SVG (.svg)'],
  ['html', /<(?:!doctype html|html|script|head|body)\b/i, 'una página HTML'],
];

/**
 * What is wrong when the bytes of a file are not what its name promises; undefined when they are.
 * Browsers and other programs judge by the bytes, not by the name: both must say the same.
 */
export function mistaken(bytes: Buffer, kind: Kind): string | undefined {
  if (bytes.length === 0) return 'el archivo está vacío. Guárdelo de nuevo o quítelo.';
  const head = bytes.toString('latin1', 0, 4096);
  const [found, , words] = SIGNS.find(([, sign]) => sign.test(head)) ?? [];
  if (found === kind) return undefined;
  const promised = SIGNS.find(([one]) => one === kind)?.[2];
  const is = found ? `es ${words}` : `no es ${promised}`;
  return kind === 'pdf'
    ? `se llama como un PDF y ${is}. Expórtelo como PDF; cambiarle el nombre no basta.`
    : `se llama como ${promised} y ${is}. Ábrala y guárdela como .jpg, .png, .webp o .avif; cambiarle el nombre no basta.`;
}
