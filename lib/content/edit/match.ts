export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Pairs = [number, number][];

/** Comparisons of a table, some milliseconds; longer parts are matched by what each has once. */
const MAX_CELLS = 250_000;

/** Returns index pairs of equal items that keep their order; of long lists not always the most. */
export function commonPairs(a: readonly string[], b: readonly string[]): Pairs {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [rows, columns] = [a.length - tail, b.length - tail];
  const [was, is] = [a.slice(from, rows), b.slice(from, columns)];
  const between = isSmall(was, is) ? mostPairs(was, is) : longPairs(was, is);
  return [...diagonal(0, 0, from), ...moved(between, from, from), ...diagonal(rows, columns, tail)];
}

const diagonal = (i: number, j: number, length: number) =>
  Array.from({ length }, (_, at): [number, number] => [i + at, j + at]);

const moved = (pairs: Pairs, i: number, j: number) =>
  pairs.map(([one, other]): [number, number] => [one + i, other + j]);

const isSmall = (a: readonly string[], b: readonly string[]) => a.length * b.length <= MAX_CELLS;

/** By a table of the longest common subsequences. */
function mostPairs(a: readonly string[], b: readonly string[]): Pairs {
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i]?.fill(
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)),
        j,
        j + 1,
      );
  const pairs: Pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}

/** Patience diff: items that each list has once, and tables between them. */
function longPairs(a: readonly string[], b: readonly string[]): Pairs {
  const [once, other] = [onceIn(a), onceIn(b)];
  const shared = [...once].flatMap(([item, i]): Pairs => {
    const j = other.get(item);
    return j === undefined ? [] : [[i, j]];
  });
  let [i, j] = [0, 0];
  return [...risingPairs(shared), [a.length, b.length] as const].flatMap(([row, column]): Pairs => {
    const [was, is, from, to] = [a.slice(i, row), b.slice(j, column), i, j];
    [i, j] = [row + 1, column + 1];
    const between = isSmall(was, is) ? mostPairs(was, is) : [];
    const anchor: Pairs = row < a.length ? [[row, column]] : [];
    return [...moved(between, from, to), ...anchor];
  });
}

function onceIn(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const again = new Set<string>();
  items.forEach((item, at) => (found.has(item) ? again.add(item) : found.set(item, at)));
  for (const item of again) found.delete(item);
  return found;
}

/** The longest part whose second indexes rise, of pairs in the order of their first. */
function risingPairs(pairs: Pairs): Pairs {
  interface Link {
    pair: [number, number];
    before: Link | undefined;
  }
  const ends: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, before: ends[low - 1] };
  }
  const rising: Pairs = [];
  for (let link = ends.at(-1); link; link = link.before) rising.push(link.pair);
  return rising.reverse();
}

const NAMES = ['id', 'codigo', 'nombre'];

const nameOf = (row: Json): string | undefined => {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return undefined;
  const key = NAMES.find((name) => row[name] !== undefined);
  return key && `${key} ${JSON.stringify(row[key])}`;
};

/** The same text for equal values, whatever the order of their keys. */
const canonical = (value: Json): string =>
  JSON.stringify(value, (_, one: Json) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Returns the former index of each row, matched by equality, name or position. */
export function matchRows(before: Json[], after: Json[]): (number | undefined)[] {
  const [old, now] = [before.map(canonical), after.map(canonical)];
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (row: number, former: number | undefined) => {
    if (former === undefined || found[row] !== undefined) return;
    found[row] = former;
    free.delete(former);
  };
  for (const [former, row] of commonPairs(old, now)) take(row, former);
  for (const [was, is] of [
    [old, now],
    [before.map(nameOf), after.map(nameOf)],
  ] as const) {
    const places = new Map<string, number[]>();
    for (const former of [...free].reverse()) {
      const key = was[former];
      if (key === undefined) continue;
      const same = places.get(key);
      if (same) same.push(former);
      else places.set(key, [former]);
    }
    for (const [row, key] of is.entries())
      if (key !== undefined && found[row] === undefined) take(row, places.get(key)?.pop());
  }
  for (const row of after.keys()) {
    const former = row === 0 ? 0 : (found[row - 1] ?? NaN) + 1;
    if (free.has(former)) take(row, former);
  }
  return found;
}
