import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchRows, type Json } from './match';
import { blockEntry, blockText, flowEntry, flowText, handOf, scalarText } from './write-yaml';

type Collection = YAMLMap | YAMLSeq;

/** A key with its value, or a row of a list, where it stands in the source. */
interface Entry {
  key?: string;
  value: Node | null;
  /** With the comment above it. */
  start: number;
  /** Without that comment. */
  own: number;
  end: number;
}

/**
 * Sources that say `now`, the least changed first: each next one writes larger groups anew around what
 * changed. The caller reads them back and takes the first that holds.
 */
export function* editYaml(text: string, now: Json): Generator<string> {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const was = document.toJS() as Json;
  const hand = handOf(document);
  const root = document.contents;
  if (isCollection(root)) {
    const { start, end } = regionOf(root);
    for (const limit of canMerge(was, now) ? [Infinity, ...limitsOf(now)] : []) {
      const written = text.slice(0, start) + merge(root, was, now, 1, limit) + text.slice(end);
      yield written;
      yield `${written}\n`;
    }
    yield text.slice(0, start) + blockText(now, hand).trimEnd() + text.slice(end);
  } else if (!root) yield text + blockText(now, hand);
  yield blockText(now, hand);

  /** The source of a collection, with what changed in it. What lies deeper than `limit` is written anew. */
  function merge(node: Collection, was: Json, now: Json, depth: number, limit: number): string {
    const entries = entriesOf(node);
    const { start, end } = regionOf(node);
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last) return text.slice(start, end);
    const column = columnOf(first.own);
    const flow = node.flow ?? false;
    // A new row is written as its neighbours are: `{ … }` on one line.
    const inFlow = entries.every(({ value }) => isCollection(value) && value.flow);
    const rows = orderOf(entries, was, now).map(({ former, key, value }, index) => {
      const entry = former === undefined ? undefined : entries[former];
      const between = entry && former ? text.slice(entries[former - 1]?.end, entry.start) : '';
      const before = index === 0 ? '' : between || (flow ? ', ' : `\n${' '.repeat(column)}`);
      if (!entry) return before + (flow ? flowEntry : blockEntry)(key, value, hand, column, inFlow);
      return before + change(entry, memberOf(was, key ?? former), value);
    });
    return text.slice(start, first.start) + rows.join('') + text.slice(last.end, end);

    function change(entry: Entry, was: Json, now: Json): string {
      const { value } = entry;
      if (isDeepStrictEqual(was, now)) return text.slice(entry.start, entry.end);
      const put = (from: number, words: string, to: number) =>
        text.slice(entry.start, from) + words + text.slice(to, entry.end);
      if (depth < limit && isCollection(value) && canMerge(was, now)) {
        const region = regionOf(value);
        return put(region.start, merge(value, was, now, depth + 1, limit), region.end);
      }
      if (depth < limit && isScalar(value) && value.range && value.source && isPlain(now)) {
        const source = text.slice(value.range[0], lastOf(value));
        const words = flow
          ? flowText(now, hand, value)
          : scalarText(now, hand, column, { node: value, source });
        return put(value.range[0], ...withNote(words, now, value, entry.end));
      }
      const isFlow = isCollection(value) && value.flow && value.items.length > 0;
      const words = flow
        ? flowEntry(entry.key, now, hand)
        : blockEntry(entry.key, now, hand, column, isFlow);
      return text.slice(entry.start, entry.own) + words;
    }
  }

  /** A value in the place of another, and where that ended, so that the note beside it stays one. */
  function withNote(words: string, now: Json, former: Scalar, end: number): [string, number] {
    const [start = 0] = former.range ?? [];
    const isBlock = former.type?.startsWith('BLOCK');
    const beside = isBlock ? text.slice(start, lineEnd(start)) : text.slice(lastOf(former), end);
    const [note] = /(?<=^\S*)[ \t]+#.*/.exec(beside) ?? [];
    if (!note) return [words, lastOf(former)];
    // A text of several lines bears it on the line that begins them; without quotes no text has one.
    if (/^[|>].*\n/.test(words)) return [words.replace('\n', () => `${note}\n`), end];
    const one = typeof now === 'string' && !/^["']/.test(words) ? JSON.stringify(now) : words;
    return [isBlock ? one + note : one, lastOf(former)];
  }

  function entriesOf(node: Collection): Entry[] {
    let bound = -1;
    return node.items.map((item) => {
      const value = isPair(item) ? item.value : item;
      const at = isPair(item) ? item.key : item;
      const holder = isNode(at) ? at : undefined;
      const known = isNode(value) ? value : null;
      const place = holder?.range?.[0] ?? 0;
      const own = isMap(node) || node.flow ? place : dashBefore(place, node);
      const last = lastOf(known ?? holder);
      const start = node.flow ? own : commentAbove(own, bound);
      bound = node.flow ? ((known ?? holder)?.range?.[1] ?? last) : lineEnd(last);
      const key = isMap(node) && isScalar(holder) ? { key: String(holder.value) } : {};
      return { ...key, value: known, start, own, end: bound };
    });
  }

  /** From the first sign of a collection to its last. */
  function regionOf(node: Collection): { start: number; end: number } {
    const [from = 0, to = 0] = node.range ?? [];
    const entries = entriesOf(node);
    return node.flow || entries.length === 0
      ? { start: from, end: to }
      : { start: entries[0]?.start ?? from, end: entries.at(-1)?.end ?? to };
  }

  /** Where a node's last character ends, without the line breaks after it. */
  function lastOf(node: Node | undefined): number {
    const [from = 0, to = 0] = node?.range ?? [];
    if (isCollection(node) && !node.flow) {
      const item = node.items.at(-1);
      const part = isPair(item) ? (item.value ?? item.key) : item;
      return isNode(part) ? lastOf(part) : to;
    }
    return from + text.slice(from, to).trimEnd().length;
  }

  function lineEnd(position: number): number {
    const end = text.indexOf('\n', position);
    return end < 0 ? text.length : end;
  }

  function columnOf(position: number): number {
    return position - (text.lastIndexOf('\n', position - 1) + 1);
  }

  function dashBefore(position: number, { range }: Collection): number {
    const first = range?.[0] ?? position;
    const column = columnOf(first);
    for (let at = position; at > first;) {
      const line = text.lastIndexOf('\n', at - 1) + 1;
      if (text.slice(line, line + column + 1).trim() === '-' && text[line + column] === '-')
        return line + column;
      at = line - 1;
    }
    return first;
  }

  /** Where the comment right above a row begins, set in as the row is. What heads the file is of no row. */
  function commentAbove(own: number, bound: number): number {
    const column = columnOf(own);
    let line = own - column;
    while (text.slice(line, own).trim() === '') {
      const above = text.lastIndexOf('\n', line - 2) + 1;
      if (above <= bound || !text.slice(above, line).startsWith(`${' '.repeat(column)}#`)) break;
      line = above;
    }
    return line === 0 ? own : line + column;
  }
}

