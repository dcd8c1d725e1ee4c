import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import type { DrawnWord } from '@/lib/site/assets';
import { ENGINE } from '@/lib/office-folder/engine';
import { LETTERS } from '@/tailwind.config';
import { openFont, type Font, type Point } from '../pdf/fonts';

/** Weight of headings: the most that the file has. */
const BOLD = 640;
/** Units of a drawing to the em: at 46 px, a quarter of a pixel. */
const EM = 200;
/** The line's part above its baseline (`.letters` in base.css). */
const ABOVE = 0.78;

type Bold = { font: Font; widthOf: (id: number, width: number) => number };
let bold: Bold | undefined;

/** Reads the headings' font in bold: fontkit varies no WOFF2, and a second copy says how points move. */
function readBold(): Bold {
  const bytes = readFileSync(path.join(ENGINE, 'lib/design/letras', path.basename(LETTERS.file)));
  const font = openFont(bytes);
  const varied = openFont(bytes);
  varied.variationCoords = [BOLD];
  const { _variationProcessor: variation, HVAR } = varied;
  // Before any outline is cached.
  for (let id = 0; id < font.numGlyphs; id++) {
    const { points, components = [] } = font.getGlyph(id)._decode();
    const moved = points ?? components.map(({ dx, dy }) => pointAt(dx, dy));
    variation.transformPoints(id, [...moved, ...Array.from({ length: 4 }, () => pointAt(0, 0))]);
    components.forEach((part, at) => Object.assign(part, { dx: moved[at]?.x, dy: moved[at]?.y }));
  }
  const widthOf = (id: number, width: number) => width + variation.getAdvanceAdjustment(id, HVAR);
  return { font, widthOf };
}

const pointAt = (x: number, y: number): Point => ({ x, y, copy: () => pointAt(x, y) });

/** Draws each word of a text in the headings' bold; undefined when the font lacks a character. */
export function drawLetters(text: string): DrawnWord[] | undefined {
  const { font, widthOf } = (bold ??= readBold());
  if (![...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)))
    return undefined;
  const scale = EM / font.unitsPerEm;
  return text.split(' ').map((word) => {
    const { glyphs, positions } = font.layout(word);
    let left = 0;
    const pen = new Pen();
    for (const [at, { id, path: outline }] of glyphs.entries()) {
      const from = Math.round(left);
      const placeAt = (x = 0, y = 0): Place => [
        Math.round(x * scale) + from,
        -Math.round(y * scale),
      ];
      for (const { command, args } of outline.commands)
        pen.draw(command, placeAt(args[0], args[1]), placeAt(args[2], args[3]));
      left += widthOf(id, positions[at]?.xAdvance ?? 0) * scale;
    }
    return { viewBox: `0 ${-ABOVE * EM} ${Math.ceil(left)} ${EM}`, path: pen.path };
  });
}

type Place = readonly [number, number];

/** Writes outlines relative to where it is, so that a repeated letter is the same text and packs. */
class Pen {
  path = '';
  private at: Place = [0, 0];
  private start: Place = [0, 0];
  /** Of the last curve, reflected: where the next one bends when it goes on smoothly. */
  private ahead: Place | undefined;

  draw(command: string, first: Place, second: Place): void {
    if (command === 'closePath') this.go('z', [], this.start);
    else if (command === 'moveTo') this.go('m', [first], (this.start = first));
    else if (command === 'lineTo') this.go('l', [first], first);
    else {
      const { ahead } = this;
      const isSmooth = ahead && Math.hypot(ahead[0] - first[0], ahead[1] - first[1]) < 1.5;
      const bend = isSmooth ? ahead : first;
      this.go(isSmooth ? 't' : 'q', isSmooth ? [second] : [first, second], second);
      this.ahead = [2 * second[0] - bend[0], 2 * second[1] - bend[1]];
    }
  }

  private go(letter: string, places: Place[], to: Place): void {
    const moves = places.flatMap(([x, y]) => [x - this.at[0], y - this.at[1]]);
    const [x, y] = moves;
    if (letter === 'l' && !x && !y) return;
    if (letter === 'l' && !y) this.path += `h${x}`;
    else if (letter === 'l' && !x) this.path += `v${y}`;
    else this.path += letter + moves.join(' ').replaceAll(' -', '-');
    this.at = to;
    this.ahead = undefined;
  }
}

/** The words that are drawn: the office's name and home's question. */
export const drawnWords = ({ sitio, inicio }: Pick<Content, 'sitio' | 'inicio'>) =>
  Object.fromEntries(
    [sitio.data.nombre, inicio.data.pregunta].map((text) => [text, drawLetters(text)]),
  );
