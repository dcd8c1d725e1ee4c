import type { Heading, List, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { plainText, walk } from '@/lib/content/parse/nodes';
import { withNotes } from '@/lib/content/parse/notes';
import { PdfProblem, picturesIn, splitAtPictures, type PaperPictures } from './pictures';
import { MAY_BREAK } from './signs';

/** See templates/theme.typ. */
export type PaperInline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'emphasis' | 'strong' | 'delete'; children: PaperInline[] }
  | { type: 'link'; url: string; children: PaperInline[] };

/** See templates/blocks.typ. */
export type PaperBlock =
  | { type: 'paragraph'; children: PaperInline[] }
  | { type: 'heading'; depth: number; children: PaperInline[] }
  | { type: 'list'; spread: boolean; labels: string[]; children: PaperBlock[][] }
  | { type: 'blockquote'; children: PaperBlock[] }
  | { type: 'table'; widths: number[]; head: PaperInline[][]; rows: PaperInline[][][] }
  | { type: 'image'; file: string; width: number; height: number; alt: string }
  | { type: 'thematicBreak' };

export const inlineText = (value: string): PaperInline => ({ type: 'text', value });
export const inlineLink = (value: string, url: string): PaperInline => ({
  type: 'link',
  url,
  children: [inlineText(value)],
});

const DEEPEST = 6;

/** Converts Markdown to blocks. @param base the page's address @throws PdfProblem for raw HTML */
export function toBlocks(markdown: string, base: string, pictures: PaperPictures): PaperBlock[] {
  const tree = withNotes(parseMarkdown(markdown));
  resolveReferences(tree);
  let lastHeading = 1;

  const figures = (node: RootContent): PaperBlock[] =>
    picturesIn(node).map(({ url, alt }) => {
      const picture = pictures.get(url);
      if (!picture) throw new Error(`The picture ${url} was not read.`);
      const { file, width, height } = picture;
      // PDF/UA requires alternative text.
      const words = alt?.trim() ? alt : 'Imagen sin descripción';
      return { type: 'image', file, width, height, alt: words };
    });

  function blockOf(node: RootContent, depth: number): PaperBlock[] {
    switch (node.type) {
      case 'paragraph':
        return splitAtPictures(node.children).flatMap((part): PaperBlock[] =>
          Array.isArray(part)
            ? [
                ...part.flatMap(figures),
                { type: 'paragraph', children: part.flatMap((each) => toInline(each, base)) },
              ]
            : figures(part),
        );
      case 'heading':
        return [headingOf(node), ...figures(node)];
      case 'list':
        return listOf(node, depth);
      case 'blockquote': {
        const children = node.children.flatMap((each) => blockOf(each, depth + 1));
        return depth < DEEPEST ? [{ type: 'blockquote', children }] : children;
      }
      case 'code':
        // More often an indented paragraph than code: keep its lines.
        return [{ type: 'paragraph', children: linesOf(node.value) }];
      case 'table':
        return [tableOf(node, base), ...figures(node)];
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'definition':
        return [];
      case 'html':
        return node.value.startsWith('<!--') ? [] : refuseNode(node);
      default:
        return refuseNode(node);
    }
  }

  function headingOf(node: Heading): PaperBlock {
    // PDF/UA allows no skipped level.
    lastHeading = Math.min(node.depth, lastHeading + 1);
    const children = node.children.flatMap((each) => toInline(each, base));
    return { type: 'heading', depth: Math.max(2, lastHeading), children };
  }

  function listOf({ ordered, start, spread, children }: List, depth: number): PaperBlock[] {
    const labels = children.map(({ checked }, index) => {
      if (typeof checked === 'boolean') return checked ? '[x]' : '[ ]';
      return ordered ? `${(start ?? 1) + index}.` : '•';
    });
    const items = children.map((item) => item.children.flatMap((each) => blockOf(each, depth + 1)));
    if (depth < DEEPEST)
      return [{ type: 'list', spread: spread === true, labels, children: items }];
    return items.flatMap((item, index): PaperBlock[] => [
      { type: 'paragraph', children: [inlineText(labels[index] ?? '')] },
      ...item,
    ]);
  }

  return tree.children.flatMap((node) => blockOf(node, 0));
}

/** @throws PdfProblem with the node's line */
function refuseNode({ type, position }: Nodes): never {
  const message = `el PDF no admite «${type}». Escríbalo con párrafos, listas, títulos, enlaces o tablas.`;
  throw new PdfProblem(message, position?.start.line);
}

function resolveReferences(tree: Root): void {
  const addresses = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type === 'definition' && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url);
  });
  walk(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const type = node.type === 'linkReference' ? 'link' : 'image';
    Object.assign(node, { type, url: addresses.get(node.identifier) ?? '' });
  });
}

const linesOf = (value: string): PaperInline[] =>
  value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      inlineText(line.replace(/\s+/g, ' ').trim()),
    ]);

function toInline(node: PhrasingContent, base: string, room = LINE): PaperInline[] {
  const within = (children: PhrasingContent[]) =>
    children.flatMap((each) => toInline(each, base, room));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [inlineText(breakable(node.value.replace(/[\n ]+/g, ' '), room))];
    case 'break':
      return [{ type: 'break' }];
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ type: node.type, children: within(node.children) }];
    case 'link': {
      if (NOTE_BACK.test(node.url)) return [];
      const url = addressOf(node.url, base);
      return url ? [{ type: 'link', url, children: within(node.children) }] : within(node.children);
    }
    case 'image':
      return [inlineText(node.alt ?? '')];
    case 'html':
      return node.value.startsWith('<!--') ? [] : refuseNode(node);
    default:
      return refuseNode(node);
  }
}

/** Links back from notes, useless on paper (lib/content/parse/notes.ts). */
const NOTE_BACK = /^#llamada-\d+$/;
const NOTE = /^#nota-\d+$/;

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

function addressOf(address: string, base: string): string | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && PROTOCOLS.includes(url.protocol) && !NOTE.test(address) ? url.href : undefined;
}

const LINE = 70;

/** Allows breaks in words longer than `most`. */
const breakable = (value: string, most: number): string =>
  value.replace(new RegExp(`\\S{${most}}(?=\\S)`, 'gu'), `$&${MAY_BREAK}`);

function tableOf({ children }: Table, base: string): PaperBlock {
  const columns = children[0]?.children ?? [];
  const widths = columns.map((_, index) => {
    const texts = children.map((row) => plainText(row.children[index]));
    const longest = (parts: string[]) => Math.max(...parts.map(({ length }) => length));
    const word = longest(texts.flatMap((each) => each.split(/\s+/)));
    return Math.max(CELL.least, word, Math.min(longest(texts), CELL.most));
  });
  const scale = CELL.all / widths.reduce((sum, each) => sum + each, 0);
  const [head = [], ...rows] = children.map((row) =>
    widths.map((width, index) =>
      (row.children[index]?.children ?? []).flatMap((each) =>
        toInline(each, base, Math.max(1, Math.floor(width * scale) - CELL.padding)),
      ),
    ),
  );
  return { type: 'table', widths, head, rows };
}
const CELL = { least: 6, most: 40, all: 88, padding: 2 };
