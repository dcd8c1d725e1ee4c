import type { ListItem, RootContent, Table } from 'mdast';
import { type Node, plainText } from './nodes';

/** Gives a node of an author's text the form that the site shows it in: tables their card and box, tasks their sign. */
export function dress(node: Node): void {
  if (node.type === 'listItem') showTask(node);
  if (node.type === 'table') dressTable(node);
  if ('children' in node && node.data?.hName !== BOX) boxTables(node);
}

const titlesOf = ({ children: [head] }: Table) => head?.children.map(plainText) ?? [];

/**
 * A table of a text as every other of the site (components/ui/DataTable.tsx): a card for each row where
 * it is narrow, with the title of its column before each cell.
 */
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

/** Writes the box of a task as a sign: the schema lets no control into a text. */
function showTask(item: ListItem): void {
  if (typeof item.checked !== 'boolean') return;
  const [first] = item.children;
  const box = { type: 'text' as const, value: item.checked ? '☑ ' : '☐ ' };
  if (first?.type === 'paragraph') first.children.unshift(box);
  item.checked = null;
}
