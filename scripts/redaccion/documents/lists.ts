import type { List } from 'mdast';
import type { DocumentBlock } from './types';

export interface ListEntry {
  level: number;
  number?: number;
  children: DocumentBlock[];
}

/** Lists of items, each within the list above it. A number that does not follow begins another list. */
export function itemsToLists(items: readonly ListEntry[]): List[] {
  const base = Math.min(...items.map(({ level }) => level));
  const top: ListEntry[] = [];
  const inner = new Map<ListEntry, ListEntry[]>();
  for (const item of items) {
    const above = top.at(-1);
    if (item.level === base || !above) top.push(item);
    else inner.set(above, [...(inner.get(above) ?? []), item]);
  }
  const lists: List[] = [];
  let next: number | undefined;
  for (const item of top) {
    const children = [...item.children, ...itemsToLists(inner.get(item) ?? [])];
    if (children.length === 0) continue;
    const list = lists.at(-1);
    const goesOn = list?.ordered ? item.number === next : item.number === undefined;
    const own = { type: 'listItem' as const, spread: false, children };
    if (list && goesOn) list.children.push(own);
    else
      lists.push({
        type: 'list',
        ordered: item.number !== undefined,
        start: item.number,
        spread: false,
        children: [own],
      });
    next = item.number === undefined ? undefined : item.number + 1;
  }
  return lists;
}
