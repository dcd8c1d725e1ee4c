/** A text of an entry's data, and where it stands. */
export interface Text {
  field: PropertyKey[];
  text: string;
}

/**
 * Every text of a value, at any depth, in the order of the file.
 * @param skip keys whose texts are left out
 */
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

/** The paths of the groups of keys, at any depth, in which `key` is true. */
export function rowsWith(value: unknown, key: string, field: PropertyKey[] = []): PropertyKey[][] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && inner === true
      ? [field]
      : rowsWith(inner, key, [...field, Array.isArray(value) ? Number(name) : name]),
  );
}
