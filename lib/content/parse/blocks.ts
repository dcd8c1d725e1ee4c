import type { Root, RootContent } from 'mdast';
import { lineOfNode, nodesOf, spokenText } from './nodes';

/** A paragraph, a list item without nested lists, or a table row. */
interface TextBlock {
  text: string;
  urls: string[];
  line: number;
  around: string;
}

/** Paragraph before a list, and paragraph after it with the law of the whole list. */
const LEADS_IN = /:$/;
const CLOSES = /^fundamento/i;

type Parent = Extract<RootContent, { children: unknown }> | Root;

export function blocksOf(parent: Parent, around = ''): TextBlock[] {
  const children = parent.children as RootContent[];
  const isItem = parent.type === 'listItem';
  const within = children.flatMap((child, index) => {
    if (child.type === 'tableRow' || (isParagraph(child) && !isItem)) return blockOf([child], '');
    if (child.type !== 'list') return 'children' in child ? blocksOf(child, around) : [];
    const before = beside(children[index - 1], LEADS_IN);
    return blocksOf(child, `${before} ${beside(children[index + 1], CLOSES)}`);
  });
  return isItem ? [...blockOf(children.filter(isParagraph), around), ...within] : within;
}

function blockOf(nodes: RootContent[], around: string): TextBlock[] {
  if (nodes.length === 0) return [];
  const urls = nodes.flatMap(nodesOf).flatMap((node) => (node.type === 'link' ? node.url : []));
  const text = nodes.map(spokenText).join(' ');
  return [{ text, urls, line: lineOfNode(nodes[0]), around }];
}

const isParagraph = (node: RootContent) => node.type === 'paragraph';

const beside = (node: RootContent | undefined, form: RegExp): string =>
  node?.type === 'paragraph' ? (form.exec(spokenText(node))?.input ?? '') : '';
