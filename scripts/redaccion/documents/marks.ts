import type { List, PhrasingContent } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import type { DocumentBlock, DocumentFindings } from './types';

type Mark = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;
const isMark = (node: PhrasingContent | undefined): node is Mark =>
  node !== undefined && /^(?:strong|emphasis|delete)$/.test(node.type);
const isText = (node: PhrasingContent | undefined) => node?.type === 'text';
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
  if (children.some(({ type }) => type === 'break')) {
    // A mark may not have two lines.
    const at = children.findIndex(({ type }) => type === 'break');
    const part = (some: PhrasingContent[]) => outward({ ...node, children: some }, found);
    return [...part(children.slice(0, at)), { type: 'break' }, ...part(children.slice(at + 1))];
  }
  const [first, last] = [children[0], children.at(-1)];
  let start = '';
  let end = '';
  if (first?.type === 'text')
    first.value = first.value.replace(/^[^\p{L}\p{N}]*\s/u, (found) => ((start = found), ''));
  if (last?.type === 'text') {
    let at = last.value.length;
    while (/[\s.,;:]/.test(last.value.charAt(at - 1))) at--;
    end = last.value.slice(at);
    last.value = last.value.slice(0, at);
  }
  const inner = children.filter((one) => one.type !== 'text' || one.value !== '');
  const around = (value: string): PhrasingContent[] =>
    value === '' ? [] : [{ type: 'text', value }];
  const words = inner.some((one) => LETTER.test(plainText(one)) || !isText(one));
  return [...around(start), ...(words ? [{ ...node, children: inner }] : inner), ...around(end)];
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
  let isOpen = false;
  for (const line of lines.map(trimmed)) {
    const [first, ...rest] = line;
    const last = blocks.at(-1);
    if (!first) isOpen = false;
    else if (
      first.type === 'text' &&
      BULLET.test(first.value) &&
      (lines.length > 1 || !/^[-–—*]/.test(first.value))
    ) {
      const own = trimmed([{ ...first, value: first.value.replace(BULLET, '') }, ...rest]);
      const item = itemsToLists([{ level: 1, children: [{ type: 'paragraph', children: own }] }]);
      if (last?.type === 'list' && isOpen)
        last.children.push(...item.flatMap((one) => one.children));
      else blocks.push(...item);
      isOpen = true;
    } else if (last?.type === 'paragraph' && isOpen) last.children.push({ type: 'break' }, ...line);
    else {
      blocks.push({ type: 'paragraph', children: line });
      isOpen = true;
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
