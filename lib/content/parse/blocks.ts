import type { Root, RootContent } from 'mdast';
import { lineOfNode, walk } from './nodes';

/** A paragraph, an item of a list without the lists inside it, or a row of a table. */
interface TextBlock {
  text: string;
  /** Where its links lead. */
  urls: string[];
  /** Line of the text on which it begins, from 1. */
  bodyLine: number;
  /** Of an item: the paragraph that leads into its list, and the «Fundamento» that closes it. */
  around: string;
}

type Parent = Extract<RootContent, { children: unknown }> | Root;

/** The blocks of a Markdown text that say something: titles and pictures are left out. */
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
        visit(child, `${leadIn(children[index - 1])} ${closing(children[index + 1])}`);
      else if ('children' in child) visit(child, around);
    }
  }

  function add(nodes: RootContent[], around: string): void {
    const [first] = nodes;
    if (!first) return;
    const urls: string[] = [];
    let text = '';
    for (const node of nodes) {
      walk(node, (inner) => {
        if (inner.type === 'break' || inner.type === 'tableCell') text += ' ';
        else if (inner.type === 'link') urls.push(inner.url);
        else if ('value' in inner && inner.type !== 'html') text += inner.value;
      });
      text += ' ';
    }
    blocks.push({
      text: text.replace(/\s+/g, ' ').trim(),
      urls,
      bodyLine: lineOfNode(first),
      around,
    });
  }
}

const isParagraph = (node: RootContent) => node.type === 'paragraph';

function textOf(node: RootContent | undefined): string {
  let text = '';
  if (node?.type === 'paragraph')
    walk(node, (inner) => {
      if ('value' in inner) text += inner.value;
    });
  return text;
}

/** The paragraph before a list, when it announces it. */
function leadIn(node: RootContent | undefined): string {
  const text = textOf(node).trim();
  return text.endsWith(':') ? text : '';
}

/** The paragraph after a list, when it says what the whole list rests on. */
function closing(node: RootContent | undefined): string {
  const text = textOf(node).trim();
  return /^fundamento/i.test(text) ? text : '';
}
