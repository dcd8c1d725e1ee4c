import type { Definition, FootnoteDefinition, Link, Root } from 'mdast';
import { headingId } from '@/lib/content/model/slug';
import { isSeen } from '@/lib/content/model/texts';
import { sectionsOf } from '@/lib/content/parse/markdown';
import {
  faultAt,
  isDefinition,
  isSectionHeading,
  nodesOf,
  oncePerLine,
  plainText,
  spokenText,
  type Node,
} from '@/lib/content/parse/nodes';
import type { References } from '@/lib/content/parse/references';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import { fault, type ContentFault } from '@/lib/content/faults';
import type { TextFault } from '@/lib/content/types';
import { lostIn } from './lost-signs';
import { hiddenIn, shownBraces } from './shown-signs';
import { pastedFaults, typedFaults } from './typed-faults';

/** Ids of components/layout, which headings may not repeat. */
export const FRAME_IDS = ['arriba', 'menu', 'contenido'];

export type Purpose = 'release' | 'notice' | 'tabs' | 'text';

/** Returns the faults of a Markdown text. @param filled ids of tabs that may be empty */
export function bodyFaults(
  tree: Root,
  body: string,
  purpose: Purpose,
  references: References,
  filled: readonly string[] = [],
): TextFault[] {
  const nodes = nodesOf(tree);
  const everywhere = (find: (node: Node) => TextFault | TextFault[] | undefined) =>
    nodes.flatMap((node) => find(node) ?? []);
  const second = secondData(body);
  const faults = [
    ...(second.length > 0 ? second : headingFaults(nodes, body)),
    ...nodeFaults(nodes),
    ...oncePerLine(everywhere(hiddenIn)),
    ...oncePerLine(everywhere((node) => lostIn(node, body))),
    ...pastedFaults(tree, body),
    ...oncePerLine(everywhere((node) => typedFaults(node, body, references))),
    ...(purpose === 'tabs' ? tabFaults(tree, filled) : []),
    ...(purpose === 'notice' ? noticeFaults(tree) : []),
  ];
  const told = new Set(faults.map(({ line }) => line));
  const braces = everywhere((node) => shownBraces(node, body));
  faults.push(...braces.filter(({ line }) => !told.has(line)));
  if (purpose === 'release' && faults.length === 0 && !saysSomething(tree))
    return [{ line: 1, fault: fault('release-empty', {}) }];
  return faults.sort((a, b) => a.line - b.line);
}

const saysSomething = (tree: Root): boolean =>
  nodesOf(tree).some(
    (node) =>
      node.type === 'image' || ('value' in node && node.type !== 'html' && isSeen(node.value)),
  );

/** Front matter pasted with its text, which Markdown would publish as a heading. */
const SECOND_DATA = /^---[ \t]*\n(?:[ \t]*[\w-]+:(?:[ \t].*)?\n)+---[ \t]*$/m;

function secondData(text: string): TextFault[] {
  const found = SECOND_DATA.exec(text);
  return found ? [{ line: lineAt(text, found.index), fault: fault('second-data', {}) }] : [];
}

function headingFaults(nodes: Node[], body: string): TextFault[] {
  let above = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const before = above;
    above = Math.min(node.depth, 4);
    const text = plainText(node).trim();
    const isMarked = body[node.position?.start.offset ?? 0] === '#';
    const found = isMarked
      ? headingFault(text, node.depth, before)
      : fault('heading-underlined', { text }, text);
    return found ? faultAt(node, found) : [];
  });
}

function headingFault(text: string, depth: number, above: number): ContentFault | undefined {
  const id = headingId(text);
  const [mark, due] = ['#'.repeat(depth), '#'.repeat(above + 1)];
  if (text === '') return fault('heading-empty', { mark });
  if (id === '') return fault('heading-wordless', { text }, text);
  if (depth < 2 || depth > 4) return fault('heading-depth', { text }, text);
  if (depth > above + 1) return fault('heading-skips', { text, mark, due }, text);
  return FRAME_IDS.includes(id) ? fault('heading-of-frame', { text, id }, text) : undefined;
}

