import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { plainText } from '@/lib/content/parse/nodes';
import type { DocumentBlock, DocumentFindings } from './types';

type Mark = Extract<PhrasingContent, { type: 'strong' | 'emphasis' }>;
const isMark = (node: PhrasingContent | undefined): node is Mark =>
  node?.type === 'strong' || node?.type === 'emphasis';
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
      const beside = plainText(parted[at - 1]).slice(-1) + plainText(parted[at + 1]).charAt(0);
      if (text === '' || !LETTER.test(beside)) return [node];
      found.note(node.type === 'strong' ? 'negritas' : 'cursivas', text);
      return node.children;
    }),
  );
}

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
  const cut = (node: PhrasingContent | undefined, end: RegExp): PhrasingContent => {
    const [value = ''] = (node?.type === 'text' && end.exec(node.value)) || [];
    if (node?.type === 'text') node.value = node.value.replace(end, '');
    return { type: 'text', value };
  };
  const start = cut(mark.children[0], /^[^\p{L}\p{N}]*\s/u);
  const end = cut(mark.children.at(-1), /[\s.,;:]+$/);
  const inner = full(mark.children);
  const hasWords = inner.some((one) => LETTER.test(plainText(one)) || one.type !== 'text');
  return full([start, ...(hasWords ? [{ ...mark, children: inner }] : inner), end]);
}

const full = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.filter((node) => node.type !== 'text' || node.value !== '');

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

/** Lines as paragraphs and items: an empty line parts paragraphs, a typed bullet begins an item. */
export function lineParts(lines: readonly PhrasingContent[][]): ListPart<DocumentBlock>[] {
  const parts: ListPart<DocumentBlock>[] = [];
  let open: Paragraph | undefined;
  for (const line of lines.map(trimmed)) {
    const [first, ...rest] = line;
    const isItem =
      first?.type === 'text' &&
      BULLET.test(first.value) &&
      (lines.length > 1 || !/^[-–—*]/.test(first.value));
    if (isItem) {
      const children = trimmed([{ ...first, value: first.value.replace(BULLET, '') }, ...rest]);
      parts.push(entry([{ type: 'paragraph', children }]));
    } else if (open && first) open.children.push({ type: 'break' }, ...line);
    if (isItem || !first) open = undefined;
    else if (!open) parts.push((open = { type: 'paragraph', children: line }));
  }
  return parts;
}

function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  const out = line.map((node) =>
    node.type === 'text' ? { ...node, value: node.value.replace(/\s+/g, ' ') } : node,
  );
  const [first, last] = [out[0], out.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return full(out);
}

export interface ListEntry {
  type: 'item';
  level: number;
  number?: number | undefined;
  children: DocumentBlock[];
}

export const entry = (children: DocumentBlock[], level = 1, number?: number): ListEntry => ({
  ...{ type: 'item', level, number, children },
});

/** A block, or an item of a list that its neighbours make. */
export type ListPart<T> = T | ListEntry;

export function withLists<T extends RootContent>(parts: readonly ListPart<T>[]): (T | List)[] {
  const out: (T | List)[] = [];
  let items: ListEntry[] = [];
  for (const part of [...parts, undefined])
    if (part?.type === 'item') items.push(part);
    else {
      out.push(...itemsToLists(items), ...(part ? [part] : []));
      items = [];
    }
  return out;
}

/** Lists of items, each within the list above it. A number that does not follow begins another list. */
function itemsToLists(items: readonly ListEntry[]): List[] {
  const top: ListEntry[] = [];
  const inner = new Map<ListEntry, ListEntry[]>();
  for (const item of items) {
    const above = top.at(-1);
    if (above && item.level > above.level) inner.set(above, [...(inner.get(above) ?? []), item]);
    else top.push(item);
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
