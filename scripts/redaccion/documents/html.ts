import type { FootnoteDefinition, List, PhrasingContent, Root } from 'mdast';
import { all, isElement, parseHtml, textOf, type Dom, type Element } from './dom';
import { NUMBER } from './docx-lists';
import { InlineReader, NOTE, SKIPPED } from './inline';
import { itemsToLists, type Item } from './lists';
import { finish, tidy } from './marks';
import { readTable } from './tables';
import type { Block } from './types';
import { wordItem } from './word-paste';

const BLOCKS = new Set(
  'html body main article section div header footer nav aside figure figcaption address center form fieldset dl dt dd details summary p h1 h2 h3 h4 h5 h6 ul ol li table blockquote hr pre'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;

/** Reads HTML — of a converter, a page or a paste — into a text's tree. */
export class HtmlReader extends InlineReader {
  title: string | undefined;
  summary: string | undefined;

  /** @returns the tree, and the words that were read, block by block */
  read(html: string): { tree: Root; said: string } {
    const doc = parseHtml(html);
    this.findNotes(doc.children);
    const children: Root['children'] = this.blocks(doc.children);
    // A note may call another.
    for (let at = 0; at < this.called.length; at++) children.push(this.note(at));
    return { tree: { type: 'root', children }, said: this.words.join('') };
  }

  /** Words that a list, a table or a paragraph is made of. */
  blocks(nodes: readonly Dom[]): Block[] {
    const blocks: Block[] = [];
    let line: Dom[] = [];
    let items: Item[] = [];
    const endLine = () => {
      blocks.push(...this.paragraphs(line));
      line = [];
    };
    const endList = () => {
      blocks.push(...itemsToLists(items));
      items = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !this.isBlock(node)) {
        if (textOf(node).trim() !== '') endList();
        if (items.length === 0) line.push(node);
        continue;
      }
      const item = wordItem(node);
      if (item) {
        endLine();
        items.push({ ...item, children: this.paragraphs(node.children) });
        continue;
      }
      endLine();
      endList();
      blocks.push(...this.block(node));
    }
    endLine();
    endList();
    return blocks;
  }

  private isBlock(node: Element): boolean {
    return (
      BLOCKS.has(node.name) ||
      node.children.some((one) => isElement(one) && this.isBlock(one) && !SKIPPED.has(one.name))
    );
  }

  private block(node: Element): Block[] {
    if (SKIPPED.has(node.name) || NOTE.test(node.attribs.id ?? '')) return [];
    if (this.isOut(node)) return [];
    this.words.push('\n');
    const level = HEADING.exec(node.name)?.[1];
    if (level) return this.heading(node, Number(level));
    switch (node.name) {
      case 'ul':
      case 'ol':
        return this.list(node);
      case 'table':
        return readTable(node, this);
      case 'blockquote': {
        const children = this.blocks(node.children);
        return children.length > 0 ? [{ type: 'blockquote', children }] : [];
      }
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'p':
        if (node.attribs.class !== 'resumen' || this.summary || all(node, 'a', 'img').length > 0)
          break;
        this.words.push(textOf(node));
        this.summary = textOf(node).replace(/\s+/g, ' ').trim();
        return [];
    }
    return this.blocks(node.children);
  }

  private heading(node: Element, depth: number): Block[] {
    const [first, ...rest] = this.paragraphs(node.children);
    if (first?.type !== 'paragraph') return first ? [first, ...rest] : [];
    if (/\btitulo\b/.test(node.attribs.class ?? '') && this.title === undefined) {
      this.title = textOf(node).replace(/\s+/g, ' ').trim();
      return rest;
    }
    return [{ type: 'heading', depth: depth as 1, children: first.children }, ...rest];
  }

  private list(node: Element): List[] {
    const ordered = node.name === 'ol';
    let number = Number(node.attribs.start ?? 1) || 1;
    const items: Item[] = [];
    for (const one of node.children) {
      if (!isElement(one)) continue;
      if (one.name !== 'li') {
        // Google Docs puts the inner list beside its item.
        const last = items.at(-1);
        const inner = this.block(one);
        if (last) last.children.push(...inner);
        else if (inner.length > 0) items.push({ level: 1, children: inner });
        continue;
      }
      if (NOTE.test(one.attribs.id ?? '')) continue;
      const own = NUMBER.exec(textOf(one))?.[1] ?? one.attribs.value;
      if (own !== undefined && /^\d{1,9}$/.test(own)) number = Number(own);
      this.words.push('\n');
      items.push({
        level: 1,
        number: ordered ? number++ : undefined,
        children: this.blocks(one.children),
      });
    }
    return itemsToLists(items);
  }

  /** Paragraphs of a line: two breaks part them, and so do bullets that were typed. */
  paragraphs(nodes: readonly Dom[]): Block[] {
    if (nodes.length === 0) return [];
    this.words.push('\n');
    const lines: PhrasingContent[][] = [[]];
    for (const one of tidy(this.inline(nodes), this.found)) {
      if (one.type === 'break') lines.push([]);
      else lines.at(-1)?.push(one);
    }
    return finish(lines);
  }

  private findNotes(nodes: readonly Dom[]): void {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      if (NOTE.test(node.attribs.id ?? '')) this.notes.set(node.attribs.id ?? '', node);
      this.findNotes(node.children);
    }
  }

  private note(at: number): FootnoteDefinition {
    const label = String(at + 1);
    const children = this.blocks(this.notes.get(this.called[at] ?? '')?.children ?? []);
    return { type: 'footnoteDefinition', identifier: label, label, children };
  }
}