function nodeFaults(nodes: Node[]): TextFault[] {
  const faults: TextFault[] = [];
  const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
    `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
  const called = new Set(
    nodes.flatMap((node) =>
      /^(?:footnote|link|image)Reference$/.test(node.type) && 'identifier' in node
        ? nameOf(node)
        : [],
    ),
  );
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const name = nameOf(node);
      const isRepeated = seen.size === seen.add(name).size;
      const found = isRepeated ? repeatedDefinition(node) : !called.has(name) && uncalled(node);
      if (found) faults.push(faultAt(node, found));
    } else if (node.type === 'html') {
      const found = htmlFault(node.value);
      const one = found && faultAt(node, found);
      if (one && !faults.some(({ line }) => line === one.line)) faults.push(one);
    } else if (node.type === 'link') {
      const found = linkFault(node);
      if (found) faults.push(faultAt(node, found));
    } else if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children.filter(({ children }) => children.length > columns))
        faults.push(faultAt(row, fault('table-cells', { cells: row.children.length, columns })));
    }
  }
  return faults;
}

const repeatedDefinition = ({ type, label }: Definition | FootnoteDefinition) =>
  fault(type === 'definition' ? 'address-repeated' : 'note-repeated', { label: label ?? '' });

/** `[//]: # (…)` is a common idiom for a private note. */
function uncalled({ type, identifier, label }: Definition | FootnoteDefinition) {
  if (type === 'footnoteDefinition') return fault('note-uncalled', { name: identifier });
  return identifier === '//' ? undefined : fault('address-uncalled', { label: label ?? '' });
}

function linkFault(node: Link): ContentFault | undefined {
  const empty = !isSeen(plainText(node)) && !node.children.some(({ type }) => /^image/.test(type));
  const { url } = node;
  if (empty) return fault('link-wordless', { url });
  const text = plainText(node);
  return url === '' ? fault('link-nowhere', { text }, text) : undefined;
}

/** Only comments, the author's notes, are allowed. */
function htmlFault(html: string): ContentFault | undefined {
  const value = html.replace(/<!--[\s\S]*?-->/g, '').trim();
  if (value === '') return undefined;
  const found = value.slice(0, 30);
  if (value.startsWith('<!--')) return fault('html-note-open', { found }, found);
  if (!value.startsWith('<')) return fault('html-beside-note', { found }, found);
  if (/^<br[\s/]*>/i.test(value)) return fault('html-break', { found }, found);
  const [whole, inner] = /^<([a-z][^<>]*)>/i.exec(value) ?? [];
  return inner !== undefined && isPlaceholder(inner)
    ? fault('html-placeholder', { inner: inner.slice(0, 28) }, whole)
    : fault('html', { found }, found);
}

const isPlaceholder = (inner: string) =>
  !/[=/]/.test(inner) && (/[ À-ÿ]/.test(inner) || !TAG_NAME.test(inner));

const TAG_NAME =
  /^(?:[abipqsu]|abbr|address|article|aside|audio|big|blockquote|body|button|caption|center|cite|code|col|dd|del|details|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6r]|head|header|html|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|option|pre|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|ul|var|video)$/i;

function tabFaults(tree: Root, filled: readonly string[]): TextFault[] {
  const starts = tree.children.filter(isSectionHeading);
  if (starts.length === 0) return [faultAt(tree, fault('tabs-none', {}))];
  const lost = fault('tabs-before', {});
  const [first] = tree.children.filter((node) => !isDefinition(node) && node.type !== 'html');
  const faults = first && !isSectionHeading(first) ? [faultAt(first, lost)] : [];
  const sections = sectionsOf(tree);
  for (const [at, { id, titulo, children }] of sections.entries()) {
    const again = fault('tab-repeated', { title: titulo }, titulo);
    const empty = fault('tab-empty', { title: titulo }, titulo);
    if (sections.findIndex((one) => one.id === id) < at) faults.push(faultAt(starts[at], again));
    if (!filled.includes(id) && !saysSomething({ type: 'root', children }))
      faults.push(faultAt(starts[at], empty));
  }
  return faults;
}

const MAX_LETTERS = 300;

/** Notices go above the page's headings, and the build makes no pictures for them. */
const ALLOWED = new Set([
  ...['root', 'paragraph', 'text', 'strong', 'emphasis', 'link', 'break'],
  // Comments are the author's notes.
  ...['list', 'listItem', 'html'],
]);

function noticeFaults(tree: Root): TextFault[] {
  const strange = nodesOf(tree).find(({ type }) => !ALLOWED.has(type));
  if (strange) return [faultAt(strange, fault('notice-form', {}))];
  let [letters, last] = [0, tree.children[0]];
  for (const block of tree.children) {
    if (letters <= MAX_LETTERS) last = block;
    letters += spokenText(block).length;
  }
  const long = fault('notice-long', { letters, most: MAX_LETTERS });
  return letters > MAX_LETTERS ? [faultAt(last, long)] : [];
}