/** What stands in a collection from now on, in its order: what it held, by number, and what is new. */
function orderOf(
  entries: Entry[],
  was: Json,
  now: Json,
): { former?: number | undefined; key?: string; value: Json }[] {
  if (Array.isArray(now) && Array.isArray(was)) {
    const found = matchRows(was, now);
    return now.map((value, row) => ({ former: found[row], value }));
  }
  const wanted = now as Record<string, Json>;
  const order = entries.flatMap(({ key = '' }, former) =>
    Object.hasOwn(wanted, key) ? [{ former, key, value: wanted[key] ?? null }] : [],
  ) as ReturnType<typeof orderOf>;
  let place = 0;
  for (const [key, value] of Object.entries(wanted)) {
    const at = order.findIndex((one) => one.key === key);
    if (at >= 0) place = at + 1;
    else order.splice(place++, 0, { key, value });
  }
  return order;
}

const memberOf = (group: Json, name: string | number | undefined): Json =>
  (group as Record<string, Json>)[name ?? ''] ?? null;

const isPlain = (value: Json): boolean => value === null || typeof value !== 'object';

/** Whether both are lists, or both groups, and none is empty. */
const canMerge = (was: Json, now: Json): boolean =>
  was !== null &&
  now !== null &&
  typeof was === 'object' &&
  typeof now === 'object' &&
  Array.isArray(was) === Array.isArray(now) &&
  Object.keys(was).length > 0 &&
  Object.keys(now).length > 0;

/** Depths from the deepest group of a value to its outermost. */
function limitsOf(value: Json): number[] {
  const depth = (one: Json): number =>
    one === null || typeof one !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(one).map(depth));
  return Array.from({ length: depth(value) }, (_, index) => index + 1).reverse();
}
