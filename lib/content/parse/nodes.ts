import type { Heading, Root, RootContent } from 'mdast';

export type Node = Root | RootContent;

/** Visits a node and its descendants in document order. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

/** Text of a node without Markdown marks. */
export function plainText(node: Node | undefined): string {
  let text = '';
  if (node)
    walk(node, (inner) => {
      if ('value' in inner && inner.type !== 'html') text += inner.value;
    });
  return text;
}

/** Text of a node with a space for each break and between cells. */
export function spokenText(node: Node): string {
  let text = '';
  walk(node, (inner) => {
    if (inner.type === 'break' || inner.type === 'tableCell') text += ' ';
    else if ('value' in inner && inner.type !== 'html') text += inner.value;
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** Markdown source of a node. */
export const sourceText = ({ position }: Node, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset);

/** Source line on which a node begins, from 1. */
export const lineOfNode = (node: Node | undefined): number => node?.position?.start.line ?? 1;

/** True for a heading that begins a section: a `##` that is in no quotation or list. */
export const isSectionHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** True for the definition of a link or a note: it may be anywhere in the file, and each part needs it. */
export const isDefinition = ({ type }: RootContent): boolean =>
  type === 'definition' || type === 'footnoteDefinition';
