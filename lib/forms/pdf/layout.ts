import { wrap } from '@/lib/paper/wrap';
import { palette } from '@/tailwind.config';
import { glyphsOf, drawableLines, type SheetGlyph } from './glyphs';
import type { Face } from './metrics';

export const LETTER = { width: 612, height: 792, left: 84, right: 528 } as const;

export type SheetBlock =
  | { kind: 'title' | 'heading' | 'paragraph' | 'code'; text: string }
  | { kind: 'field'; label: string; value: string };

export interface Paper {
  title: string;
  author: string;
  blocks: SheetBlock[];
  footer: string;
  /** Embedded file, uncompressed UTF-8. */
  attachment?: { name: string; text: string };
}

const TOP = 720;
export const FOOT = 48;

/** Returns a colour as operands. */
export const ink = (name: keyof typeof palette) =>
  [1, 3, 5]
    .map((at) => +(parseInt(palette[name].slice(at, at + 2), 16) / 255).toFixed(3))
    .join(' ');

interface Style {
  face: Face;
  size: number;
  leading: number;
  color: string;
  before: number;
  leads?: boolean;
}

const style = (face: Face, heights: [number, number, number], color = ink('tinta')): Style => {
  const [size, leading, before] = heights;
  return { face, size, leading, before, color };
};

const TEXT = {
  title: { ...style('F2', [21, 26, 0], ink('guinda')), leads: true },
  heading: { ...style('F2', [14, 18, 20], ink('guinda')), leads: true },
  paragraph: style('F1', [11, 16, 10]),
  label: { ...style('F2', [9.5, 13, 12], ink('gris')), leads: true },
  value: style('F1', [11, 15.5, 0]),
  empty: style('F1', [11, 15.5, 0], ink('gris')),
  code: style('F3', [20, 26, 12]),
  footer: style('F1', [8.5, 11, 0], ink('gris')),
} satisfies Record<string, Style>;

/** Width of «Página 100 de 100», right of the footer. */
const COUNT_WIDTH = 90;
const FOOTER_SPACE = 18;

export interface Line {
  glyphs: SheetGlyph[];
  style: Style;
  before: number;
  block: number;
  kept: boolean;
}
/** `y`: height of the baseline on the page. */
export type PlacedLine = Line & { y: number };

export function setBlock(block: SheetBlock, index: number): Line[] {
  if (block.kind !== 'field') return setText(block.text, TEXT[block.kind], index);
  const value = block.value.trimEnd();
  return [
    ...setText(block.label, TEXT.label, index),
    ...(value ? setText(value, TEXT.value, index) : setText('(sin dato)', TEXT.empty, index)),
  ];
}

export const setFooter = (text: string): Line[] => setText(text, TEXT.footer, -1, COUNT_WIDTH);

function setText(text: string, style: Style, block: number, aside = 0): Line[] {
  const width = ((LETTER.right - LETTER.left - aside) / style.size) * 1000;
  const lines = drawableLines(text).flatMap((line) => wrap(glyphsOf(line, style.face), width));
  const last = lines.length - 1;
  return lines.map((glyphs, index) => ({
    glyphs,
    style,
    block,
    before: index ? 0 : style.before,
    // Avoids widows and orphans of one line.
    kept: index === last ? !!style.leads : index === 0 || index === last - 1,
  }));
}

const heightOf = (line?: Line) => (line ? line.before + line.style.leading : 0);

/** Paginates above the footer; at least one page. */
export function paginate(lines: Line[], footer: Line[]): PlacedLine[][] {
  const bottom = footer.reduce((sum, line) => sum + heightOf(line), FOOT + FOOTER_SPACE);
  const pages: PlacedLine[][] = [[]];
  let y = TOP;
  lines.forEach((line, index) => {
    // Kept lines move together, unless longer than a page.
    let need = heightOf(line);
    if (!lines[index - 1]?.kept)
      for (let next = index; lines[next]?.kept; next++) need += heightOf(lines[next + 1]);
    if (y - need < bottom && pages.at(-1)?.length) {
      pages.push([]);
      y = TOP;
    }
    y -= (y < TOP ? line.before : 0) + line.style.leading;
    pages.at(-1)?.push({ ...line, y: y + line.style.leading - line.style.size });
  });
  return pages;
}
