import { isDeepStrictEqual } from 'node:util';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [rows, columns] = [a.length - tail, b.length - tail];
  const length = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = rows - 1; i >= from; i--)
    for (let j = columns - 1; j >= from; j--)
      length[i]?.fill(
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)),
        j,
        j + 1,
      );
  const pairs = Array.from({ length: from }, (_, i): [number, number] => [i, i]);
  for (let i = from, j = from; i < rows && j < columns;)
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  for (let k = 0; k < tail; k++) pairs.push([rows + k, columns + k]);
  return pairs;
}

const NAMES = ['id', 'codigo', 'nombre'];

const nameOf = (row: Json): string | undefined => {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return undefined;
  const key = NAMES.find((name) => row[name] !== undefined);
  return key && `${key} ${JSON.stringify(row[key])}`;
};

/** Returns the former index of each row, matched by equality, name or position. */
export function matchRows(before: Json[], after: Json[]): (number | undefined)[] {
  const [old, now] = [before, after].map((rows) => rows.map((row) => JSON.stringify(row)));
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (row: number, former: number | undefined) => {
    if (former === undefined || found[row] !== undefined) return;
    found[row] = former;
    free.delete(former);
  };
  for (const [former, row] of commonPairs(old ?? [], now ?? [])) take(row, former);
  for (const isSame of [
    (a: Json, b: Json) => isDeepStrictEqual(a, b),
    (a: Json, b: Json) => nameOf(a) !== undefined && nameOf(a) === nameOf(b),
  ])
    for (const [row, value] of after.entries())
      if (found[row] === undefined)
        take(
          row,
          [...free].find((former) => isSame(before[former] ?? null, value)),
        );
  for (const row of after.keys()) {
    const former = row === 0 ? 0 : (found[row - 1] ?? NaN) + 1;
    if (free.has(former)) take(row, former);
  }
  return found;
}
