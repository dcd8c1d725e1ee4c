import type { Heading, List, Nodes, RootContent } from 'mdast';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { withNotes } from '@/lib/content/parse/notes';
import { palette } from '@/tailwind.config';
import { resolveReferences, toRuns } from './inline';
import type { Tag } from './kit';
import { indented, writeItem, writeText, type Column } from './paragraph';
import { drawPicture, picturesIn, splitAtPictures, type Pictures } from './pictures';
import { PdfProblem, refuse } from './problem';
import type { PdfWriter } from './writer';
import { drawTable } from './table';
import { TEXT } from './theme';
import type { Run, TextStyle } from './typeset';

const QUOTE_INDENT = 18;
const GAP = 8;

interface Context {
  writer: PdfWriter;
  parent: Tag | undefined;
  column: Column;
  style: TextStyle;
  base: string;
  /** Depth of the last heading: PDF/UA lets no level be skipped. */
  headings: { last: number };
  pictures: Pictures;
  /** Room below a paragraph. */
  gap: number;
}

/**
 * Writes an author's Markdown below what stands there. All that a page shows is there: what a paper
 * cannot do stands in another form.
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
  const tree = withNotes(parseMarkdown(markdown));
  resolveReferences(tree);
  const [parent, style, headings] = [undefined, TEXT.cuerpo, { last: 1 }];
  const context = { writer, parent, column, style, base, headings, pictures, gap: GAP };
  writeBlocks(tree.children, context);
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
  const { writer, parent, column, style, base } = context;
  switch (node.type) {
    case 'paragraph':
      return splitAtPictures(node.children).forEach((part) => {
        const children = Array.isArray(part) ? part : [part];
        writePictures({ type: 'paragraph', children }, context);
        if (Array.isArray(part)) writeRuns(toRuns(part, style, base), context);
      });
    case 'heading':
      return writeHeading(node, context);
    case 'list':
      return writeList(node, context);
    case 'blockquote':
      return writer.tag('BlockQuote', parent, (tag) =>
        writeBlocks(node.children, {
          ...context,
          parent: tag,
          column: indented(column, QUOTE_INDENT, QUOTE_INDENT),
          style: { ...style, face: 'serifItalic' },
        }),
      );
    case 'code':
      // A paragraph that someone indented, more often than a program: its lines stay.
      return writeRuns([{ text: node.value, style }], context);
    case 'table':
      drawTable(writer, node, parent, column, base);
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
      return;
    case 'html':
      return node.value.startsWith('<!--') ? undefined : refuse(node);
    default:
      return refuse(node);
  }
}

function writeRuns(runs: Run[], { writer, parent, column, style, gap }: Context): void {
  writeText(writer, runs, style, column, { parent });
  writer.y += gap;
}

function writePictures(node: Nodes, { writer, parent, column, pictures, gap }: Context): void {
  for (const { url, alt } of picturesIn(node)) {
    const picture = pictures.get(url);
    if (!picture) throw new Error(`The picture ${url} was not read.`);
    drawPicture(writer, picture, alt ?? '', parent, column);
    writer.y += gap;
  }
}

const HEADINGS: Record<number, TextStyle> = { 2: TEXT.h2, 3: TEXT.h3 };

function writeHeading(node: Heading, context: Context): void {
  const { writer, parent, column, base, headings } = context;
  const style = HEADINGS[node.depth] ?? TEXT.h4;
  const depth = Math.min(node.depth, headings.last + 1);
  headings.last = depth;
  writer.y += GAP;
  // A heading is never alone at the foot of a page.
  writer.fit(style.leading * 2 + TEXT.cuerpo.leading * 2);
  const runs = toRuns(node.children, style, base);
  writer.bookmark(runs.map(({ text }) => text).join(''), depth);
  writeText(writer, runs, style, column, { type: `H${depth}`, parent });
  writer.y += GAP / 2;
  writePictures(node, context);
}

function writeList(node: List, context: Context): void {
  const { writer, column, style, parent } = context;
  const gap = node.spread ? context.gap : GAP / 2;
  writer.tag('L', parent, (list) =>
    node.children.forEach(({ checked, children }, index) => {
      const label = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
      const box = typeof checked === 'boolean' ? (checked ? '[x]' : '[ ]') : label;
      writeItem(writer, list, box, column, style, (body, inner) => {
        writeBlocks(children, { ...context, column: inner, parent: body, gap });
        if (children.length === 0) writer.y += style.leading + gap;
      });
    }),
  );
  writer.y += context.gap - gap;
}
