import { DomUtils, parseDocument } from 'htmlparser2';

export type Doc = ReturnType<typeof parseDocument>;
export type Dom = Doc['children'][number];
export type Element = Extract<Dom, { attribs: unknown }>;

/** A part of a document, read. Names keep their prefix: `w:p`. */
export const parseXml = (part: Uint8Array | undefined): Doc =>
  parseDocument(new TextDecoder().decode(part), { xmlMode: true });

export const parseHtml = (html: string): Doc => parseDocument(html);

export const isElement = (node: Dom | null | undefined): node is Element =>
  !!node && 'attribs' in node;

/** The elements of these names within a node, in the order of the text. */
export const all = (node: Dom | Doc, ...names: string[]): Element[] =>
  DomUtils.findAll(({ name }) => names.includes(name), 'children' in node ? node.children : []);

/** The nearest element of a name around a node. */
export function around(node: Dom, name: string): Element | undefined {
  for (let one = node.parent; one; one = one.parent)
    if ('attribs' in one && one.name === name) return one;
  return undefined;
}

/** Puts nodes in the place of one. */
export function replace(node: Dom, by: Dom[]): void {
  for (const one of [...by]) DomUtils.prepend(node, one);
  DomUtils.removeElement(node);
}

export const { removeElement: remove, prependChild } = DomUtils;

/** Puts nodes after one. */
export const after = (node: Dom, nodes: Dom[]): void => {
  for (const one of [...nodes].reverse()) DomUtils.append(node, one);
};

/** Nodes of a piece of XML. */
export const nodesOf = (xml: string): Dom[] => parseDocument(xml, { xmlMode: true }).children;

export const toXml = (doc: Doc): Uint8Array =>
  new TextEncoder().encode(DomUtils.getOuterHTML(doc, { xmlMode: true }));

/** Every text within, as one. */
export const textOf = (node: Dom | Doc): string => DomUtils.textContent(node);
