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
  unseen: Unseen[];
  isSigned?: boolean;
  /** What was not looked at, in Spanish. */
  unread?: string;
}

/** Words that a PDF keeps and its pages do not show. */
export interface Unseen {
  kind: 'redact' | 'covered' | 'layer' | 'outside' | 'invisible' | 'before' | 'comment';
  page: number;
  words: string;
}

export const NONE: Findings = {
  ...{ faults: [], pages: 0, text: false, people: [], extras: [], unseen: [] },
};
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
  // Browsers look for it in the first 1024 bytes.
  ['pdf', /^.{0,1024}%PDF-/s, 'un PDF'],
  ['svg', /<svg[\s>]/, 'un dibujo SVG (.svg)'],
  ['html', /<(?:!doctype html|html|script|head|body)\b/i, 'una página HTML'],
];

/** Detects a file's format by its first bytes, with its Spanish name. */
export function kindOfBytes(bytes: Buffer): { kind?: string; words?: string } {
  const head = bytes.toString('latin1', 0, 4096);
  const [kind, , words] = SIGNATURES.find(([, sign]) => sign.test(head)) ?? [];
  return kind && words ? { kind, words } : {};
}

const LFS = /^version https:\/\/git-lfs\./;

/** Compares a file's bytes with its extension. @returns the fault in Spanish, if any */
export function wrongKind(bytes: Buffer, kind: OfficeFileKind): string | undefined {
  if (bytes.length === 0) return 'el archivo está vacío. Guárdelo de nuevo o quítelo.';
  if (LFS.test(bytes.toString('latin1', 0, 100)))
    return 'es sólo la seña de un archivo que guarda Git LFS. En la carpeta de la oficina ejecute: git lfs pull';
  const { kind: found, words } = kindOfBytes(bytes);
  if (found === kind) return undefined;
  const promised = SIGNATURES.find(([one]) => one === kind)?.[2];
  const is = found ? `es ${words}` : `no es ${promised}`;
  return kind === 'pdf'
    ? `se llama como un PDF y ${is}. Expórtelo como PDF; cambiarle el nombre no basta.`
    : `se llama como ${promised} y ${is}. Ábrala y guárdela como .jpg, .png, .webp o .avif; cambiarle el nombre no basta.`;
}
