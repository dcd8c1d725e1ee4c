import type { Root } from 'mdast';
import {
  lineOfNode,
  linksIn,
  plainText,
  renderSections,
  renderTree,
  sectionsOf,
  walk,
  type Link,
  type Section,
} from './markdown';

/** What other files must know of a Markdown text, so that it is parsed once. Lines count from the text's first. */
export interface BodyFacts {
  headings: { depth: number; text: string; line: number }[];
  links: Link[];
  /** The ids of its `##` sections, in order. */
  sections: string[];
}

export const NO_FACTS: BodyFacts = { headings: [], links: [], sections: [] };

export function factsOf(tree: Root): BodyFacts {
  const headings: BodyFacts['headings'] = [];
  walk(tree, (node) => {
    if (node.type === 'heading')
      headings.push({ depth: node.depth, text: plainText(node), line: lineOfNode(node) });
  });
  return { headings, links: linksIn(tree), sections: sectionsOf(tree).map(({ id }) => id) };
}

/** A Markdown text as pages show it: whole, and cut into the sections of a tabbed page. */
export interface Rendered {
  html: string;
  sections: Section[];
}

/** @param tabbed whether the page shows its `##` sections apart; the others have none */
export function renderBody(tree: Root, tabbed: boolean): Rendered {
  return { sections: tabbed ? renderSections(tree) : [], html: renderTree(tree) };
}
