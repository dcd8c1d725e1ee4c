import type { Tag } from './kit';
import type { Sheet } from './sheet';
import { breakLines, type Line, type Run, type TextStyle } from './typeset';

export interface Column {
  left: number;
  width: number;
}

/** A link that may go on in the next line. */
interface OpenLink {
  url: string;
  tag: Tag;
}

/** Where the baseline stands within a line's height, so that capitals look centred. */
export const baselineOf = ({ size, leading }: TextStyle) => leading / 2 + size * 0.33;

/**
 * Breaks runs into the lines of a column.
 * @throws when a character is in no font
 */
export function layOut(sheet: Sheet, runs: Run[], width: number): Line[] {
  return breakLines(
    runs.flatMap((run) => sheet.prepare(run)),
    width,
    sheet.measure,
  );
}

/**
 * Writes runs as one paragraph at the sheet's height, and moves it down. It never leaves a single
 * line of several at the foot or at the head of a page.
 */
export function writeParagraph(
  sheet: Sheet,
  runs: Run[],
  tag: Tag,
  column: Column,
  style: TextStyle,
): void {
  const lines = layOut(sheet, runs, column.width);
  let open: OpenLink | undefined;
  lines.forEach((line, index) => {
    const together = lines.length > 1 && (index === 0 || index === lines.length - 2) ? 2 : 1;
    if (!sheet.fits(together * style.leading)) {
      // pdfkit files a link under the page that is current when its tag ends.
      open?.tag.end();
      open = undefined;
      sheet.newPage();
    }
    open = writeLine(sheet, line, tag, column.left, style, open);
    sheet.y += style.leading;
  });
  open?.tag.end();
}

/**
 * Writes a line at the sheet's height without moving it. A link is a tag of its own.
 * @param open the link with which the line before ended
 * @returns the link with which this line ends, still open; its tag must be ended
 */
export function writeLine(
  sheet: Sheet,
  line: Line,
  tag: Tag,
  left: number,
  style: TextStyle,
  open?: OpenLink,
): OpenLink | undefined {
  const baseline = sheet.y + baselineOf(style);
  for (const pieces of groupByLink(line)) {
    const url = pieces[0]?.link;
    if (open && open.url !== url) {
      open.tag.end();
      open = undefined;
    }
    if (url === undefined) {
      tag.add(() => sheet.pieces(pieces, left, baseline));
      continue;
    }
    open ??= { url, tag: sheet.tag('Link', tag) };
    open.tag.add(() => sheet.pieces(pieces, left, baseline));
    const text = pieces
      .map((piece) => piece.text)
      .join('')
      .trim();
    const start = pieces[0]?.x ?? 0;
    sheet.link(open.tag, url, text, {
      x: left + start,
      y: sheet.y,
      width: widthOf(pieces) - start,
      height: style.leading,
    });
  }
  return open;
}

/** Writes text of one style as a paragraph. */
export function writeText(sheet: Sheet, text: string, style: TextStyle, column: Column): void {
  const tag = sheet.tag('P');
  writeParagraph(sheet, [{ text, style }], tag, column, style);
  tag.end();
}

/** Writes a document's title, with a bookmark, in lines of about the same length. */
export function writeTitle(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { left, width }: Column,
): void {
  const runs = [{ text, style }];
  const count = layOut(sheet, runs, width).length;
  let balanced = width;
  while (balanced > width / 2 && layOut(sheet, runs, balanced - 6).length === count) balanced -= 6;
  sheet.bookmark(text, 1);
  const tag = sheet.tag('H1');
  writeParagraph(sheet, runs, tag, { left, width: balanced }, style);
  tag.end();
}

/** Writes one line, as a paragraph, so that it ends at `right`. The sheet's height stays. */
export function writeAtRight(sheet: Sheet, text: string, style: TextStyle, right: number): void {
  const [line = []] = layOut(sheet, [{ text, style }], Infinity);
  const tag = sheet.tag('P');
  writeLine(sheet, line, tag, right - widthOf(line), style);
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
