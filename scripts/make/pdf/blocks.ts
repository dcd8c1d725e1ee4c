import type { Heading, Image, List, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown, plainText } from '@/lib/content/markdown';
import { palette } from '@/tailwind.config';
import { linksOf, toRuns, type Links } from './inline';
import type { Tag } from './kit';
import { writeItem } from './item';
import { writeParagraph, type Column } from './paragraph';
import { drawPicture, splitAtPictures, type Pictures } from './pictures';
import { PdfProblem, refuse } from './problem';
import type { PdfWriter } from './writer';
import { drawTable } from './table';
import { TEXT } from './theme';
import type { TextStyle } from './typeset';

const QUOTE_INDENT = 18;
const GAP = 8;

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
}

/**
 * Writes an author's Markdown below what stands there.
 * @param base address of the page where the text is published
 * @param pictures those that the text shows, by their address in it
 * @throws PdfProblem for the first kind of node that a PDF does not show
 */
export function writeMarkdown(
  writer: PdfWriter,
  markdown: string,
  column: Column,
  base: string,
  pictures: Pictures,
): void {
  const tree = parseMarkdown(markdown);
  writeBlocks(tree.children, {
    writer,
    parent: undefined,
    column,
    style: TEXT.cuerpo,
    links: linksOf(tree, base),
    headings: { last: 1 },
    pictures,
    gap: GAP,
  });
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
      return splitAtPictures(node.children).forEach((part) => writePart(part, context));
    case 'heading':
      return writeHeading(node, context);
    case 'list':
      return writeList(node, context);
    case 'blockquote': {
      const inner = { left: column.left + QUOTE_INDENT, width: column.width - 2 * QUOTE_INDENT };
      const tag = writer.tag('BlockQuote', parent);
      writeBlocks(node.children, {
        ...context,
        parent: tag,
        column: inner,
        style: { ...style, face: 'serifItalic' },
      });
      return void tag.end();
    }
    case 'table':
      drawTable(writer, node, parent, column, links);
      writer.y += GAP * 1.5;
      return;
    case 'thematicBreak':
      writer.fit(GAP * 3);
      writer.artifact('Layout', () =>
        writer.rule(column.left, writer.y + GAP, column.width, 0.7, palette.linea),
      );
      writer.y += GAP * 2.5;
      return;
    case 'definition':
      return;
    case 'html':
      return node.value.startsWith('<!--') ? undefined : refuse(node);
    default:
      return refuse(node);
  }
}

function writePart(
  part: Image | PhrasingContent[],
  { writer, parent, column, style, links, pictures, gap }: Context,
): void {
  if (Array.isArray(part)) {
    const tag = writer.tag('P', parent);
    writeParagraph(writer, toRuns(part, style, links), tag, column, style);
    tag.end();
  } else
    drawPicture(writer, pictures.get(part.url) ?? refuse(part), part.alt ?? '', parent, column);
  writer.y += gap;
}

const HEADINGS: Record<number, TextStyle> = { 2: TEXT.h2, 3: TEXT.h3, 4: TEXT.h4 };

function writeHeading(node: Heading, { writer, parent, column, links, headings }: Context): void {
  const style = HEADINGS[node.depth] ?? refuse(node, 'Los títulos llevan «##», «###» o «####».');
  const depth = Math.min(node.depth, headings.last + 1);
  headings.last = depth;
  writer.y += GAP;
  // A heading never stands alone at the foot of a page.
  writer.fit(style.leading * 2 + TEXT.cuerpo.leading * 2);
  writer.bookmark(plainText(node), depth);
  const tag = writer.tag(`H${depth}`, parent);
  writeParagraph(writer, toRuns(node.children, style, links), tag, column, style);
  tag.end();
  writer.y += GAP / 2;
}

function writeList(node: List, context: Context): void {
  const { writer, column, style } = context;
  const gap = node.spread ? context.gap : GAP / 2;
  const list = writer.tag('L', context.parent);
  node.children.forEach((item, index) => {
    if (typeof item.checked === 'boolean')
      refuse(item, 'Quite la casilla «[ ]» y deje el renglón de la lista.');
    const label = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
    writeItem(writer, list, label, column, style, (body, inner) => {
      writeBlocks(item.children, { ...context, parent: body, column: inner, gap });
      if (item.children.length === 0) writer.y += style.leading + gap;
    });
  });
  list.end();
  writer.y += context.gap - gap;
}
