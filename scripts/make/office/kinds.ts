import type { OfficeFileKind } from './names';

export interface Findings {
  faults: { line: number; message: string }[];
  /** Of a readable PDF; else 0. */
  pages: number;
  /** A PDF without fonts is scanned. */
  text: boolean;
  pictures?: boolean;
  people: string[];
  extras: string[];
}

export const NONE: Findings = { faults: [], pages: 0, text: false, people: [], extras: [] };
export const faulty = (message: string): Findings => ({ ...NONE, faults: [{ line: 0, message }] });

/** First bytes of published formats and of usual mistakes. */
const SIGNATURES: [kind: string, sign: RegExp, words: string][] = [
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

/** Detects a file's format by its first bytes, with its Spanish name. */
export function kindOfBytes(bytes: Buffer): { kind?: string; words?: string } {
  const head = bytes.toString('latin1', 0, 4096);
  const [kind, , words] = SIGNATURES.find(([, sign]) => sign.test(head)) ?? [];
  return kind && words ? { kind, words } : {};
}

/** Compares a file's bytes with its extension. @returns the fault in Spanish, if any */
export function wrongKind(bytes: Buffer, kind: OfficeFileKind): string | undefined {
  if (bytes.length === 0) return 'el archivo está vacío. Guárdelo de nuevo o quítelo.';
  const { kind: found, words } = kindOfBytes(bytes);
  if (found === kind) return undefined;
  const promised = SIGNATURES.find(([one]) => one === kind)?.[2];
  const is = found ? `es ${words}` : `no es ${promised}`;
  return kind === 'pdf'
    ? `se llama como un PDF y ${is}. Expórtelo como PDF; cambiarle el nombre no basta.`
    : `se llama como ${promised} y ${is}. Ábrala y guárdela como .jpg, .png, .webp o .avif; cambiarle el nombre no basta.`;
}
