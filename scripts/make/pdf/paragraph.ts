import { palette } from '@/tailwind.config';
import { widthOf } from './fonts';
import { prepareText } from './glyphs';
import type { Tag } from './kit';
import { breakLines, type Line, type Run, type TextStyle } from './typeset';
import type { PdfWriter, TagOptions } from './writer';

export interface Column {
  left: number;
  width: number;
}

const NARROWEST = 120;

/** A column within another; one that is narrow already gives no more room away. */
export const indented = ({ left, width }: Column, by: number, right = 0): Column =>
  width - by - right < NARROWEST ? { left, width } : { left: left + by, width: width - by - right };

const measure = (text: string, { style, alphabet }: Run): number =>
  widthOf(text, style.face, alphabet) * style.size;

/** Breaks runs into the lines of a column. */
export const layOut = (runs: Run[], width: number): Line[] =>
  breakLines(runs.flatMap(prepareText), width, measure);

/** A text as one line, however long. */
export const lineOf = (text: string, style: TextStyle): Line =>
  layOut([{ text, style }], Infinity)[0] ?? [];

/** How far a line reaches from its column's left edge. */
export function lengthOf(line: Line): number {
  const last = line.at(-1);
  return last ? last.x + last.width : 0;
}

/** Where the baseline stands within a line's height, so that capitals look centred. */
export const baselineOf = ({ size, leading }: TextStyle) => leading / 2 + size * 0.33;

/** A link whose words may go on in the next line. */
interface OpenLink {
  url: string;
  tag: Tag;
}

/**
 * Writes a line at the writer's height, without moving it.
 * @param open the link at the end of the line before, which this one may go on with
 * @returns the link at the end of this one
 */
export function writeLine(
  writer: PdfWriter,
  line: Line,
  tag: Tag,
  left: number,
  style: TextStyle,
  open?: OpenLink,
): OpenLink | undefined {
  const baseline = writer.y + baselineOf(style);
  for (const pieces of groupByLink(line)) {
    const draw = () => writer.pieces(pieces, left, baseline);
    const [{ link: url, x } = { link: undefined, x: 0 }] = pieces;
    if (open && open.url !== url) {
      open.tag.end();
      open = undefined;
    }
    if (url === undefined) {
      tag.add(draw);
      continue;
    }
    open ??= { url, tag: writer.openTag('Link', tag) };
    open.tag.add(draw);
    const text = pieces.map((piece) => piece.text).join('');
    const box = { x: left + x, y: writer.y, width: lengthOf(pieces) - x, height: style.leading };
    writer.link(open.tag, url, text.trim(), box);
  }
  return open;
}

function groupByLink(line: Line): Line[] {
  const groups: Line[] = [];
  for (const piece of line) {
    const group = groups.at(-1);
    if (group && group[0]?.link === piece.link) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

interface Place extends TagOptions {
  type?: string;
  parent?: Tag;
}

/**
 * Writes a paragraph, or what else `type` says, at the writer's height, and moves it down. It never
 * leaves a single line of several at the foot or at the head of a page.
 */
export function writeText(
  writer: PdfWriter,
  text: string | Run[],
  style: TextStyle,
  { left, width }: Column,
  { type = 'P', parent, ...options }: Place = {},
): void {
  const lines = layOut(typeof text === 'string' ? [{ text, style }] : text, width);
  const write = (tag: Tag) => {
    let open: OpenLink | undefined;
    lines.forEach((line, index) => {
      const together = lines.length > 1 && (index === 0 || index === lines.length - 2) ? 2 : 1;
      if (!writer.fits(together * style.leading)) {
        open?.tag.end();
        open = undefined;
        writer.newPage();
      }
      open = writeLine(writer, line, tag, left, style, open);
      writer.y += style.leading;
    });
  };
  writer.tag(type, parent, write, options);
}

/** Writes a document's title, with a bookmark, in lines of about the same length. */
export function writeTitle(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  { left, width }: Column,
): void {
  const count = (room: number) => layOut([{ text, style }], room).length;
  let balanced = width;
  while (balanced > width / 2 && count(balanced - 6) === count(width)) balanced -= 6;
  writer.bookmark(text, 1);
  writeText(writer, text, style, { left, width: balanced }, { type: 'H1' });
}

/** Writes one line, as a paragraph, so that it ends at `right`. The writer's height stays. */
export function writeAtRight(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  right: number,
): void {
  const line = lineOf(text, style);
  writer.tag('P', undefined, (tag) => writeLine(writer, line, tag, right - lengthOf(line), style));
}

const ITEM = { indent: 20, gap: 7 };

/**
 * Writes an item of a list: its bullet or number, and beside it what `writeBody` writes in the
 * tag and the column that it is given.
 */
export function writeItem(
  writer: PdfWriter,
  list: Tag,
  label: string,
  column: Column,
  style: TextStyle,
  writeBody: (body: Tag, inner: Column) => void,
): void {
  // The label must stand on the page of the text's first lines.
  writer.fit(style.leading * 2);
  const inner = indented(column, ITEM.indent);
  const line = lineOf(label, { ...style, face: 'sansBold', color: palette.guinda });
  writer.tag('LI', list, (item) => {
    writer.tag('Lbl', item, (tag) =>
      writeLine(writer, line, tag, inner.left - ITEM.gap - lengthOf(line), style),
    );
    writer.tag('LBody', item, (body) => writeBody(body, inner));
  });
}
