import type { Blockquote, Heading, List, Nodes, RootContent } from 'mdast';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { palette } from '@/tailwind.config';
import { linksOf, noteLabel, toRuns, type Links } from './inline';
import type { Tag } from './kit';
import { writeItem } from './item';
import { writeParagraph, type Column } from './paragraph';
import { drawPicture, picturesIn, splitAtPictures, type Pictures } from './pictures';
import { PdfProblem, refuse } from './problem';
import type { PdfWriter } from './writer';
import { drawTable } from './table';
import { TEXT } from './theme';
import type { Run, TextStyle } from './typeset';

const QUOTE_INDENT = 18;
const GAP = 8;
/** Quotations and lists one within another, no deeper than this: a column must hold a word. */
const DEEPEST = 6;

interface Context {
  writer: PdfWriter;
  parent: Tag | undefined;
  column: Column;
  style: TextStyle;
  links: Links;
  /** Depth of the last heading: PDF/UA lets no level be skipped. */
  headings: { last: number };
  pictures: Pictures;
  /** Room below a paragraph. */
  gap: number;
  /** Depth: quotations and lists around this. */
  depth: number;
}

/**
 * Writes an author's Markdown below what stands there, and its notes below that. All that a page shows
 * is there: what a paper cannot do stands in another form.
 * @param base address of the page where the text is published
 * @param pictures those that the text shows, by their address in it
 * @throws PdfProblem for raw HTML, which no page shows either
 */
export function writeMarkdown(
  writer: PdfWriter,
  markdown: string,
  column: Column,
  base: string,
  pictures: Pictures,
): void {
  const tree = parseMarkdown(markdown);
  const context: Context = {
    writer,
    parent: undefined,
    column,
    style: TEXT.cuerpo,
    links: linksOf(tree, base),
    headings: { last: 1 },
    pictures,
    gap: GAP,
    depth: 0,
  };
  writeBlocks(tree.children, context);
  writeNotes(context);
}

function writeBlocks(nodes: RootContent[], context: Context): void {
  for (const node of nodes)
    try {
      writeBlock(node, context);
    } catch (error) {
      if (error instanceof PdfProblem) error.line ??= node.position?.start.line;
      throw error;
    }
}

function writeBlock(node: RootContent, context: Context): void {
  const { writer, parent, column, style, links } = context;
  switch (node.type) {
    case 'paragraph':
      return splitAtPictures(node.children).forEach((part) => {
        const children = Array.isArray(part) ? part : [part];
        // A picture within a link stands above the link's words, which are its description.
        writePictures({ type: 'paragraph', children }, context);
        if (Array.isArray(part)) writeRuns(toRuns(part, style, links), context);
      });
    case 'heading':
      return writeHeading(node, context);
    case 'list':
      return writeList(node, context);
    case 'blockquote':
      return writeQuotation(node, context);
    case 'code':
      // A paragraph that someone indented, more often than a program: its lines stay.
      return writeRuns([{ text: node.value, style }], context);
    case 'table':
      drawTable(writer, node, parent, column, links);
      writer.y += GAP * 1.5;
      return writePictures(node, context);
    case 'thematicBreak':
      writer.fit(GAP * 3);
      writer.artifact('Layout', () =>
        writer.rule(column.left, writer.y + GAP, column.width, 0.7, palette.linea),
      );
      writer.y += GAP * 2.5;
      return;
    case 'definition':
    case 'footnoteDefinition':
      return;
    case 'html':
      return node.value.startsWith('<!--') ? undefined : refuse(node);
    default:
      return refuse(node);
  }
}

function writeRuns(runs: Run[], { writer, parent, column, style, gap }: Context): void {
  const tag = writer.tag('P', parent);
  writeParagraph(writer, runs, tag, column, style);
  tag.end();
  writer.y += gap;
}

/** Draws the pictures of a part of the text, one below the other. */
function writePictures(node: Nodes, { writer, parent, column, links, pictures, gap }: Context) {
  for (const { url, alt } of picturesIn(node, links)) {
    const picture = pictures.get(url);
    if (!picture) throw new Error(`The picture ${url} was not read.`);
    drawPicture(writer, picture, alt, parent, column);
    writer.y += gap;
  }
}

const HEADINGS: Record<number, TextStyle> = { 2: TEXT.h2, 3: TEXT.h3 };

function writeHeading(node: Heading, context: Context): void {
  const { writer, parent, column, links, headings } = context;
  const style = HEADINGS[node.depth] ?? TEXT.h4;
  const depth = Math.min(node.depth, headings.last + 1);
  headings.last = depth;
  writer.y += GAP;
  // A heading is never alone at the foot of a page.
  writer.fit(style.leading * 2 + TEXT.cuerpo.leading * 2);
  const runs = toRuns(node.children, style, links);
  writer.bookmark(runs.map(({ text }) => text).join(''), depth);
  const tag = writer.tag(`H${depth}`, parent);
  writeParagraph(writer, runs, tag, column, style);
  tag.end();
  writer.y += GAP / 2;
  writePictures(node, context);
}

/** The inside of a quotation or an item, indented while there is room. */
function deeper(context: Context, change: Partial<Context>): Context {
  const depth = context.depth + 1;
  return { ...context, depth, ...(depth <= DEEPEST && change) };
}

function writeQuotation({ children }: Blockquote, context: Context): void {
  const { writer, parent, column, style, depth } = context;
  if (depth >= DEEPEST) return writeBlocks(children, deeper(context, {}));
  const tag = writer.tag('BlockQuote', parent);
  writeBlocks(
    children,
    deeper(context, {
      parent: tag,
      column: { left: column.left + QUOTE_INDENT, width: column.width - 2 * QUOTE_INDENT },
      style: { ...style, face: 'serifItalic' },
    }),
  );
  tag.end();
}

function writeList(node: List, context: Context): void {
  const { writer, column, style, parent } = context;
  const gap = node.spread ? context.gap : GAP / 2;
  const list = writer.tag('L', parent);
  node.children.forEach((item, index) => {
    const label = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
    const { checked } = item;
    const box = typeof checked === 'boolean' ? (checked ? '[x]' : '[ ]') : label;
    writeItem(writer, list, box, column, style, (body, inner) => {
      const within = deeper(context, { column: inner, parent: body });
      writeBlocks(item.children, { ...within, gap });
      if (item.children.length === 0) writer.y += style.leading + gap;
    });
  });
  list.end();
  writer.y += context.gap - gap;
}

/** The notes that the text calls, in the order of their numbers; one may call another. */
function writeNotes(context: Context): void {
  const { writer, column, links } = context;
  if (links.called.length === 0) return;
  writeHeading(
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Notas' }] },
    context,
  );
  const style = TEXT.nota;
  const list = writer.tag('L');
  // Longer while it is walked: a note may be the first to call another.
  for (const identifier of links.called) {
    const note = links.notes.get(identifier);
    if (!note) continue;
    writeItem(writer, list, noteLabel(identifier, links), column, style, (body, inner) =>
      writeBlocks(note.children, { ...context, parent: body, column: inner, style, gap: GAP / 2 }),
    );
  }
  list.end();
}
