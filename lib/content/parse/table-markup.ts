import type { BlockContent, ListItem, RootContent, Table } from 'mdast';
import { type Node, plainText } from './nodes';

export function addTableMarkup(node: Node): void {
  if (node.type === 'listItem') showTask(node);
  // A tree may be rendered twice.
  if (!('children' in node) || node.data?.hName === BOX) return;
  const children = node.children as RootContent[];
  node.children = children.map((child) =>
    child.type === 'table' ? boxed(child) : child,
  ) as typeof node.children;
}

const BOX = 'div';

/** Matches components/ui/DataTable.tsx: on narrow screens, a card per row. */
function boxed(table: Table): BlockContent {
  const [head, ...rows] = table.children;
  const titles = head?.children.map(plainText) ?? [];
  table.data = { hProperties: { className: ['data-table', 'stack-table'] } };
  for (const { children } of rows)
    children.forEach((cell, at) => {
      if (titles[at]) cell.data = { hProperties: { dataLabel: titles[at] } };
    });
  const ariaLabel = `Tabla: ${titles.filter(Boolean).join(', ')}`;
  const hProperties = { className: ['table-wrap'], tabIndex: 0, role: 'group', ariaLabel };
  return { type: 'blockquote', data: { hName: BOX, hProperties }, children: [table] };
}

/** The sanitiser drops checkboxes. */
function showTask(item: ListItem): void {
  if (typeof item.checked !== 'boolean') return;
  const [first] = item.children;
  const box = { type: 'text' as const, value: item.checked ? '☑ ' : '☐ ' };
  if (first?.type === 'paragraph') first.children.unshift(box);
  item.checked = null;
}
