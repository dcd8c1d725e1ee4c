import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import { FRAME_IDS } from '@/lib/content/lint/body-faults';
import { headingId } from '@/lib/content/model/slug';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { MARKDOWN_FORM } from '@/lib/content/parse/markdown-form';
import { nodesOf, plainText } from '@/lib/content/parse/nodes';
import { BULLETS } from './marks';
import type { CountedKind, DocumentCount, DocumentFindings } from './types';

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
  .data('settings', { ...MARKDOWN_FORM, resourceLink: false, unsafe: UNSAFE });

const REFERENCE = /\\\{\\\{((?:[\w.-]|\\_)+(?: [\w. -]+)?)\\\}\\\}/g;

export const writeDocument = (tree: Root): string =>
  writer
    .stringify(tree)
    .replace(REFERENCE, (_all, name: string) => `{{${name.replaceAll('\\_', '_')}}}`);

/** Gives titles levels from `##` to `####` without a gap. A first title above all others is the page's, and is returned. */
export function levelHeadings(tree: Root, found: DocumentFindings, own?: string) {
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
function wordsShown(tree: Root): string {
  const texts = nodesOf(tree).map((node) => {
    if ('value' in node) return node.value;
    if ('alt' in node) return `\n${node.alt}\n`;
    return /^(?:paragraph|heading|tableCell|break|footnoteReference)$/.test(node.type) ? '\n' : '';
  });
  return texts.join('');
}

const NAMES: Record<CountedKind, string> = {
  pictures: 'imágenes',
  links: 'enlaces',
  tables: 'tablas',
  boxes: 'cuadros de texto',
};
const COUNTED = /[\p{L}\p{M}\p{N}\p{S}\p{P}\p{Co}]/u;
const FREE = new RegExp(`[\\p{Pd}\\p{Cf}.…·|•*${BULLETS}\\uFFFD]`, 'u');
const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .normalize('NFKC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const signsOf = (text: string): string[] =>
  [...text.normalize('NFKC')].filter((sign) => COUNTED.test(sign) && !FREE.test(sign));

/** Reports content that is missing from the Markdown and that no earlier warning names. */
export function compare(
  source: Record<CountedKind, number> & { text: string },
  markdown: string,
  apart: number,
  found: DocumentFindings,
): DocumentCount[] {
  const tree = parseMarkdown(markdown);
  const nodes = nodesOf(tree);
  const [images = 0, links = 0, tables = 0] = ['image', 'link', 'table'].map(
    (type) => nodes.filter((node) => node.type === type).length,
  );
  const { boxes } = found.told;
  const result = { pictures: images + apart, links, tables, boxes };
  const told = { ...found.told, boxes: 0 };
  const shown = wordsShown(tree);
  const arrived = [shown, ...found.out].join(' ');
  const text = [source.text, ...found.added].join(' ');
  const signs = missing(signsOf(text), signsOf(arrived));
  if (signs.length > 0) {
    const words = missing(wordsOf(text), wordsOf(arrived));
    found.note('palabras que no llegaron', (words[0] ? words : [...new Set(signs)]).join(' '));
  }
  const counts = (Object.keys(NAMES) as CountedKind[]).map((kind) => {
    const [what, most] = [NAMES[kind], source[kind]];
    const left = most - result[kind] - told[kind];
    const todo = 'Búsquelas en su documento y agréguelas.';
    if (left > 0) found.note(`${what} que no llegaron`, String(left), todo);
    return { what, source: most, result: Math.min(result[kind], most) };
  });
  return [
    { what: 'palabras', source: wordsOf(text).length, result: wordsOf(shown).length },
    ...counts.filter((one) => one.source > 0),
  ];
}

/** Those of a list that another has less often. */
function missing(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return some.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count < 1;
  });
}
