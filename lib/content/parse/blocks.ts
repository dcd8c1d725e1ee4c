import type { Root, RootContent } from 'mdast';
import { lineOfNode, spokenText, walk } from './nodes';

/** A paragraph, a list item without nested lists, or a table row. */
interface TextBlock {
  text: string;
  urls: string[];
  bodyLine: number;
  around: string;
}

/** Paragraph before a list, and paragraph after it with the law of the whole list. */
const LEADS_IN = /:$/;
const CLOSES = /^fundamento/i;

type Parent = Extract<RootContent, { children: unknown }> | Root;

export function blocksOf(tree: Root): TextBlock[] {
  const blocks: TextBlock[] = [];
  visit(tree, '');
  return blocks;

  function visit(parent: Parent, around: string): void {
    const children = parent.children as RootContent[];
    if (parent.type === 'listItem') add(children.filter(isParagraph), around);
    for (const [index, child] of children.entries()) {
      if (child.type === 'paragraph') {
        if (parent.type !== 'listItem') add([child], '');
      } else if (child.type === 'tableRow') add([child], '');
      else if (child.type === 'list')
        visit(
          child,
          `${beside(children[index - 1], LEADS_IN)} ${beside(children[index + 1], CLOSES)}`,
        );
      else if ('children' in child) visit(child, around);
    }
  }

  function add(nodes: RootContent[], around: string): void {
    const [first] = nodes;
    if (!first) return;
    const urls: string[] = [];
    for (const node of nodes)
      walk(node, (inner) => {
        if (inner.type === 'link') urls.push(inner.url);
      });
    const text = nodes.map(spokenText).join(' ');
    blocks.push({ text, urls, bodyLine: lineOfNode(first), around });
  }
}

const isParagraph = (node: RootContent) => node.type === 'paragraph';

const beside = (node: RootContent | undefined, form: RegExp): string =>
  node?.type === 'paragraph' ? (form.exec(spokenText(node))?.input ?? '') : '';
