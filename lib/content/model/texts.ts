import type { FaultRow } from '@/lib/content/faults';
import { memoizeByObject } from './memoize';

export type Text = { field: PropertyKey[]; text: string };

/** The values without keys of their own, at any depth, in file order. */
function leavesOf(
  value: unknown,
  field: PropertyKey[] = [],
): { field: PropertyKey[]; leaf: unknown }[] {
  if (!value || typeof value !== 'object') return [{ field, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

const textsIn = (value: unknown): Text[] =>
  leavesOf(value).flatMap(({ field, leaf }) =>
    typeof leaf === 'string' ? { field, text: leaf } : [],
  );

/** Every check asks for those of every file several times. */
const keptTexts = memoizeByObject(textsIn);

/** @param skip keys whose values are left out, at any depth */
export function textsOf(data: unknown, skip: readonly string[] = []): readonly Text[] {
  const texts = data && typeof data === 'object' ? keptTexts(data) : textsIn(data);
  return skip.length === 0
    ? texts
    : texts.filter(({ field }) => !field.some((key) => skip.includes(String(key))));
}

/** Returns the places of the rows whose key is true. */
export const rowsWith = (value: unknown, key: string): PropertyKey[][] =>
  leavesOf(value).flatMap(({ field, leaf }) =>
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
