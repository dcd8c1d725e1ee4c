import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackWoff } from './woff';

/** The faces of the PDFs and their files in @fontsource, without the alphabet. */
const FACES = {
  serif: ['source-serif-4', '400-normal'],
  serifItalic: ['source-serif-4', '400-italic'],
  serifBold: ['source-serif-4', '600-normal'],
  serifBoldItalic: ['source-serif-4', '600-italic'],
  sans: ['source-sans-3', '400-normal'],
  sansBold: ['source-sans-3', '600-normal'],
} as const satisfies Record<string, readonly [string, string]>;

export type Face = keyof typeof FACES;

/** The packages that bring them. */
export const FONT_PACKAGES = [
  ...new Set(Object.values(FACES).map(([family]) => `@fontsource/${family}`)),
];

/** A file holds one alphabet: Spanish is in the first; the others are for foreign names and words. */
export const ALPHABETS = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const EMPHASIS = {
  serif: { italic: 'serifItalic', bold: 'serifBold' },
  serifItalic: { italic: 'serif', bold: 'serifBoldItalic' },
  serifBold: { italic: 'serifBoldItalic', bold: 'serifBold' },
  serifBoldItalic: { italic: 'serifBold', bold: 'serifBoldItalic' },
  sans: { italic: 'sansBold', bold: 'sansBold' },
  sansBold: { italic: 'sansBold', bold: 'sansBold' },
} as const satisfies Record<Face, Record<'italic' | 'bold', Face>>;

/** The face that marks emphasis within text of `face`; italic within italic stands upright. */
export const emphasised = (face: Face, how: 'italic' | 'bold'): Face => EMPHASIS[face][how];

/** Where the file of a face lies. */
function fontFile(face: Face, alphabet: Alphabet): string {
  const [family, cut] = FACES[face];
  const name = `${family}-${alphabet}-${cut}.woff`;
  return path.join(process.cwd(), 'node_modules/@fontsource', family, 'files', name);
}

/** A face's file, unpacked to what the PDF library reads fastest. */
export const readFont = (face: Face, alphabet: Alphabet): Buffer =>
  unpackWoff(readFileSync(fontFile(face, alphabet)));
