/**
 * A name as it is in an address: no accents, no spaces. Letters keep their case, because the
 * mandated routes have capitals (`direccionAdministrativa`).
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The id of a heading: as `slugify`, in lower case. */
export function headingId(text: string): string {
  return slugify(text).toLowerCase();
}

/**
 * Makes the ids of a page's headings: of those that would be the same, the second ends in `-2`, and so on.
 * @param taken ids that other parts of the page have
 * @returns gives a heading's words the next id that is free; `prefix` goes before it
 */
export function idMaker(taken: Iterable<string>): (text: string, prefix: string) => string {
  const used = new Set(taken);
  const times = new Map<string, number>();
  return (text, prefix) => {
    const base = prefix + (headingId(text) || 'titulo');
    let count = times.get(base) ?? 0;
    let id: string;
    do id = ++count === 1 ? base : `${base}-${count}`;
    while (used.has(id));
    times.set(base, count);
    used.add(id);
    return id;
  };
}
