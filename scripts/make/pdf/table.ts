import type { Table } from 'mdast';
import { palette } from '@/tailwind.config';
import { toRuns } from './inline';
import type { Tag } from './kit';
import { layOut, lengthOf, writeLine, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import { TEXT } from './theme';
import type { Line } from './typeset';

const PADDING = 5;
const NARROWEST = 40;
const MOST = 44;

/** Writes a table with its first row as headings. Only a row higher than a page goes on in the next. */
export function drawTable(
  writer: PdfWriter,
  table: Table,
  parent: Tag | undefined,
  column: Column,
  base: string,
): void {
  const widths = columnWidths(table, column.width, base);
  writer.tag('Table', parent, (tag) =>
    table.children.forEach((row, at) => {
      const { style } = at === 0 ? HEAD : BODY;
      const cells = row.children.map(({ children }, index) =>
        layOut(toRuns(children, style, base), (widths[index] ?? 0) - 2 * PADDING),
      );
      const lines = Math.max(...cells.map(({ length }) => length));
      for (let from = 0; from < lines; from += MOST) {
        const part = cells.map((each) => each.slice(from, from + MOST));
        drawRow(writer, part, tag, { ...column, widths, isHead: at === 0 });
      }
    }),
  );
}

const HEAD = { style: TEXT.encabezado, thickness: 1, color: palette.guinda };
const BODY = { style: TEXT.celda, thickness: 0.5, color: palette.linea };

interface Row extends Column {
  widths: number[];
  isHead: boolean;
}

function drawRow(
  writer: PdfWriter,
  cells: Line[][],
  table: Tag,
  { left, width, widths, isHead }: Row,
): void {
  const { style, thickness, color } = isHead ? HEAD : BODY;
  const height = Math.max(...cells.map(({ length }) => length)) * style.leading + 2 * PADDING;
  // Headings never stand alone at the foot of a page.
  writer.fit(isHead ? height * 2 : height);
  const top = writer.y;
  writer.artifact('Layout', () => {
    if (isHead) writer.box(left, top, width, height, palette.arena);
    writer.rule(left, top + height, width, thickness, color);
  });
  const [type, options] = isHead ? ['TH', { scope: 'Column' } as const] : ['TD', {}];
  let x = left + PADDING;
  writer.tag('TR', table, (row) =>
    cells.forEach((lines, index) => {
      const write = (cell: Tag) =>
        lines.forEach((line, at) => {
          writer.y = top + PADDING + at * style.leading;
          writeLine(writer, line, cell, x, style);
        });
      writer.tag(type, row, write, options);
      x += widths[index] ?? 0;
    }),
  );
  writer.y = top + height;
}

function columnWidths({ children: rows }: Table, width: number, base: string): number[] {
  const asked = (rows[0]?.children ?? []).map((_, index) => {
    const lengths = rows.map(({ children }) => {
      const runs = toRuns(children[index]?.children ?? [], TEXT.encabezado, base);
      return lengthOf(layOut(runs, Infinity)[0] ?? []);
    });
    return Math.min(width / 2, Math.max(NARROWEST, ...lengths) + 2 * PADDING);
  });
  const total = asked.reduce((sum, each) => sum + each, 0);
  return asked.map((each) => (each / total) * width);
}
