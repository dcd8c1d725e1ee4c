import { ALPHABETS, readFont, type Alphabet, type Face } from './fonts';
import { embedFont, parseFont, type EmbeddedFont, type Pdf } from './kit';
import { SharedFont, type PlacedGlyph } from './shared-font';
import type { Run, TextStyle } from './typeset';

const fonts = new Map<string, SharedFont>();

/** The font of a face and an alphabet, which all the documents of the process share. */
function fontOf(face: Face, alphabet: Alphabet = 'latin'): SharedFont {
  const name = `${face} ${alphabet}`;
  const known = fonts.get(name);
  if (known) return known;
  const font = new SharedFont(name, parseFont(name, readFont(face, alphabet)));
  fonts.set(name, font);
  return font;
}

/** The first alphabet of `face` that has a character, or undefined when none has it. */
export const alphabetOf = (face: Face, codePoint: number): Alphabet | undefined =>
  ALPHABETS.find((alphabet) => fontOf(face, alphabet).has(codePoint));

const wordsOf = (text: string) => text.match(/ |[^ ]+/g) ?? [];

/** How wide a text is, in points. A space that keeps words together is as wide as any. */
export function widthOf(text: string, { face, size }: TextStyle, alphabet?: Alphabet): number {
  const font = fontOf(face, alphabet);
  if (!/[ \u00a0]/.test(text)) return (font.shape(text).width * size) / 1000;
  const words = wordsOf(text.replaceAll('\u00a0', ' '));
  return (words.reduce((sum, word) => sum + font.shape(word).width, 0) * size) / 1000;
}

/**
 * Shows a text with its baseline at a point. pdfkit's own `text` lays it out twice more, and saves and
 * restores the whole state around it: 1 ms a page.
 */
export function showText(pdf: Pdf, { text, style, alphabet }: Run, x: number, y: number): void {
  const shared = fontOf(style.face, alphabet);
  const font = embedFont(pdf, shared);
  let shown = '[';
  let codes = '';
  for (const word of wordsOf(text))
    for (const glyph of shared.shape(word).glyphs) {
      const { kern, xOffset, yOffset } = glyph;
      if (xOffset || yOffset) {
        // An accent that the font puts on the letter before it (ISO 32000-1, 9.3.7 and 9.4.3).
        const rise = round((yOffset * style.size) / 1000);
        shown += `<${codes}> ${round(-xOffset)}] TJ ${rise} Ts [<${codeOf(glyph, font)}> ${round(kern + xOffset)}] TJ 0 Ts [`;
        codes = '';
        continue;
      }
      codes += codeOf(glyph, font);
      if (kern === 0) continue;
      shown += `<${codes}> ${round(kern)} `;
      codes = '';
    }
  const matrix = `1 0 0 -1 ${round(x)} ${round(y)} Tm`;
  pdf.addContent(`BT ${matrix} /${font.id} ${style.size} Tf ${shown}<${codes}>] TJ ET`);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The code of a glyph in a document, which embeds it from then on. */
function codeOf(
  { id, advanceWidth, codePoints }: PlacedGlyph,
  { subset, widths, unicode }: EmbeddedFont,
): string {
  const code = subset.includeGlyph(id);
  widths[code] ??= advanceWidth;
  unicode[code] ??= codePoints;
  return HEX[code] ?? code.toString(16).padStart(4, '0');
}

const HEX = Array.from({ length: 256 }, (_, code) => code.toString(16).padStart(4, '0'));
