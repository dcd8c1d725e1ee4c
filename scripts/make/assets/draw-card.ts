import sharp from 'sharp';
import { CARD, type Card } from '@/lib/site/card';
import { emblem, palette } from '@/tailwind.config';
import { fontOf } from '../pdf/fonts';
import { layOut } from '../pdf/paragraph';
import type { Line, TextStyle } from '../pdf/typeset';

/** What a card is drawn from: its words, and whose it is. */
export interface CardInput extends Pick<Card, 'over' | 'title'> {
  nombre: string;
  ayuntamiento: string;
}

/** Few colours, none of them dithered: a third of the bytes, and of the time, of all of them. */
const FEW = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

/** A card as a PNG. */
export const drawCard = (input: CardInput): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(input)))
    .png(FEW)
    .toBuffer();

const LEFT = 80;
const ROOM = CARD.width - 2 * LEFT;
const BAND = { top: 500, rule: 8 };
const EMBLEM_SIZE = 84;

const style = (
  face: TextStyle['face'],
  size: number,
  color: string,
  leading = 1.2 * size,
): TextStyle => ({ face, size, color, leading });
const OVER = style('sans', 34, palette.gris);
const NOMBRE = style('serifBold', 40, palette['sobre-sede']);
const AYUNTAMIENTO = style('sans', 28, palette['sobre-sede']);
const TITLES = [72, 60, 50].map((size) => style('serifBold', size, palette.tinta));
const TITLE = { top: 150, bottom: BAND.top - 20 };

/** A card as an SVG without text: no font of the machine that draws it matters. */
export function cardSvg({ over, title, nombre, ayuntamiento }: CardInput): string {
  const { lines, leading, first } = fitted(title);
  const emblemTop = BAND.top + BAND.rule + (CARD.height - BAND.top - BAND.rule - EMBLEM_SIZE) / 2;
  const names = LEFT + EMBLEM_SIZE + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    box(0, CARD.height, palette.papel),
    box(BAND.top, CARD.height - BAND.top, palette.sede),
    box(BAND.top, BAND.rule, palette.oro),
    drawLine(oneLine(over, OVER), LEFT, 110),
    ...lines.map((line, at) => drawLine(line, LEFT, first + at * leading)),
    `<g transform="translate(${LEFT} ${emblemTop}) scale(${EMBLEM_SIZE / emblem.size})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...emblem.lines.map(
      ({ path, thickness }) =>
        `<path d="${path}" stroke-width="${thickness}" stroke="${palette['sobre-sede']}"/>`,
    ),
    '</g>',
    drawLine(oneLine(nombre, NOMBRE), names, 562),
    drawLine(oneLine(ayuntamiento, AYUNTAMIENTO), names, 602),
    '</svg>',
  ].join('');
}

const box = (top: number, height: number, color: string) =>
  `<path d="M0 ${top}h${CARD.width}v${height}H0z" fill="${color}"/>`;

/** A title in lines, and how they stand: what has no room even in the smallest letters ends in «…». */
function fitted(title: string): { lines: Line[]; leading: number; first: number } {
  const room = TITLE.bottom - TITLE.top;
  const fitting = TITLES.find(
    (one) => layOut([{ text: title, style: one }], ROOM).length * one.leading <= room,
  );
  const chosen = fitting ?? TITLES.at(-1)!;
  const { size, leading } = chosen;
  return {
    lines: cut(title, chosen, Math.floor(room / leading)),
    leading,
    first: TITLE.top + size,
  };
}

const oneLine = (text: string, style: TextStyle): Line => cut(text, style, 1)[0] ?? [];

function cut(text: string, style: TextStyle, most: number): Line[] {
  const laid = (words: string) => layOut([{ text: words, style }], ROOM);
  let lines = laid(text);
  for (let end = text.length; lines.length > most; lines = laid(`${text.slice(0, end)}…`))
    end = Math.max(0, text.lastIndexOf(' ', end - 1));
  return lines;
}

/** A line's glyphs, with its baseline at `y`. */
function drawLine(line: Line, left: number, y: number): string {
  return line
    .map(({ text, style: { face, size, color }, alphabet, x }) => {
      const font = fontOf(face, alphabet);
      const scale = size / font.unitsPerEm;
      const glyphs: string[] = [];
      let pen = 0;
      for (const word of text.split(/(?<= )/)) {
        const run = font.layout(word);
        run.glyphs.forEach(({ id }, at) => {
          const { xAdvance, xOffset, yOffset } = run.positions[at]!;
          const d = font.getGlyph(id).path.toSVG();
          if (d) glyphs.push(`<path transform="translate(${pen + xOffset} ${yOffset})" d="${d}"/>`);
          pen += xAdvance;
        });
      }
      return `<g fill="${color}" transform="translate(${left + x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    })
    .join('');
}
