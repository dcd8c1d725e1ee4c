import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import { FRAME_IDS } from '@/lib/content/lint/body-faults';
import { headingId } from '@/lib/content/model/slug';
import { plainText, walk } from '@/lib/content/parse/nodes';
import type { DocumentFindings } from './types';

/**
 * Characters that are escaped: the check (lib/content/lint/typed-faults.ts) would take them for a list, a
 * title or a reference that somebody typed wrongly.
 */
const WORD = '[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"*_\\[]';
const UNSAFE = [
  { atBreak: true, character: '-', after: '[^\\s-]' },
  { atBreak: true, character: '#', after: '[^\\s#]' },
  { atBreak: true, before: '\\d{1,3}', character: '.', after: WORD },
  { atBreak: true, before: '\\d{1,3}', character: ')', after: WORD },
  { atBreak: true, character: '|' },
  { atBreak: true, character: '>' },
  { character: '{' },
  { character: '}' },
];
const writer = remark()
  .use(gfm, { tablePipeAlign: false })
  .use({
    settings: {
      bullet: '-',
      listItemIndent: 'one',
      rule: '-',
      emphasis: '*',
      strong: '*',
      unsafe: UNSAFE,
    },
  });

const REFERENCE = /\\\{\\\{((?:[\w.-]|\\_)+(?: [\w. -]+)?)\\\}\\\}/g;

export const writeDocument = (tree: Root): string =>
  writer
    .stringify(tree)
    .replace(REFERENCE, (_all, name: string) => `{{${name.replaceAll('\\_', '_')}}}`);

/** Gives titles levels from `##` to `####` without a gap. A first title above all others is the page's, and is returned. */
export function levelHeadings(
  tree: Root,
  found: DocumentFindings,
  own?: string,
): string | undefined {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  const isPageTitle =
    own === undefined &&
    first !== undefined &&
    tree.children[0] === first &&
    first.depth === 1 &&
    headings.filter(({ depth }) => depth === 1).length === 1;
  const title = isPageTitle ? plainText(headings.shift()).trim() : own;
  if (isPageTitle) tree.children.shift();
  const levels = [...new Set(headings.map(({ depth }) => depth))].sort();
  let above = 1;
  tree.children = tree.children.map((node): RootContent => {
    if (node.type !== 'heading') return node;
    const text = plainText(node).trim();
    const id = headingId(text);
    if (id === '' || FRAME_IDS.includes(id)) {
      found.note('título', text);
      return { type: 'paragraph', children: [{ type: 'strong', children: node.children }] };
    }
    const depth = Math.min(levels.indexOf(node.depth) + 2, 4, above + 1);
    above = depth;
    return { type: 'heading', depth: depth as 2, children: unmarked(node.children) };
  });
  return title === '' ? undefined : title;
}

const unmarked = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'break') return [{ type: 'text', value: ' ' }];
    return node.type === 'strong' ? unmarked(node.children) : [node];
  });

/** The words that a reader of a text meets, pictures' descriptions included. */
export function wordsShown(tree: Root): string {
  let text = '';
  walk(tree, (node) => {
    if (/^(?:paragraph|heading|tableCell|break|footnoteReference)$/.test(node.type)) text += '\n';
    if ('value' in node) text += node.value;
    if ('alt' in node) text += `\n${node.alt}\n`;
  });
  return text;
}
