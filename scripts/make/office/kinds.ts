import { fault, type ContentFault, type UnseenKind } from '@/lib/content/faults';
import type { OfficeFileKind } from './names';

export interface Findings {
  faults: { line: number; fault: ContentFault }[];
  /** Of a readable PDF; else 0. */
  pages: number;
  /** A PDF without fonts is scanned. */
  text: boolean;
  pictures?: boolean;
  people: string[];
  extras: string[];
  /** Its properties that say what its pages do not. */
  says: { name: string; words: string }[];
  unseen: Unseen[];
  isSigned?: boolean;
  /** What was not looked at, in Spanish. */
  unread?: string;
}

/** Words that a PDF keeps and its pages do not show. */
export interface Unseen {
  kind: UnseenKind;
  page: number;
  words: string;
}

export const NONE: Findings = {
  ...{ faults: [], pages: 0, text: false, people: [], extras: [], says: [], unseen: [] },
};
export const faulty = (found: ContentFault): Findings => ({
  ...NONE,
  faults: [{ line: 0, fault: found }],
});

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

/** Compares a file's bytes with its extension. */
export function wrongKind(bytes: Buffer, kind: OfficeFileKind): ContentFault | undefined {
  if (bytes.length === 0) return fault('public-empty', {});
  if (LFS.test(bytes.toString('latin1', 0, 100))) return fault('public-lfs', {});
  const { kind: found, words } = kindOfBytes(bytes);
  if (found === kind) return undefined;
  const promised = SIGNATURES.find(([one]) => one === kind)?.[2] ?? '';
  const is = found ? `es ${words}` : `no es ${promised}`;
  return kind === 'pdf'
    ? fault('public-not-pdf', { is })
    : fault('public-not-picture', { promised, is });
}
