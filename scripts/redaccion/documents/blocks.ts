import type { FootnoteDefinition, Image, List, PhrasingContent, Root } from 'mdast';
import { InlineWriter } from './inline';
import { finish, itemsToLists, tidy, type ListEntry } from './marks';
import { TableWriter } from './tables';
import { all, countIn, oneLine, spoken, type DocumentNode } from './tree';
import type { DocumentBlock, DocumentFindings } from './types';

const BLOCKS = new Set(
  'html body main article section div header footer nav aside figure figcaption address center form fieldset dl dt dd details summary p h1 h2 h3 h4 h5 h6 ul ol li table blockquote hr pre box note'.split(
    ' ',
  ),
);

export class BlockWriter extends InlineWriter {
  title: string | undefined;
  summary: string | undefined;
  private readonly tables = new TableWriter();

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
    const endLine = () => {
      blocks.push(...this.paragraphs(line));
      line = [];
    };
    const endList = () => {
      blocks.push(...itemsToLists(items));
      items = [];
    };
    for (const node of nodes) {
      if (!this.isBlock(node)) {
        if (spoken(node).trim() !== '' || all(node, 'img').length > 0) endList();
        if (items.length === 0) line.push(node);
        continue;
      }
      endLine();
      const { item, number } = node.attribs;
      if (item) {
        const children = this.paragraphs(node.children);
        items.push({
          level: Number(item),
          number: number === undefined ? undefined : Number(number),
          children,
        });
        continue;
      }
      endList();
      const made = this.block(node);
      const last = blocks.at(-1);
      if (made[0]?.type === 'blockquote' && last?.type === 'blockquote')
        last.children.push(...made[0].children);
      // Items that were typed, each in its paragraph.
      else if (node.name === 'p' && made[0]?.type === 'list' && last?.type === 'list')
        last.children.push(...made[0].children);
      else blocks.push(...made);
    }
    endLine();
    endList();
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
        return this.tables.write(node, this);
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
    const ordered = node.name === 'ol';
    let number = Number(node.attribs.start ?? 1) || 1;
    const items: ListEntry[] = [];
    for (const one of node.children) {
      if (one.name !== 'li') {
        // Google Docs puts the inner list beside its item.
        const inner = this.blocks([one]);
        const last = items.at(-1);
        if (last) last.children.push(...inner);
        else if (inner.length > 0) items.push({ level: 1, children: inner });
        continue;
      }
      if (/^\d{1,9}$/.test(one.attribs.value ?? '')) number = Number(one.attribs.value);
      items.push({
        level: 1,
        number: ordered ? number++ : undefined,
        children: this.blocks(one.children),
      });
    }
    return itemsToLists(items);
  }

  private paragraphs(nodes: readonly DocumentNode[]): DocumentBlock[] {
    if (nodes.length === 0) return [];
    if (nodes.some((node) => this.isBlock(node))) return this.blocks(nodes);
    const places = nodes.flatMap((node) => all(node, 'img')).flatMap(placeOf);
    if (places.length > 0 && oneLine(nodes.map(spoken).join('')) === '')
      return places.map((image) => ({ type: 'paragraph', children: [image] }));
    const lines: PhrasingContent[][] = [[]];
    for (const one of tidy(this.inline(nodes), this.found))
      if (one.type === 'break') lines.push([]);
      else lines.at(-1)?.push(one);
    return finish(lines);
  }

  private note(at: number): FootnoteDefinition {
    const label = String(at + 1);
    const children = this.blocks(this.notes.get(this.called[at] ?? '')?.children ?? []);
    return { type: 'footnoteDefinition', identifier: label, label, children };
  }
}

/** Where the text has a picture that is apart. */
const placeOf = ({ attribs }: DocumentNode): Image[] =>
  attribs.apart ? [{ type: 'image', url: attribs.apart, alt: attribs.alt ?? '' }] : [];
