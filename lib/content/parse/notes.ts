import type {
  FootnoteDefinition,
  FootnoteReference,
  Link,
  ListItem,
  Nodes,
  Root,
  RootContent,
} from 'mdast';
import { nodesOf } from './nodes';

type Called = string[];

/** Turns notes into links and a final list: remark's ids would be removed by the sanitiser. */
export function withNotes(tree: Root, prefix = ''): Root {
  if (!nodesOf(tree).some(({ type }) => type === 'footnoteReference')) return tree;
  const own = structuredClone(tree);
  const notes = nodesOf(own).filter((node) => node.type === 'footnoteDefinition');
  const called: Called = [];
  const numberCalls = (node: Nodes): void => {
    if (!('children' in node)) return;
    const children: RootContent[] = node.children;
    node.children = children.flatMap((child) => {
      if (child.type === 'footnoteDefinition') return [];
      if (child.type === 'footnoteReference') return callOf(child, called, prefix);
      numberCalls(child);
      return child;
    }) as typeof node.children;
  };
  numberCalls(own);
  const items: ListItem[] = [];
  // Grows during the loop: a note may call another.
  for (const name of called) {
    const note = notes.find(({ identifier }) => identifier === name);
    if (note) numberCalls(note);
    items.push(itemOf(note?.children ?? [], items.length + 1, prefix));
  }
  own.children.push(
    { type: 'heading', depth: prefix ? 3 : 2, children: [{ type: 'text', value: 'Notas' }] },
    { type: 'list', ordered: true, start: 1, spread: false, children: items },
  );
  return own;
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
