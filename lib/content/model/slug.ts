/** Keeps letter case: mandated routes have capitals (`direccionAdministrativa`). */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export function headingId(text: string): string {
  return slugify(text).toLowerCase();
}

/** Makes unique heading ids: repeated words get `-2`, and so on. */
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
