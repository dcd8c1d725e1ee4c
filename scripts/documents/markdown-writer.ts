import type { Heading, PhrasingContent, Root, TableCell } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import { openedLink, openedText } from './links';
import { entry, linesIn, lineParts, tidy, withLists, type ListEntry, type ListPart } from './marks';
import { all, countIn, oneLine, spoken, text, textOf, type DocumentNode } from './tree';
import type { DocumentBlock, DocumentFindings } from './types';

const BLOCK =
  /^(?:html|body|main|article|section|div|header|footer|nav|aside|fig(?:ure|caption)|address|center|form|fieldset|d[ldt]|details|summary|p|h[1-6]|[uo]l|li|table|blockquote|hr|pre|box|note)$/;
const MOST_COLUMNS = 100;
/** Words of a cell that its neighbour does not explain by itself: a caption beside its photograph has fewer. */
const MOST_BESIDE = 25;
const empty = (): TableCell => ({ type: 'tableCell', children: [] });

const MARKS = { em: 'emphasis', strong: 'strong' } as const;
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** Turns the tree of a document into that of Markdown. */
export class MarkdownWriter {
  title: string | undefined;
  summary: string | undefined;
  /** How many cells of tables are around. */
  private depth = 0;
  private isInLink = false;
  private readonly called: string[] = [];
  private readonly notes: Map<string, DocumentNode>;

  constructor(
    private readonly tree: DocumentNode,
    private readonly found: DocumentFindings,
  ) {
    this.notes = new Map(all(tree, 'note').map((note) => [note.attribs.id ?? '', note]));
  }

  write(): Root {
    const children: Root['children'] = this.blocks(this.tree.children);
    // A note may call another.
    for (const [at, id] of this.called.entries()) {
      const label = String(at + 1);
      const inner = this.blocks(this.notes.get(id)?.children ?? []);
      children.push({ type: 'footnoteDefinition', identifier: label, label, children: inner });
    }
    for (const [id, note] of this.notes) {
      const words = oneLine(spoken(note));
      if (this.called.includes(id) || words === '') continue;
      this.found.lost('nota sin llamada', words);
      this.found.leave(countIn([note]));
    }
    return { type: 'root', children };
  }

  private blocks(nodes: readonly DocumentNode[]): DocumentBlock[] {
    return withLists(this.parts(nodes));
  }

  /** Paragraphs, items and tables of nodes; words between them are paragraphs too. */
  private parts(nodes: readonly DocumentNode[]): ListPart<DocumentBlock>[] {
    const parts: ListPart<DocumentBlock>[] = [];
    let line: DocumentNode[] = [];
    const end = () => {
      parts.push(...this.lines(line));
      line = [];
    };
    for (const node of nodes) {
      if (!this.isBlock(node)) {
        line.push(node);
        continue;
      }
      end();
      const { item, number } = node.attribs;
      const own = item
        ? [entry(this.blocks(node.children), Number(item), number ? Number(number) : undefined)]
        : this.block(node);
      const [first, ...rest] = own;
      const last = parts.at(-1);
      const isJoined = first?.type === 'blockquote' && last?.type === 'blockquote';
      if (isJoined) last.children.push(...first.children);
      parts.push(...(isJoined ? rest : own));
    }
    end();
    return parts;
  }

  private isBlock(node: DocumentNode): boolean {
    return BLOCK.test(node.name) || node.children.some((one) => this.isBlock(one));
  }

  private block(node: DocumentNode): ListPart<DocumentBlock>[] {
    const { name, attribs, children } = node;
    if (/^h[1-6]$/.test(name)) return this.heading(node);
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
    return this.parts(children);
  }

  private heading(node: DocumentNode): DocumentBlock[] {
    const [first, ...rest] = this.blocks(node.children);
    if (first?.type !== 'paragraph') return first ? [first, ...rest] : [];
    if (/\btitulo\b/.test(node.attribs.class ?? '') && this.title === undefined) {
      this.title = oneLine(spoken(node));
      return rest;
    }
    const depth = Number(node.name.slice(1)) as Heading['depth'];
    return [{ type: 'heading', depth, children: first.children }, ...rest];
  }

