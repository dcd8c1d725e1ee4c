import type { PhrasingContent, Table, TableCell } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import { all, around, isElement, textOf, type Dom, type Element } from './dom';
import type { Block, Findings } from './types';

/** Reads what stands within a cell. */
interface Reader {
  found: Findings;
  blocks(nodes: readonly Dom[]): Block[];
  paragraphs(nodes: readonly Dom[]): Block[];
}

/** A table with its head: merged cells are parted, and what a cell cannot hold is said. */
export function readTable(node: Element, reader: Reader): Block[] {
  const { found } = reader;
  const rows = all(node, 'tr').filter((row) => around(row, 'table') === node);
  const cells = rows.map((row) =>
    row.children.filter((one): one is Element => isElement(one) && /^t[hd]$/.test(one.name)),
  );
  const [only] = cells.flat();
  // A frame around a text.
  if (only && cells.flat().length === 1) return reader.blocks(only.children);
  const caption = all(node, 'caption').flatMap((one) => reader.paragraphs(one.children));
  const grid: TableCell[][] = [];
  for (const [at, row] of cells.entries()) {
    const line = (grid[at] ??= []);
    let column = 0;
    for (const cell of row) {
      while (line[column]) column++;
      const [wide, high] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      if (wide > 1 || high > 1)
        found.lost(
          'celdas unidas',
          textOf(cell),
          'La tabla del sitio no las une: las demás quedaron vacías.',
        );
      line[column] = { type: 'tableCell', children: cellOf(cell, reader) };
      for (let down = 0; down < high && at + down < rows.length; down++)
        for (let right = 0; right < wide; right++)
          (grid[at + down] ??= [])[column + right] ??= { type: 'tableCell', children: [] };
    }
  }
  const width = Math.max(0, ...grid.map((line) => line.length));
  for (const line of grid)
    for (let at = 0; at < width; at++) line[at] ??= { type: 'tableCell', children: [] };
  const full = grid.filter((line) => line.some(({ children }) => children.length > 0));
  const [head] = full;
  if (!head) return caption;
  // The site's own titles are bold.
  for (const title of head)
    title.children = title.children.flatMap((one) =>
      one.type === 'strong' ? one.children : [one],
    );
  if (all(node, 'th').length === 0)
    found.lost(
      'tabla sin títulos',
      head.map(plainText).join(' | '),
      'Su primer renglón quedó como títulos. Revíselo.',
    );
  const table: Table = {
    type: 'table',
    children: full.map((line) => ({ type: 'tableRow', children: line })),
  };
  return [...caption, table];
}

/** A number that makes no table of a million cells. */
const span = (cell: Element, name: string) =>
  Math.min(100, Math.max(1, Number(cell.attribs[name]) || 1));

/** What a cell says, on one line. */
function cellOf(cell: Element, reader: Reader): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  const blocks = reader.blocks(cell.children);
  if (blocks.length > 1 || (blocks[0] && blocks[0].type !== 'paragraph'))
    reader.found.lost('celda con varios párrafos', textOf(cell), 'Quedaron en un solo renglón.');
  const visit = (block: { type: string; children?: unknown }): void => {
    if (block.type === 'paragraph' || block.type === 'heading') {
      if (line.length > 0) line.push({ type: 'text', value: ' ' });
      line.push(
        ...(block.children as PhrasingContent[]).map((one) =>
          one.type === 'break' ? { type: 'text' as const, value: ' ' } : one,
        ),
      );
    } else if (Array.isArray(block.children)) block.children.forEach(visit);
  };
  blocks.forEach(visit);
  return line;
}
