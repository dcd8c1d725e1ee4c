import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';
import { matchRows, type Json } from './match';

/** Sets a YAML document to `now`; unchanged keys keep their order, quotes and comments. */
export function changeYaml(document: Document, now: Json, quoted: boolean): void {
  keepHead(document, now);
  document.contents = changed(document.contents, now) as typeof document.contents;

  function changed(node: unknown, now: Json): Node {
    const former = node as Node | null;
    const was = (former?.toJS(document) ?? null) as Json;
    if (former && isDeepStrictEqual(was, now)) return former;
    if (!isCollection(former) || former.items.length === 0) return made(former, now);
    if (isMap(former) && isGroup(now)) former.items = pairsOf(former.items as Pair<Node>[], now);
    else if (isSeq(former) && Array.isArray(now)) {
      const inFlow = former.items.every((row) => isCollection(row) && row.flow);
      ownComment(former);
      const found = matchRows(was as Json[], now);
      former.items = now.map((value, row) => changed(former.items[found[row] ?? -1], value));
      if (inFlow) for (const row of former.items) if (isCollection(row)) row.flow = true;
    } else return made(former, now);
    return former;
  }

  function pairsOf(pairs: Pair<Node>[], now: Record<string, Json>): Pair<Node>[] {
    const keyOf = ({ key }: Pair<Node>) => String(isScalar(key) ? key.value : key);
    const kept = pairs.filter((pair) => Object.hasOwn(now, keyOf(pair)));
    const former = new Map(kept.map((pair) => [keyOf(pair), pair]));
    /** New keys, by the key that precedes them. */
    const added = new Map<string | undefined, Pair<Node>[]>();
    let before: string | undefined;
    for (const [key, value] of Object.entries(now)) {
      const pair = former.get(key);
      if (pair) pair.value = changed(pair.value, value);
      else {
        const beside = added.get(before) ?? [];
        beside.push(document.createPair(key, made(null, value)) as Pair<Node>);
        added.set(before, beside);
      }
      if (pair) before = key;
    }
    return [
      ...(added.get(undefined) ?? []),
      ...kept.flatMap((pair) => [pair, ...(added.get(keyOf(pair)) ?? [])]),
    ];
  }

  function typeOf(text: string, former?: Scalar.Type, comment?: string | null) {
    const isLong = text.includes('\n');
    // Final blank lines would join the key separators; a comment after a plain scalar cuts it.
    const end = text.endsWith('\n') ? text.slice(text.trimEnd().length) : '';
    if (quoted || end.split('\n').length > 2 || (comment && !isLong)) return 'QUOTE_DOUBLE';
    return text !== '' && isLong === !!former?.startsWith('BLOCK') ? former : undefined;
  }

  function made(former: Node | null, value: Json): Node {
    const node = document.createNode(value) as Node;
    const { commentBefore, comment, spaceBefore } = former ?? {};
    Object.assign(node, { commentBefore, comment, spaceBefore });
    visit(node, {
      Scalar: (_, scalar) => {
        if (typeof scalar.value !== 'string') return;
        scalar.type = typeOf(scalar.value, isScalar(former) ? former.type : undefined, comment);
      },
    });
    return node;
  }
}

const isGroup = (value: Json): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function ownComment(list: { commentBefore?: string | null; items: unknown[] }): void {
  const [first] = list.items as Node[];
  if (!first || !list.commentBefore) return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = null;
}

function keepHead(document: Document, now: Json): void {
  const [first] = isMap(document.contents) ? document.contents.items : [];
  const { value, commentBefore } = isScalar(first?.key) ? first.key : {};
  if (!commentBefore || Object.hasOwn(Object(now) as object, String(value))) return;
  document.commentBefore ||= commentBefore.replace(/\n\n(?:(?!\n\n)[^])*$/, '');
}
