import type { PhrasingContent, TableCell } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import { all, oneLine, spoken, type DocumentNode } from './tree';
import type { DocumentBlock, DocumentFindings } from './types';

interface Reader {
  found: DocumentFindings;
  blocks(nodes: readonly DocumentNode[]): DocumentBlock[];
}

const MOST_COLUMNS = 100;
const empty = (): TableCell => ({ type: 'tableCell', children: [] });

/** Writes the tables of a text: merged cells are parted, and contents that a cell cannot have are told. */
export class TableWriter {
  private depth = 0;

  write(node: DocumentNode, reader: Reader): DocumentBlock[] {
    const { found } = reader;
    const rows = rowsOf(node);
    const cells = rows.map(({ children }) => children.filter(({ name }) => /^t[hd]$/.test(name)));
    const [only] = cells.flat();
    if (only && cells.flat().length === 1) {
      found.told.tables++;
      return reader.blocks(only.children);
    }
    const caption = all(node, 'caption').flatMap((one) => reader.blocks(one.children));
    const grid: TableCell[][] = [];
    for (const [at, row] of cells.entries()) {
      const line = (grid[at] ??= []);
      let column = 0;
      for (const cell of row) {
        while (line[column]) column++;
        const wide = span(cell, 'colspan');
        const high = Math.min(span(cell, 'rowspan'), rows.length - at);
        if (wide > 1 || high > 1 || cell.attribs.merge === 'start')
          found.note('celdas unidas', spoken(cell));
        line[column] = { type: 'tableCell', children: this.cell(cell, reader) };
        for (let down = 0; down < high; down++)
          for (let right = 0; right < wide; right++)
            (grid[at + down] ??= [])[column + right] ??= empty();
      }
    }
    const width = grid.reduce((most, line) => Math.max(most, line.length), 0);
    for (const line of grid) for (let at = 0; at < width; at++) line[at] ??= empty();
    const full = grid.filter((line) => line.some(({ children }) => children.length > 0));
    const [head] = full;
    if (!head) {
      found.told.tables++;
      return caption;
    }
    for (const title of head)
      title.children = title.children.flatMap((one) =>
        one.type === 'strong' ? one.children : [one],
      );
    if (this.depth === 0 && all(node, 'th').length === 0)
      found.note('tabla sin títulos', head.map(plainText).join(' | '));
    const children = full.map((line) => ({ type: 'tableRow' as const, children: line }));
    return [...caption, { type: 'table', children }];
  }

  private cell(cell: DocumentNode, reader: Reader): PhrasingContent[] {
    const line: PhrasingContent[] = [];
    this.depth++;
    const blocks = reader.blocks(cell.children);
    this.depth--;
    const inner = blocks.filter(({ type }) => type === 'table').length;
    if (inner > 0) {
      reader.found.told.tables += inner;
      reader.found.note('tabla dentro de una celda', spoken(cell));
    } else if (blocks.length > 1 || (blocks[0] && blocks[0].type !== 'paragraph'))
      reader.found.note('celda con varios párrafos', spoken(cell));
    const visit = (block: { type: string; children?: unknown }): void => {
      if (/^(?:paragraph|heading|tableCell)$/.test(block.type)) {
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
}

const rowsOf = (node: DocumentNode): DocumentNode[] =>
  node.children.flatMap((one) =>
    one.name === 'tr' ? [one] : /^(?:t[hd]|table|caption)$/.test(one.name) ? [] : rowsOf(one),
  );

const span = (cell: DocumentNode, name: string) =>
  Math.min(MOST_COLUMNS, Math.max(1, Math.trunc(Number(cell.attribs[name])) || 1));

export const shownTables = (node: DocumentNode): number =>
  all(node, 'table').filter((one) => oneLine(spoken(one)) !== '').length;
