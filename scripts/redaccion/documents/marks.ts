import type { List, PhrasingContent } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import type { DocumentBlock, DocumentFindings } from './types';

type Mark = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;
const isMark = (node: PhrasingContent | undefined): node is Mark =>
  node !== undefined && /^(?:strong|emphasis|delete)$/.test(node.type);
const LETTER = /[\p{L}\p{N}]/u;

/** Bold and italics as Markdown can write them: around words, without spaces at their ends, never in a word's middle. */
export function tidy(
  nodes: readonly PhrasingContent[],
  found: DocumentFindings,
): PhrasingContent[] {
  const parted = merged(nodes.flatMap((node) => outward(node, found)));
  return merged(
    parted.flatMap((node, at) => {
      if (!isMark(node)) return [node];
      const text = plainText(node);
      const before = plainText(parted[at - 1]).at(-1) ?? '';
      const next = plainText(parted[at + 1]).charAt(0);
      if (text === '' || !(LETTER.test(before) || LETTER.test(next))) return [node];
      found.note(NAMES[node.type], text);
      return node.children;
    }),
  );
}

const NAMES = { strong: 'negritas', emphasis: 'cursivas', delete: 'tachado' };

function outward(node: PhrasingContent, found: DocumentFindings): PhrasingContent[] {
  if (!('children' in node)) return [node];
  const children = tidy(node.children, found);
  if (!isMark(node)) return [{ ...node, children } as PhrasingContent];
  // A mark may not have two lines.
  return linesIn(children).flatMap((line, at) => [
    ...(at > 0 ? [{ type: 'break' as const }] : []),
    ...withoutEnds({ ...node, children: line }),
  ]);
}

/** Takes the spaces and signs at its ends out of a mark, and the mark from those without a letter. */
function withoutEnds(mark: Mark): PhrasingContent[] {
  const [first, last] = [mark.children[0], mark.children.at(-1)];
  let start = '';
  let end = '';
  if (first?.type === 'text')
    first.value = first.value.replace(/^[^\p{L}\p{N}]*\s/u, (found) => ((start = found), ''));
  if (last?.type === 'text') {
    const words = last.value.replace(/[\s.,;:]+$/, '');
    end = last.value.slice(words.length);
    last.value = words;
  }
  const inner = mark.children.filter((one) => one.type !== 'text' || one.value !== '');
  const hasWords = inner.some((one) => LETTER.test(plainText(one)) || one.type !== 'text');
  const around = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);
  const own = hasWords ? [{ ...mark, children: inner }] : inner;
  return [...around(start), ...own, ...around(end)];
}

/** The lines of a text, parted where it breaks. */
export function linesIn(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const one of nodes)
    if (one.type === 'break') lines.push([]);
    else lines.at(-1)?.push(one);
  return lines;
}

function merged(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (last?.type === 'text' && node.type === 'text')
      out[out.length - 1] = { type: 'text', value: last.value + node.value };
    else if (isMark(last) && last.type === node.type)
      out[out.length - 1] = { ...last, children: merged([...last.children, ...node.children]) };
    else out.push(node);
  }
  return out;
}

/** Signs that only begin an item; a tick may say more. */
export const BULLETS = '•·▪▫◦‣●○■➢\uF0B7§';
const BULLET = new RegExp(`^(?:[${BULLETS}]\\s*|[-–—*]\\s+(?=\\S))`);

/** Lines as paragraphs and lists: an empty line parts paragraphs, a typed bullet begins an item. */
export function finish(lines: readonly PhrasingContent[][]): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let last: DocumentBlock | undefined;
  for (const line of lines.map(trimmed)) {
    const [first, ...rest] = line;
    const isItem =
      first?.type === 'text' &&
      BULLET.test(first.value) &&
      (lines.length > 1 || !/^[-–—*]/.test(first.value));
    if (!first) last = undefined;
    else if (!isItem && last?.type === 'paragraph') last.children.push({ type: 'break' }, ...line);
    else {
      const own = isItem
        ? trimmed([{ ...first, value: first.value.replace(BULLET, '') }, ...rest])
        : line;
      const paragraph: DocumentBlock = { type: 'paragraph', children: own };
      const [list] = isItem ? itemsToLists([{ level: 1, children: [paragraph] }]) : [];
      if (list && last?.type === 'list') last.children.push(...list.children);
      else blocks.push((last = list ?? paragraph));
    }
  }
  return blocks;
}

function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  const out = line.map((node) =>
    node.type === 'text' ? { ...node, value: node.value.replace(/\s+/g, ' ') } : node,
  );
  const [first, last] = [out[0], out.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return out.filter((node) => node.type !== 'text' || node.value !== '');
}

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
    const { number } = item;
    const list = lists.at(-1);
    const own = { type: 'listItem' as const, spread: false, children };
    if (list && number === next) list.children.push(own);
    else {
      const ordered = number !== undefined;
      lists.push({ type: 'list', ordered, start: number, spread: false, children: [own] });
    }
    next = number === undefined ? undefined : number + 1;
  }
  return lists;
}
