import type { Heading, Root, RootContent } from 'mdast';

export type Node = Root | RootContent;

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

export function plainText(node: Node | undefined): string {
  let text = '';
  if (node)
    walk(node, (inner) => {
      if ('value' in inner && inner.type !== 'html') text += inner.value;
    });
  return text;
}

export function spokenText(node: Node): string {
  let text = '';
  walk(node, (inner) => {
    if (inner.type === 'break' || inner.type === 'tableCell') text += ' ';
    else if ('value' in inner && inner.type !== 'html') text += inner.value;
  });
  return text.replace(/\s+/g, ' ').trim();
}

export const sourceText = ({ position }: Node, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

export const lineOfNode = (node: Node | undefined): number => node?.position?.start.line ?? 1;

/** True for a `##` outside of quotations and lists. */
export const isSectionHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** Definitions may be anywhere, and each part of a text needs them. */
export const isDefinition = ({ type }: RootContent): boolean =>
  type === 'definition' || type === 'footnoteDefinition';
