import type { FaultRow } from '@/lib/content/faults';

export type Text = { field: PropertyKey[]; text: string };

/** Returns the values without keys of their own, at any depth, in file order. */
function leavesOf(
  value: unknown,
  skip: readonly string[],
  field: PropertyKey[] = [],
): { field: PropertyKey[]; leaf: unknown }[] {
  if (!value || typeof value !== 'object') return [{ field, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = Array.isArray(value) ? Number(key) : key;
    return skip.includes(key) ? [] : leavesOf(inner, skip, [...field, own]);
  });
}

export const textsOf = (value: unknown, skip: readonly string[] = []): Text[] =>
  leavesOf(value, skip).flatMap(({ field, leaf }) =>
    typeof leaf === 'string' ? { field, text: leaf } : [],
  );

/** Returns the places of the rows whose key is true. */
export const rowsWith = (value: unknown, key: string): PropertyKey[][] =>
  leavesOf(value, []).flatMap(({ field, leaf }) =>
    leaf === true && field.at(-1) === key ? [field.slice(0, -1)] : [],
  );

export const valueAt = (data: unknown, field: readonly PropertyKey[]): unknown =>
  field.reduce<unknown>(
    (group, key) => (group as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

export const isSeen = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\s\u115F\u2800\u3164]/u.test(text);

const NAMES = ['nombre', 'titulo', 'etiqueta', 'pregunta', 'que', 'puesto', 'texto', 'id'];

/** Returns the innermost row around a field; undefined outside of lists. */
export function rowOf(data: unknown, field: readonly PropertyKey[]): FaultRow | undefined {
  const at = field.findLastIndex((key) => typeof key === 'number');
  if (at < 1) return undefined;
  const row = valueAt(data, field.slice(0, at + 1));
  const name = NAMES.map((key) => valueAt(row, [key])).find(
    (one): one is string => typeof one === 'string' && isSeen(one),
  );
  return { list: String(field[at - 1]), order: Number(field[at]) + 1, name };
}
