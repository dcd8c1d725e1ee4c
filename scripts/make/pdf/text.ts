import { ALPHABETS, readFont, type Alphabet, type Face } from './fonts';
import { embedFont, parseFont, type Pdf, type Point } from './kit';
import { SharedFont, type Shaped } from './shared-font';

const fonts = { latin: new Map<Face, SharedFont>(), 'latin-ext': new Map<Face, SharedFont>() };

/** The font of a face and an alphabet, which all the documents of the process share. */
function fontOf(face: Face, alphabet: Alphabet): SharedFont {
  const known = fonts[alphabet].get(face);
  if (known) return known;
  const name = `${face} ${alphabet}`;
  const bytes = readFont(face, alphabet);
  const font = new SharedFont(name, parseFont(name, bytes), bytes);
  fonts[alphabet].set(face, font);
  return font;
}

/** The first alphabet of `face` that has a character, or undefined when none has it. */
export const alphabetOf = (face: Face, codePoint: number): Alphabet | undefined =>
  ALPHABETS.find((alphabet) => fontOf(face, alphabet).has(codePoint));

interface Setting {
  face: Face;
  size: number;
  alphabet: Alphabet;
}

const wordsOf = (text: string) => text.match(/ |[^ ]+/g) ?? [];

/** How wide a text is, in points. */
export function widthOf(text: string, { face, size, alphabet }: Setting): number {
  const font = fontOf(face, alphabet);
  const words = text.includes(' ') ? wordsOf(text) : [text];
  return (words.reduce((sum, word) => sum + font.shape(word).advanceWidth, 0) * size) / 1000;
}

/**
 * Shows a text with its baseline at a point. pdfkit's own `text` lays it out twice more, and saves and
 * restores the whole state around it: 1 ms a page.
 */
export function showText(
  pdf: Pdf,
  text: string,
  { face, size, alphabet, x, y }: Setting & Point,
): void {
  const font = embedFont(pdf, fontOf(face, alphabet));
  const shown = new Shown(size);
  for (const word of wordsOf(text)) {
    const [codes, positions] = font.encode(word);
    positions.forEach((position, index) => shown.add(codes[index] ?? '', position));
  }
  const matrix = `1 0 0 -1 ${round(x)} ${round(y)} Tm`;
  pdf.addContent(`BT ${matrix} /${font.id} ${size} Tf ${shown.end()} ET`);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The operators that show glyphs, each where its font puts it (ISO 32000-1, 9.4.3). */
class Shown {
  private operators = '[';
  private codes = '';

  constructor(private readonly size: number) {}

  add(
    code: string,
    { advanceWidth, xAdvance, xOffset, yOffset }: Shaped['positions'][number],
  ): void {
    const gap = advanceWidth - xAdvance;
    if (xOffset || yOffset) {
      // An accent that the font puts on the letter before it.
      const rise = round((yOffset * this.size) / 1000);
      this.operators += `<${this.codes}> ${round(-xOffset)}] TJ ${rise} Ts [<${code}> ${round(gap + xOffset)}] TJ 0 Ts [`;
      this.codes = '';
      return;
    }
    this.codes += code;
    if (gap === 0) return;
    this.operators += `<${this.codes}> ${round(gap)} `;
    this.codes = '';
  }

  end(): string {
    return `${this.operators}<${this.codes}>] TJ`;
  }
}
