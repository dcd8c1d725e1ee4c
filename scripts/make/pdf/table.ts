import type { Table, TableRow } from 'mdast';
import { palette } from '@/tailwind.config';
import { toRuns, type Links } from './inline';
import type { Tag } from './kit';
import { widthOf, writeLine } from './marks';
import { layOut, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { PAGE, TEXT } from './theme';
import type { Line, TextStyle } from './typeset';

const PADDING = 5;
const NARROWEST = 40;

/** Writes a table with its first row as headings. Only a row higher than a page goes on in the next. */
export function drawTable(
  writer: PdfWriter,
  table: Table,
  parent: Tag | undefined,
  column: Column,
  links: Links,
): void {
  const widths = columnWidths(writer, table, column.width, links);
  const tag = writer.tag('Table', parent);
  table.children.forEach((row, index) =>
    drawRow(writer, row, index === 0, widths, tag, column, links),
  );
  tag.end();
}

function drawRow(
  writer: PdfWriter,
  row: TableRow,
  isHead: boolean,
  widths: number[],
  table: Tag,
  column: Column,
  links: Links,
): void {
  const style = isHead ? TEXT.encabezado : TEXT.celda;
  const cells = row.children.map((cell, index) =>
    layOut(writer, toRuns(cell.children, style, links), (widths[index] ?? 0) - 2 * PADDING),
  );
  const most = Math.floor((PAGE.bottom - PAGE.top - 2 * PADDING) / style.leading);
  const lines = Math.max(1, ...cells.map((each) => each.length));
  for (let from = 0; from < lines; from += most)
    drawCells(
      writer,
      cells.map((each) => each.slice(from, from + most)),
      { isHead, widths, table, column, style },
    );
}

interface Row {
  isHead: boolean;
  widths: number[];
  table: Tag;
  column: Column;
  style: TextStyle;
}

/** Draws the cells of a row, or as many of their lines as a page holds. */
function drawCells(
  writer: PdfWriter,
  cells: Line[][],
  { isHead, widths, table, column, style }: Row,
): void {
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * style.leading + 2 * PADDING;
  // Headings never stand alone at the foot of a page.
  writer.fit(isHead ? height * 2 : height);

  writer.artifact('Layout', () => {
    if (isHead) writer.box(column.left, writer.y, column.width, height, palette.arena);
    writer.rule(
      column.left,
      writer.y + height,
      column.width,
      isHead ? 1 : 0.5,
      isHead ? palette.guinda : palette.linea,
    );
  });
  const tag = writer.tag('TR', table);
  let left = column.left;
  cells.forEach((lines, index) => {
    const cell = isHead ? writer.tag('TH', tag, { scope: 'Column' }) : writer.tag('TD', tag);
    writeCell(writer, lines, cell, left + PADDING, style);
    cell.end();
    left += widths[index] ?? 0;
  });
  tag.end();
  writer.y += height;
}

function writeCell(
  writer: PdfWriter,
  lines: Line[],
  cell: Tag,
  left: number,
  style: TextStyle,
): void {
  const top = writer.y;
  writer.y += PADDING;
  for (const line of lines) {
    writeLine(writer, line, cell, left, style);
    writer.y += style.leading;
  }
  writer.y = top;
}

/** Shares the width by what each column's longest cell asks for. */
function columnWidths(writer: PdfWriter, table: Table, width: number, links: Links): number[] {
  const count = table.children[0]?.children.length ?? 0;
  const asked = Array.from({ length: count }, (_, index) => {
    const cells = table.children.flatMap((row) => row.children[index] ?? []);
    const widest = cells.map((cell) =>
      widthOf(layOut(writer, toRuns(cell.children, TEXT.encabezado, links), Infinity)[0] ?? []),
    );
    return Math.min(width / 2, Math.max(NARROWEST, ...widest) + 2 * PADDING);
  });
  const total = asked.reduce((sum, each) => sum + each, 0);
  return asked.map((each) => (each / total) * width);
}
