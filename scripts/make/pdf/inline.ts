import type { Definition, Nodes, PhrasingContent, Root } from 'mdast';
import { walk } from '@/lib/content/markdown';
import { palette } from '@/tailwind.config';
import { emphasised } from './fonts';
import { refuse } from './problem';
import type { Run, TextStyle } from './typeset';

/** What links need: where the text is published, and the addresses that it names apart. */
export interface Links {
  /** Address of the page; links within the site are completed with it. */
  base: string;
  definitions: Map<string, Definition>;
}

/** Gathers the addresses that a text names apart, `[1]: /prensa/`; the first of a name counts. */
export function linksOf(tree: Root, base: string): Links {
  const definitions: Links['definitions'] = new Map();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  return { base, definitions };
}

type Kind = Omit<Run, 'text'>;

/**
 * Turns Markdown's inline marks into runs.
 * @throws PdfProblem for a mark that a PDF does not show
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
      return within(node.children, linked(node, kind, node.url, links));
    case 'linkReference': {
      const definition = links.definitions.get(node.identifier);
      return definition
        ? within(node.children, linked(node, kind, definition.url, links))
        : refuse(node);
    }
    case 'html':
      return node.value.startsWith('<!--') ? [] : refuse(node);
    default:
      return refuse(node);
  }
}

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Links in a site's text are often relative; a PDF is read far from it. */
function linked(node: Nodes, kind: Kind, address: string, { base }: Links): Kind {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol))
    return refuse(node, `Revise la dirección «${address}».`);
  return { ...kind, style: { ...kind.style, color: palette.guinda }, link: url.href };
}
