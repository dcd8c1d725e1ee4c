import type { FootnoteDefinition, FootnoteReference, Link, ListItem, Nodes, Root } from 'mdast';

/** The notes that a text calls, in the order in which it first does. */
type Called = string[];

/**
 * Turns the notes of a text into what any page shows: each call a link to its note, and the notes in a
 * list at the end, each with its way back. remark would write them under ids that the schema takes away,
 * so that no link would lead anywhere, and under an English heading.
 * @param tree left as it is; returned when it calls no note
 * @param prefix goes before each id, where a page shows several texts
 */
export function withNotes(tree: Root, prefix = ''): Root {
  if (!callsNotes(tree)) return tree;
  const own = structuredClone(tree);
  const notes = new Map<string, FootnoteDefinition>();
  takeNotes(own, notes);
  const called: Called = [];
  numberCalls(own, called, prefix);
  const items: ListItem[] = [];
  // Longer while it is walked: a note may be the first to call another.
  for (const identifier of called) {
    const children = notes.get(identifier)?.children ?? [];
    items.push(itemOf(children, items.length + 1, prefix));
    numberCalls({ type: 'root', children }, called, prefix);
  }
  own.children.push(
    { type: 'heading', depth: prefix ? 3 : 2, children: [{ type: 'text', value: 'Notas' }] },
    { type: 'list', ordered: true, start: 1, spread: false, children: items },
  );
  return own;
}

const callsNotes = (node: Nodes): boolean =>
  node.type === 'footnoteReference' || ('children' in node && node.children.some(callsNotes));

/** Takes the notes out of a tree, wherever they stand; the first of a name counts. */
function takeNotes(node: Nodes, notes: Map<string, FootnoteDefinition>): void {
  if (!('children' in node)) return;
  const others = node.children.filter((child) => {
    takeNotes(child, notes);
    if (child.type !== 'footnoteDefinition') return true;
    if (!notes.has(child.identifier)) notes.set(child.identifier, child);
    return false;
  });
  node.children = others as typeof node.children;
}

/** Puts a link in the place of each call. */
function numberCalls(node: Nodes, called: Called, prefix: string): void {
  if (!('children' in node)) return;
  const numbered = node.children.map((child) => {
    if (child.type === 'footnoteReference') return callOf(child, called, prefix);
    numberCalls(child, called, prefix);
    return child;
  });
  node.children = numbered as typeof node.children;
}

function callOf({ identifier }: FootnoteReference, called: Called, prefix: string): Link {
  const isFirst = !called.includes(identifier);
  if (isFirst) called.push(identifier);
  const at = called.indexOf(identifier) + 1;
  return {
    type: 'link',
    url: `#${prefix}nota-${at}`,
    children: [{ type: 'text', value: `[${at}]` }],
    ...(isFirst && { data: { hProperties: { id: `${prefix}llamada-${at}` } } }),
  };
}

function itemOf(children: FootnoteDefinition['children'], at: number, prefix: string): ListItem {
  const back: Link = {
    type: 'link',
    url: `#${prefix}llamada-${at}`,
    children: [{ type: 'text', value: 'Volver al texto' }],
  };
  const last = children.at(-1);
  if (last?.type === 'paragraph') last.children.push({ type: 'text', value: ' ' }, back);
  else children.push({ type: 'paragraph', children: [back] });
  return {
    type: 'listItem',
    spread: false,
    children,
    data: { hProperties: { id: `${prefix}nota-${at}` } },
  };
}
