import type {
  FootnoteDefinition,
  FootnoteReference,
  Link,
  ListItem,
  Nodes,
  Root,
  RootContent,
} from 'mdast';

type Called = string[];

/** Turns notes into links and a final list: remark's ids would be removed by the sanitiser. */
export function withNotes(tree: Root, prefix = ''): Root {
  if (!callsNotes(tree)) return tree;
  const own = structuredClone(tree);
  const notes = new Map<string, FootnoteDefinition>();
  replaceWithin(own, (child) => {
    if (child.type !== 'footnoteDefinition') return [child];
    if (!notes.has(child.identifier)) notes.set(child.identifier, child);
    return [];
  });
  const called: Called = [];
  const numberCalls = (node: Nodes) =>
    replaceWithin(node, (child) => [
      child.type === 'footnoteReference' ? callOf(child, called, prefix) : child,
    ]);
  numberCalls(own);
  const items: ListItem[] = [];
  // Grows during the loop: a note may call another.
  for (const identifier of called) {
    const children = notes.get(identifier)?.children ?? [];
    items.push(itemOf(children, items.length + 1, prefix));
    numberCalls({ type: 'root', children });
  }
  own.children.push(
    { type: 'heading', depth: prefix ? 3 : 2, children: [{ type: 'text', value: 'Notas' }] },
    { type: 'list', ordered: true, start: 1, spread: false, children: items },
  );
  return own;
}

const callsNotes = (node: Nodes): boolean =>
  node.type === 'footnoteReference' || ('children' in node && node.children.some(callsNotes));

function replaceWithin(node: Nodes, change: (child: RootContent) => RootContent[]): void {
  if (!('children' in node)) return;
  node.children = node.children.flatMap((child) => {
    replaceWithin(child, change);
    return change(child);
  }) as typeof node.children;
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
