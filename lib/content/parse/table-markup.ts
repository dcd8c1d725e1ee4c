import type { ListItem, RootContent, Table } from 'mdast';
import { type Node, plainText } from './nodes';

export function addTableMarkup(node: Node): void {
  if (node.type === 'listItem') showTask(node);
  if (node.type === 'table') dressTable(node);
  if ('children' in node && node.data?.hName !== BOX) boxTables(node);
}

const titlesOf = ({ children: [head] }: Table) => head?.children.map(plainText) ?? [];

/** Matches components/ui/DataTable.tsx: on narrow screens, a card per row. */
function dressTable(table: Table): void {
  const titles = titlesOf(table);
  const [, ...rows] = table.children;
  table.data = { hProperties: { className: ['data-table', 'stack-table'] } };
  for (const { children } of rows)
    children.forEach((cell, at) => {
      if (titles[at]) cell.data = { hProperties: { dataLabel: titles[at] } };
    });
}

const BOX = 'div';

const scrolls = (table: Table) => ({
  hName: BOX,
  hProperties: {
    className: ['table-wrap'],
    tabIndex: 0,
    role: 'group',
    ariaLabel: `Tabla: ${titlesOf(table).filter(Boolean).join(', ')}`,
  },
});

function boxTables(node: { children: RootContent[] }): void {
  node.children = node.children.map((child) =>
    child.type === 'table'
      ? { type: 'blockquote', data: scrolls(child), children: [child] }
      : child,
  );
}

/** The sanitiser drops checkboxes. */
function showTask(item: ListItem): void {
  if (typeof item.checked !== 'boolean') return;
  const [first] = item.children;
  const box = { type: 'text' as const, value: item.checked ? '☑ ' : '☐ ' };
  if (first?.type === 'paragraph') first.children.unshift(box);
  item.checked = null;
}
