import type { Tag } from './kit';
import { Marks, widthOf, writeLine } from './marks';
import { breakLines, type Line, type Run, type TextStyle } from './typeset';
import type { PdfWriter } from './writer';

export interface Column {
  left: number;
  width: number;
}

/** Breaks runs into the lines of a column. */
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
