export interface Text {
  field: PropertyKey[];
  text: string;
}

/** Returns the texts of a value at any depth, in file order. */
export function textsOf(
  value: unknown,
  skip: readonly string[] = [],
  field: PropertyKey[] = [],
): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    skip.includes(key)
      ? []
      : textsOf(inner, skip, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

export function rowsWith(value: unknown, key: string, field: PropertyKey[] = []): PropertyKey[][] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && inner === true
      ? [field]
      : rowsWith(inner, key, [...field, Array.isArray(value) ? Number(name) : name]),
  );
}

export const isSeen = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\s\u115F\u2800\u3164]/u.test(text);

export const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const NAMES = ['nombre', 'titulo', 'etiqueta', 'pregunta', 'que', 'puesto', 'texto', 'id'];

/** Returns the innermost row around a field: its list, place from 1 and name; undefined outside of lists. */
export function rowOf(data: unknown, field: readonly PropertyKey[]) {
  const at = field.findLastIndex((key) => typeof key === 'number');
  if (at < 1) return undefined;
  let row = data;
  for (const key of field.slice(0, at + 1))
    row = (row as Record<PropertyKey, unknown> | null | undefined)?.[key];
  const keys = row && typeof row === 'object' ? (row as Record<string, unknown>) : {};
  const name = NAMES.map((key) => keys[key]).find((one) => typeof one === 'string' && isSeen(one));
  return {
    list: String(field[at - 1]),
    order: Number(field[at]) + 1,
    name: name as string | undefined,
  };
}
