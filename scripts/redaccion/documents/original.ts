import { escapeHtml } from '@/lib/site/text';
import type { DocumentNode } from './tree';

const SHOWN = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th blockquote pre hr br strong em u sup sub div'.split(
    ' ',
  ),
);
const STATES: Record<string, string> = {
  ...{ inserted: 'ins', deleted: 'del', struck: 's' },
  ...{ hidden: 'mark', comment: 'mark', index: 'mark', placeholder: 'mark' },
};

/** A tree with all that it hides, as HTML that only has words, their forms and pictures within. */
export const originalOf = (tree: DocumentNode): string => tree.children.map(shown).join('');

function shown(node: DocumentNode): string {
  const { name, attribs, state } = node;
  if (node.text !== undefined) return escapeHtml(node.text);
  const { data, src = '', alt = '', href } = attribs;
  if (name === 'img')
    return data
      ? `<img src="${data}" alt="${escapeHtml(alt)}">`
      : `<em>[imagen] ${escapeHtml(alt || src.slice(0, 60))}</em>`;
  const inner = node.children.map(shown).join('');
  const marked = state ? `<${STATES[state]}>${inner}</${STATES[state]}>` : inner;
  if (name === 'a' && href && !href.startsWith('#'))
    return `<u title="${escapeHtml(href)}">${marked}</u>`;
  if (name === 'note' || name === 'box') return `<blockquote>${marked}</blockquote>`;
  if (!SHOWN.has(name)) return marked;
  const kept = ['colspan', 'rowspan', 'start'].filter((key) => /^\d+$/.test(attribs[key] ?? ''));
  return `<${name}${kept.map((key) => ` ${key}="${attribs[key] ?? ''}"`).join('')}>${/^[bh]r$/.test(name) ? '' : `${marked}</${name}>`}`;
}
