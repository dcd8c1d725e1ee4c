import type { FootnoteDefinition, List, PhrasingContent, Root, TableCell } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import { InlineWriter } from './inline';
import { finish, itemsToLists, linesIn, tidy, type ListEntry } from './marks';
import { all, countIn, oneLine, spoken, type DocumentNode } from './tree';
import type { DocumentBlock, DocumentFindings } from './types';

const BLOCKS = new Set(
  'html body main article section div header footer nav aside figure figcaption address center form fieldset dl dt dd details summary p h1 h2 h3 h4 h5 h6 ul ol li table blockquote hr pre box note'.split(
    ' ',
  ),
);

const MOST_COLUMNS = 100;
const empty = (): TableCell => ({ type: 'tableCell', children: [] });

export class BlockWriter extends InlineWriter {
  title: string | undefined;
  summary: string | undefined;
  /** How many cells of tables are around. */
  private depth = 0;

  constructor(
    private readonly tree: DocumentNode,
    found: DocumentFindings,
  ) {
    super(found, new Map(all(tree, 'note').map((note) => [note.attribs.id ?? '', note])));
  }

  write(): Root {
    const children: Root['children'] = this.blocks(this.tree.children);
    // A note may call another.
    for (let at = 0; at < this.called.length; at++) children.push(this.note(at));
    for (const [id, note] of this.notes) {
      const words = oneLine(spoken(note));
      if (this.called.includes(id) || words === '') continue;
      this.found.lost('nota sin llamada', words);
      this.found.leave(countIn([note]));
    }
    return { type: 'root', children };
  }

  /** Paragraphs, lists and tables of nodes; words between them are paragraphs too. */
  blocks(nodes: readonly DocumentNode[]): DocumentBlock[] {
    const blocks: DocumentBlock[] = [];
    let line: DocumentNode[] = [];
    let items: ListEntry[] = [];
    const end = () => {
      blocks.push(...this.paragraphs(line), ...itemsToLists(items));
      [line, items] = [[], []];
    };
    for (const node of nodes) {
      const { item, number } = node.attribs;
      const isBlock = this.isBlock(node);
      const isSaid = isBlock || spoken(node).trim() !== '' || all(node, 'img').length > 0;
      const goesOn = isBlock ? item && line.length === 0 : items.length === 0;
      if (isSaid && !goesOn) end();
      if (!isBlock) {
        if (items.length === 0) line.push(node);
      } else if (item) {
        const own = number === undefined ? undefined : Number(number);
        items.push({ level: Number(item), number: own, children: this.paragraphs(node.children) });
      } else {
        const [first, ...rest] = this.block(node);
        const last = blocks.at(-1);
        if (first?.type === 'blockquote' && last?.type === 'blockquote')
          last.children.push(...first.children);
        // Items that were typed, each in its paragraph.
        else if (node.name === 'p' && first?.type === 'list' && last?.type === 'list')
          last.children.push(...first.children);
        else if (first) blocks.push(first, ...rest);
      }
    }
    end();
    return blocks;
  }

  private isBlock(node: DocumentNode): boolean {
    return BLOCKS.has(node.name) || node.children.some((one) => this.isBlock(one));
  }