  private list(node: DocumentNode): ListEntry[] {
    let number = Number(node.attribs.start ?? 1) || 1;
    const items: ListEntry[] = [];
    for (const one of node.children) {
      const { value = '' } = one.attribs;
      const isItem = one.name === 'li';
      const children = this.blocks(isItem ? one.children : [one]);
      const last = items.at(-1);
      if (isItem && /^\d{1,9}$/.test(value)) number = Number(value);
      // Google Docs puts the inner list beside its item.
      if (!isItem && last) last.children.push(...children);
      else items.push(entry(children, 1, isItem && node.name === 'ol' ? number++ : undefined));
    }
    return items;
  }

  /** A table of a text: merged cells are parted, and contents that a cell cannot have are told. */
  private table(node: DocumentNode): ListPart<DocumentBlock>[] {
    const rows = rowsOf(node).map(({ children }) =>
      children.filter(({ name }) => /^t[hd]$/.test(name)),
    );
    const [only, ...more] = rows.flat();
    if (only && more.length === 0) {
      this.found.told.tables++;
      return this.parts(only.children);
    }
    if (this.depth === 0 && this.isLayout(node, rows)) {
      this.found.told.tables++;
      const isBeside = (row: DocumentNode[]) =>
        row.filter((cell) => oneLine(spoken(cell)).split(' ').length > MOST_BESIDE).length > 1;
      if (rows.some(isBeside)) this.found.note('tabla de acomodo', spoken(node));
      return rows.flat().flatMap((cell) => this.parts(cell.children));
    }
    const caption = all(node, 'caption').flatMap((one) => this.blocks(one.children));
    const grid: TableCell[][] = rows.map(() => []);
    for (const [at, row] of rows.entries())
      for (const cell of row) {
        const line = grid[at] ?? [];
        const column = [...line, undefined].indexOf(undefined);
        const wide = span(cell, 'colspan');
        const high = Math.min(span(cell, 'rowspan'), rows.length - at);
        if (wide > 1 || high > 1 || cell.attribs.merge === 'start')
          this.found.note('celdas unidas', spoken(cell));
        line[column] = { type: 'tableCell', children: this.contentOf(cell) };
        for (const below of grid.slice(at, at + high))
          for (let right = 0; right < wide; right++) below[column + right] ??= empty();
      }
    const width = grid.reduce((most, line) => Math.max(most, line.length), 0);
    const full = grid
      .filter((line) => line.some(({ children }) => children.length > 0))
      .map((line) => Array.from({ length: width }, (_none, at) => line[at] ?? empty()));
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

  /** Whether a table only places a whole document: cells as wide as it have most of its words. */
  private isLayout(node: DocumentNode, rows: DocumentNode[][]): boolean {
    const lettersOf = (one: DocumentNode) => oneLine(spoken(one)).length;
    const wide = rows.flatMap((row) => (row.length === 1 ? row : []));
    const most = wide.reduce((sum, cell) => sum + lettersOf(cell), 0);
    return all(node, 'th').length === 0 && most > lettersOf(this.tree) / 2;
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

  private lines(nodes: readonly DocumentNode[]): ListPart<DocumentBlock>[] {
    // Where the text has a picture that is apart.
    const places = nodes.flatMap((node) => all(node, 'img')).filter(({ attribs }) => attribs.apart);
    const pictures = places.map(({ attribs: { apart = '', alt = '' } }) => ({
      type: 'paragraph' as const,
      children: [{ type: 'image' as const, url: apart, alt }],
    }));
    if (pictures.length > 0 && oneLine(nodes.map((one) => spoken(one)).join('')) === '')
      return pictures;
    const parts = lineParts(linesIn(tidy(this.inline(nodes), this.found)));
    // A cell is one line, which has no place for a picture.
    return this.depth > 0 ? parts : [...parts, ...pictures];
  }

  private inline(nodes: readonly DocumentNode[]): PhrasingContent[] {
    return rejoined(nodes).flatMap((node) => this.phrase(node));
  }

  private phrase(node: DocumentNode): PhrasingContent[] {
    const { name, attribs, children } = node;
    switch (name) {
      case '#text':
        return [{ type: 'text', value: this.clean(node.text ?? '') }];
      case 'br':
        return [{ type: 'break' }];
      case 'img':
        return attribs.src ? [{ type: 'image', url: attribs.src, alt: attribs.alt ?? '' }] : [];
      case 'noteref':
        return this.reference(attribs.ref ?? '');
      case 'a':
        return this.link(node);
      case 'sup':
      case 'sub':
        return this.raised(node);
      case 'em':
      case 'strong':
        return [{ type: MARKS[name], children: this.inline(children) }];
      case 'u':
        // A picture or a link is no word of the author's.
        if (!this.isInLink && all(node, 'a').length === 0 && textOf(node).trim() !== '')
          this.found.note('subrayado', textOf(node));
    }
    return this.inline(children);
  }

  private reference(ref: string): PhrasingContent[] {
    if (!this.notes.has(ref)) {
      this.found.note('nota que falta', ref);
      return [];
    }
    if (!this.called.includes(ref)) this.called.push(ref);
    const identifier = String(this.called.indexOf(ref) + 1);
    return [{ type: 'footnoteReference', identifier, label: identifier }];
  }

  private raised(node: DocumentNode): PhrasingContent[] {
    const written = textOf(node).trim();
    if (node.name === 'sup' && /^\d+$/.test(written))
      return [{ type: 'text', value: [...written].map((digit) => RAISED[Number(digit)]).join('') }];
    const inner = this.inline(node.children);
    if (written !== '' && !inner.some(({ type }) => type === 'footnoteReference'))
      this.found.note(node.name === 'sup' ? 'superíndice' : 'subíndice', written);
    return inner;
  }

  private link(node: DocumentNode): PhrasingContent[] {
    const written = (node.attribs.href ?? '').trim();
    const { url, why } = openedLink(written);
    const shown = oneLine(textOf(node));
    const isOpened = shown === written && url !== written;
    const inner = isOpened && shown !== '' ? [text(url ?? '')] : node.children;
    this.isInLink = true;
    const phrases = this.inline(inner);
    this.isInLink = false;
    const children = phrases.flatMap((one) => {
      if (one.type !== 'link') return [one];
      this.found.lost('enlace', one.url, undefined, 'Estaba dentro de otro enlace, que quedó.');
      return one.children;
    });
    if (isOpened) this.found.out.push(written);
    const isEmpty = children.every((one) => one.type === 'text' && one.value.trim() === '');
    if (url !== undefined && !isEmpty) {
      if (why) this.found.note('enlace', `${shown} (${written})`, why);
      return [{ type: 'link', url, children }];
    }
    this.found.told.links++;
    if (!written.startsWith('#_Toc') && !(isEmpty && /^#|^$/.test(written)))
      this.found.note('enlace', `${shown} (${written})`, why);
    return children;
  }

  private clean(value: string): string {
    return openedText(value, this.found)
      .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
      .replace(
        /(\p{L}*\p{Ll})[-\u00AD\u2010] (?!(?:[yoeu]|ni)\s)(\p{Ll}+)/gu,
        (cut, start: string, end: string) => {
          this.found.note('palabra cortada', cut, `Se unió: «${start}${end}». Revísela.`);
          return start + end;
        },
      )
      .replace(/\u00AD/g, '')
      .replace(HIDDEN, (sign) => {
        const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        this.found.note('signo que no se ve', `U+${code}`);
        return '';
      })
      .replace(/\s+/g, ' ');
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

/** Those that the check refuses (lib/content/lint/shown-signs.ts), but for line ends. */
const HIDDEN =
  /[\0-\x08\x0E-\x1F\x7F-\x9F\u200B\u202A-\u202E\u2060\u2066-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E01EF}]/gu;

/** Joins a word that the end of a line cuts. */
function rejoined(nodes: readonly DocumentNode[]): DocumentNode[] {
  const out: DocumentNode[] = [];
  for (const node of nodes) {
    const [before, last] = out.slice(-2);
    const isCut = last?.name === 'br' && /\p{Ll}[-\u00AD\u2010]\s*$/u.test(before?.text ?? '');
    if (before && isCut && /^\s*\p{Ll}/u.test(node.text ?? ''))
      out.splice(-2, 2, { ...before, text: `${before.text?.trimEnd()} ${node.text?.trimStart()}` });
    else out.push(node);
  }
  return out;
}
