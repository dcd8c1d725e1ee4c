import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
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
const ALPHABETS = [
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

/** Words that a font keeps shaped: some 4 MB. */
const MAX_WORDS = 20_000;

const fonts = new Map<string, Font>();

/** The font of a face and an alphabet, parsed once for all documents of the process. */
export function fontOf(face: Face, alphabet: Alphabet = 'latin'): Font {
  const [family, cut] = FACES[face];
  const file = `${family}/files/${family}-${alphabet}-${cut}.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', file));
  const font = withWords(create(unpackWoff(bytes)));
  fonts.set(file, font);
  return font;
}

/**
 * A font that shapes each word once (kerning, ligatures) for all documents. A glyph means what the font
 * says: fontkit gives it the characters of the first text that showed it, so that what is copied from a
 * document would depend on those drawn before.
 */
function withWords(font: Font): Font {
  const words = new Map<string, GlyphRun>();
  const shape = (word: string): GlyphRun => {
    const run = font.layout(word);
    run.glyphs = run.glyphs.map(({ id, advanceWidth, codePoints }) => {
      const [own] = font.stringsForGlyph(id);
      const meaning = own ? [own.codePointAt(0) ?? 0] : codePoints;
      return { id, advanceWidth, codePoints: meaning };
    });
    if (words.size >= MAX_WORDS) words.clear();
    words.set(word, run);
    return run;
  };
  const layout = (word: string): GlyphRun => {
    const run = words.get(word) ?? shape(word);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(run) as GlyphRun, { positions });
  };
  return Object.assign(Object.create(font) as Font, { layout });
}

/** The first alphabet of `face` that has a character, or undefined when none has it. */
export const alphabetOf = (face: Face, codePoint: number): Alphabet | undefined =>
  ALPHABETS.find((alphabet) => fontOf(face, alphabet).hasGlyphForCodePoint(codePoint));

/** How wide a text is, in times its size. A space that keeps words together is as wide as any. */
export function widthOf(text: string, face: Face, alphabet?: Alphabet): number {
  const font = fontOf(face, alphabet);
  const words = text.replaceAll('\u00a0', ' ').split(/(?<= )/);
  return words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm;
}
