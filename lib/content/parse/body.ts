import type { Root } from 'mdast';
import { linksIn, sectionsOf, withIds, type MarkdownLink } from './markdown';
import { lineOfNode, nodesOf, plainText } from './nodes';

export interface BodyFacts {
  headings: { depth: number; text: string; line: number }[];
  links: MarkdownLink[];
  ids: string[];
  /** `##` sections in order, and the ids of each where shown apart. */
  sections: { id: string; ids: string[] }[];
}

export const NO_FACTS: BodyFacts = { headings: [], links: [], ids: [], sections: [] };

export function factsOf(tree: Root): BodyFacts {
  const headings = nodesOf(tree).flatMap((node) =>
    node.type === 'heading'
      ? { depth: node.depth, text: plainText(node), line: lineOfNode(node) }
      : [],
  );
  const sections = sectionsOf(tree).map(({ id, root }) => ({
    id,
    ids: withIds(root, `${id}-`).ids,
  }));
  return { headings, links: linksIn(tree), ids: withIds(tree).ids, sections };
}