  private block(node: DocumentNode): DocumentBlock[] {
    const { name, attribs, children } = node;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) return this.heading(node, Number(level));
    switch (name) {
      case 'ul':
      case 'ol':
        return this.list(node);
      case 'table':
        return this.table(node);
      case 'blockquote': {
        const inner = this.blocks(children);
        return inner.length > 0 ? [{ type: 'blockquote', children: inner }] : [];
      }
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'note':
        return [];
      case 'p':
        if (attribs.class === 'resumen' && !this.summary && !all(node, 'a', 'img', 'noteref')[0]) {
          this.summary = oneLine(spoken(node)) || undefined;
          return [];
        }
    }
    return this.blocks(children);
  }

  private heading(node: DocumentNode, depth: number): DocumentBlock[] {
    const [first, ...rest] = this.paragraphs(node.children);
    if (first?.type !== 'paragraph') return first ? [first, ...rest] : [];
    if (/\btitulo\b/.test(node.attribs.class ?? '') && this.title === undefined) {
      this.title = oneLine(spoken(node));
      return rest;
    }
    return [{ type: 'heading', depth: depth as 1, children: first.children }, ...rest];
  }

  private list(node: DocumentNode): List[] {
    let number = Number(node.attribs.start ?? 1) || 1;
    const items: ListEntry[] = [];
    for (const one of node.children) {
      const { value = '' } = one.attribs;
      const isItem = one.name === 'li';
      const children = this.blocks(isItem ? one.children : [one]);
      const last = items.at(-1);
      if (isItem && /^\d{1,9}$/.test(value)) number = Number(value);
      if (isItem)
        items.push({ level: 1, number: node.name === 'ol' ? number++ : undefined, children });
      // Google Docs puts the inner list beside its item.
      else if (last) last.children.push(...children);
      else if (children.length > 0) items.push({ level: 1, children });
    }
    return itemsToLists(items);
  }

  /** A table of a text: merged cells are parted, and contents that a cell cannot have are told. */
  private table(node: DocumentNode): DocumentBlock[] {
    const rows = rowsOf(node).map(({ children }) =>
      children.filter(({ name }) => /^t[hd]$/.test(name)),
    );
    const [only, ...more] = rows.flat();
    if (only && more.length === 0) {
      this.found.told.tables++;
      return this.blocks(only.children);
    }
    const caption = all(node, 'caption').flatMap((one) => this.blocks(one.children));
    const grid: TableCell[][] = rows.map(() => []);
    for (const [at, row] of rows.entries())
      for (const cell of row) {
        const line = grid[at] ?? [];
        let column = 0;
        while (line[column]) column++;
        const wide = span(cell, 'colspan');
        const high = Math.min(span(cell, 'rowspan'), rows.length - at);
        if (wide > 1 || high > 1 || cell.attribs.merge === 'start')
          this.found.note('celdas unidas', spoken(cell));
        line[column] = { type: 'tableCell', children: this.contentOf(cell) };
        for (const below of grid.slice(at, at + high))
          for (let right = 0; right < wide; right++) below[column + right] ??= empty();
      }
    const width = grid.reduce((most, line) => Math.max(most, line.length), 0);
    const full = grid.filter((line) => line.some(({ children }) => children.length > 0));
    for (const line of full) for (let at = 0; at < width; at++) line[at] ??= empty();
    const [head] = full;
    if (!head) {
      this.found.told.tables++;
      return caption;
    }
    for (const title of head)
      title.children = title.children.flatMap((one) =>
        one.type === 'strong' ? one.children : [one],
      );
    if (this.depth === 0 && all(node, 'th').length === 0)
      this.found.note('tabla sin títulos', head.map(plainText).join(' | '));
    const children = full.map((line) => ({ type: 'tableRow' as const, children: line }));
    return [...caption, { type: 'table', children }];
  }

  private contentOf(cell: DocumentNode): PhrasingContent[] {
    const line: PhrasingContent[] = [];
    this.depth++;
    const blocks = this.blocks(cell.children);
    this.depth--;
    const inner = blocks.filter(({ type }) => type === 'table').length;
    this.found.told.tables += inner;
    if (inner > 0) this.found.note('tabla dentro de una celda', spoken(cell));
    else if (blocks.length > 1 || (blocks[0] && blocks[0].type !== 'paragraph'))
      this.found.note('celda con varios párrafos', spoken(cell));
    const space: PhrasingContent = { type: 'text', value: ' ' };
    const visit = (block: { type: string; children?: unknown }): void => {
      if (/^(?:paragraph|heading|tableCell)$/.test(block.type)) {
        const own = block.children as PhrasingContent[];
        if (line.length > 0) line.push(space);
        line.push(...own.map((one) => (one.type === 'break' ? space : one)));
      } else if (Array.isArray(block.children)) block.children.forEach(visit);
    };
    blocks.forEach(visit);
    return line;
  }

  private paragraphs(nodes: readonly DocumentNode[]): DocumentBlock[] {
    if (nodes.length === 0) return [];
    if (nodes.some((node) => this.isBlock(node))) return this.blocks(nodes);
    // Where the text has a picture that is apart.
    const places = nodes.flatMap((node) => all(node, 'img')).filter(({ attribs }) => attribs.apart);
    if (places.length > 0 && oneLine(nodes.map(spoken).join('')) === '')
      return places.map(({ attribs: { apart = '', alt = '' } }) => ({
        type: 'paragraph',
        children: [{ type: 'image', url: apart, alt }],
      }));
    return finish(linesIn(tidy(this.inline(nodes), this.found)));
  }

  private note(at: number): FootnoteDefinition {
    const label = String(at + 1);
    const children = this.blocks(this.notes.get(this.called[at] ?? '')?.children ?? []);
    return { type: 'footnoteDefinition', identifier: label, label, children };
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
