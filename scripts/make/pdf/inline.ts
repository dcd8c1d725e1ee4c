import type { PhrasingContent, Root } from 'mdast';
import { walk } from '@/lib/content/parse/nodes';
import { palette } from '@/tailwind.config';
import { emphasised } from './fonts';
import { refuse } from './problem';
import type { Run, TextStyle } from './typeset';

/** Gives each reference, `[esto][r]`, the address that it names: it is a link or a picture as any. */
export function resolveReferences(tree: Root): void {
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

type Kind = Omit<Run, 'text'>;

/**
 * Turns Markdown's inline marks into runs. A picture among words is its description: it is drawn apart.
 * @param base address of the page where the text is published
 * @throws PdfProblem for raw HTML, which no page shows either
 */
export const toRuns = (nodes: PhrasingContent[], style: TextStyle, base: string): Run[] =>
  nodes.flatMap((node) => runsOf(node, { style }, base));

function runsOf(node: PhrasingContent, kind: Kind, base: string): Run[] {
  const within = (children: PhrasingContent[], inner: Kind) =>
    children.flatMap((child) => runsOf(child, inner, base));
  const face = (how: 'italic' | 'bold') => ({
    ...kind,
    style: { ...kind.style, face: emphasised(kind.style.face, how) },
  });
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...kind, text: node.value.replaceAll('\n', ' ') }];
    case 'break':
      return [{ ...kind, text: '\n' }];
    case 'emphasis':
      return within(node.children, face('italic'));
    case 'strong':
      return within(node.children, face('bold'));
    case 'delete':
      return within(node.children, { ...kind, struck: true });
    case 'link':
      return NOTE_BACK.test(node.url) ? [] : within(node.children, linked(kind, node.url, base));
    case 'image':
      return [{ ...kind, text: node.alt ?? '' }];
    case 'html':
      return node.value.startsWith('<!--') ? [] : refuse(node);
    default:
      return refuse(node);
  }
}

/** Links between a note and its call, which lead nowhere on paper (lib/content/parse/notes.ts). */
const NOTE_BACK = /^#llamada-\d+$/;
const NOTE = /^#nota-\d+$/;

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Links in a site's text are often relative; a PDF is read far from it. An address that leads nowhere is
 * the content check's matter: here its words stay.
 */
function linked(kind: Kind, address: string, base: string): Kind {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol) || NOTE.test(address)) return kind;
  return { ...kind, style: { ...kind.style, color: palette.guinda }, link: url.href };
}
