/**
 * A name as it stands in an address: no accents, no spaces. Letters keep their case, because the
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
