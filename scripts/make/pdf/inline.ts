import type { Definition, FootnoteDefinition, PhrasingContent, Root } from 'mdast';
import { walk } from '@/lib/content/parse/nodes';
import { palette } from '@/tailwind.config';
import { emphasised } from './fonts';
import { refuse } from './problem';
import type { Run, TextStyle } from './typeset';

/** For links: where the text is published, and its reference definitions. */
export interface Links {
  /** Address of the page; links within the site are completed with it. */
  base: string;
  definitions: Map<string, Definition>;
  /** The notes of the text, and those that it calls, in the order in which it first does. */
  notes: Map<string, FootnoteDefinition>;
  called: string[];
}

/** Gathers what a text names apart: addresses, `[1]: /prensa/`, and notes. The first of a name counts. */
export function linksOf(tree: Root, base: string): Links {
  const definitions: Links['definitions'] = new Map();
  const notes: Links['notes'] = new Map();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      notes.set(node.identifier, node);
  });
  return { base, definitions, notes, called: [] };
}

/** A note's call in the text: its number, in the order of the calls. */
export function noteLabel(identifier: string, { called }: Links): string {
  if (!called.includes(identifier)) called.push(identifier);
  return `[${called.indexOf(identifier) + 1}]`;
}

type Kind = Omit<Run, 'text'>;

/**
 * Turns Markdown's inline marks into runs. A picture among words is its description: it is drawn apart.
 * @throws PdfProblem for raw HTML, which no page shows either
 */
export function toRuns(nodes: PhrasingContent[], style: TextStyle, links: Links): Run[] {
  return nodes.flatMap((node) => runsOf(node, { style }, links));
}

function runsOf(node: PhrasingContent, kind: Kind, links: Links): Run[] {
  const within = (children: PhrasingContent[], inner: Kind) =>
    children.flatMap((child) => runsOf(child, inner, links));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...kind, text: node.value.replaceAll('\n', ' ') }];
    case 'break':
      return [{ ...kind, text: '\n' }];
    case 'emphasis':
      return within(node.children, {
        ...kind,
        style: { ...kind.style, face: emphasised(kind.style.face, 'italic') },
      });
    case 'strong':
      return within(node.children, {
        ...kind,
        style: { ...kind.style, face: emphasised(kind.style.face, 'bold') },
      });
    case 'delete':
      return within(node.children, { ...kind, struck: true });
    case 'link':
      return within(node.children, linked(kind, node.url, links));
    case 'linkReference': {
      const address = links.definitions.get(node.identifier)?.url ?? '';
      return within(node.children, linked(kind, address, links));
    }
    case 'image':
    case 'imageReference':
      return [{ ...kind, text: node.alt ?? '' }];
    case 'footnoteReference':
      return [{ ...kind, text: noteLabel(node.identifier, links) }];
    case 'html':
      return node.value.startsWith('<!--') ? [] : refuse(node);
  }
}

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Links in a site's text are often relative; a PDF is read far from it. An address that leads nowhere is
 * the content check's matter: here its words stay.
 */
function linked(kind: Kind, address: string, { base }: Links): Kind {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol)) return kind;
  return { ...kind, style: { ...kind.style, color: palette.guinda }, link: url.href };
}
