import type { Tag } from './kit';
import type { PdfWriter } from './writer';
import { breakLines, type Line, type Run, type TextStyle } from './typeset';

export interface Column {
  left: number;
  width: number;
}

/** Where the baseline stands within a line's height, so that capitals look centred. */
export const baselineOf = ({ size, leading }: TextStyle) => leading / 2 + size * 0.33;

/**
 * Breaks runs into the lines of a column.
 * @throws when a character is in no font
 */
export function layOut(writer: PdfWriter, runs: Run[], width: number): Line[] {
  return breakLines(
    runs.flatMap((run) => writer.prepare(run)),
    width,
    writer.measure,
  );
}

/**
 * Writes runs as one paragraph at the writer's height, and moves it down. It never leaves a single
 * line of several at the foot or at the head of a page.
 */
export function writeParagraph(
  writer: PdfWriter,
  runs: Run[],
  tag: Tag,
  column: Column,
  style: TextStyle,
): void {
  const lines = layOut(writer, runs, column.width);
  const marks = new Marks(writer, tag);
  lines.forEach((line, index) => {
    const together = lines.length > 1 && (index === 0 || index === lines.length - 2) ? 2 : 1;
    if (!writer.fits(together * style.leading)) {
      marks.end();
      writer.newPage();
    }
    marks.add(line, column.left, style);
    writer.y += style.leading;
  });
  marks.end();
}

/** Writes a line at the writer's height, without moving it. */
export function writeLine(
  writer: PdfWriter,
  line: Line,
  tag: Tag,
  left: number,
  style: TextStyle,
): void {
  const marks = new Marks(writer, tag);
  marks.add(line, left, style);
  marks.end();
}

/**
 * The lines of a tag, each stretch marked once on its page: text, or a link, which is a tag of its own
 * and may go on in the next line.
 */
class Marks {
  private text: (() => void)[] = [];
  private link: { url: string; tag: Tag } | undefined;

  constructor(
    private readonly writer: PdfWriter,
    private readonly tag: Tag,
  ) {}

  /** Adds a line at the writer's height. */
  add(line: Line, left: number, style: TextStyle): void {
    const baseline = this.writer.y + baselineOf(style);
    for (const pieces of groupByLink(line)) {
      const url = pieces[0]?.link;
      const draw = () => this.writer.pieces(pieces, left, baseline);
      if (url !== this.link?.url) this.end();
      if (url === undefined) this.text.push(draw);
      else this.addLink(url, pieces, left, style.leading, draw);
    }
  }

  private addLink(url: string, pieces: Line, left: number, height: number, draw: () => void): void {
    this.link ??= { url, tag: this.writer.tag('Link', this.tag) };
    this.link.tag.add(draw);
    const text = pieces.map((piece) => piece.text).join('');
    const x = pieces[0]?.x ?? 0;
    const box = { x: left + x, y: this.writer.y, width: widthOf(pieces) - x, height };
    this.writer.link(this.link.tag, url, text.trim(), box);
  }

  /** Marks what was added. pdfkit files a link under the page that is current when its tag ends. */
  end(): void {
    const { text } = this;
    this.text = [];
    if (text.length > 0) this.tag.add(() => text.forEach((draw) => draw()));
    this.link?.tag.end();
    this.link = undefined;
  }
}

/** Writes text of one style as a paragraph. */
export function writeText(writer: PdfWriter, text: string, style: TextStyle, column: Column): void {
  const tag = writer.tag('P');
  writeParagraph(writer, [{ text, style }], tag, column, style);
  tag.end();
}

/** Writes a document's title, with a bookmark, in lines of about the same length. */
export function writeTitle(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  { left, width }: Column,
): void {
  const runs = writer.prepare({ text, style });
  const fits = (narrower: number) => breakLines(runs, narrower, writer.measure).length === count;
  const count = breakLines(runs, width, writer.measure).length;
  let balanced = width;
  while (balanced > width / 2 && fits(balanced - 6)) balanced -= 6;
  writer.bookmark(text, 1);
  const tag = writer.tag('H1');
  writeParagraph(writer, runs, tag, { left, width: balanced }, style);
  tag.end();
}

/** Writes one line, as a paragraph, so that it ends at `right`. The writer's height stays. */
export function writeAtRight(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  right: number,
): void {
  const [line = []] = layOut(writer, [{ text, style }], Infinity);
  const tag = writer.tag('P');
  writeLine(writer, line, tag, right - widthOf(line), style);
  tag.end();
}

/** How far a line reaches from its column's left edge. */
export function widthOf(line: Line): number {
  const last = line[line.length - 1];
  return last ? last.x + last.width : 0;
}

function groupByLink(line: Line): Line[] {
  const groups: Line[] = [];
  for (const piece of line) {
    const group = groups[groups.length - 1];
    if (group && group[0]?.link === piece.link) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
