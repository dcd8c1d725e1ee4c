import type { Heading, Root, RootContent } from 'mdast';
import type { ContentFault } from '@/lib/content/faults';
import type { TextFault } from '@/lib/content/types';

export type Node = Root | RootContent;

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

/** Returns a node and all that is in it, in the order of the text. */
export const nodesOf = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
];

const wordsOf = (node: Node): string => ('value' in node && node.type !== 'html' ? node.value : '');

export const plainText = (node: Node | undefined): string =>
  node ? nodesOf(node).map(wordsOf).join('') : '';

export const spokenText = (node: Node): string =>
  nodesOf(node)
    .map((inner) => (/^(?:break|tableCell)$/.test(inner.type) ? ' ' : wordsOf(inner)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

export const sourceText = ({ position }: Node, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

export const lineOfNode = (node: Node | undefined): number => node?.position?.start.line ?? 1;

/** @param below lines of the node before the fault */
export const faultAt = (node: Node | undefined, fault: ContentFault, below = 0): TextFault => ({
  line: lineOfNode(node) + below,
  fault,
});

export const oncePerLine = (faults: readonly TextFault[]): TextFault[] =>
  faults.filter((one, at) => faults.findIndex(({ line }) => line === one.line) === at);

/** True for a `##` outside of quotations and lists. */
export const isSectionHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** Definitions may be anywhere, and each part of a text needs them. */
export const isDefinition = ({ type }: RootContent): boolean =>
  type === 'definition' || type === 'footnoteDefinition';
