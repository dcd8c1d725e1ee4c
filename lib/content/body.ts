import type { Root } from 'mdast';
import { headingId } from './slug';
import {
  isSectionHeading,
  lineOfNode,
  linksIn,
  plainText,
  renderSections,
  renderTree,
  walk,
  type Link,
  type Section,
} from './markdown';

/** What a check must know of a Markdown text, so that it is parsed once. Lines count from the text's first. */
export interface BodyFacts {
  headings: { depth: number; text: string; line: number }[];
  links: Link[];
  /** Raw HTML, which would vanish when sanitised. */
  html: { value: string; line: number }[];
  /** The ids of its `##` sections, in order. */
  sections: string[];
}

export const NO_FACTS: BodyFacts = { headings: [], links: [], html: [], sections: [] };

export function factsOf(tree: Root): BodyFacts {
  const headings: BodyFacts['headings'] = [];
  const html: BodyFacts['html'] = [];
  walk(tree, (node) => {
    const line = lineOfNode(node);
    if (node.type === 'heading') headings.push({ depth: node.depth, text: plainText(node), line });
    // A comment is the author's own note; what stands around it is not.
    const value = node.type === 'html' ? node.value.replace(/<!--[\s\S]*?-->/g, '').trim() : '';
    if (value) html.push({ value, line });
  });
  const sections = tree.children
    .filter(isSectionHeading)
    .map((heading) => headingId(plainText(heading)));
  return { headings, links: linksIn(tree), html, sections };
}

/** A Markdown text as pages show it: whole, and cut into the sections of a tabbed page. */
export interface Rendered {
  html: string;
  intro: string;
  sections: Section[];
}

/** @param tabbed whether the page shows its `##` sections apart; the others have none */
export function renderBody(tree: Root, tabbed: boolean): Rendered {
  const parts = tabbed ? renderSections(tree) : { intro: '', sections: [] };
  return { ...parts, html: renderTree(tree) };
}
