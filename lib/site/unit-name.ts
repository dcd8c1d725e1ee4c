/** Words that stay small within a name. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'a', 'en', 'para', 'por']);

/** A unit's name as a sentence says it: `DIRECCIÓN DE CONTRALORÍA` → `Dirección de Contraloría`. */
export const unitName = (nombre: string): string =>
  nombre
    .toLocaleLowerCase('es')
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('es') + word.slice(1),
    )
    .join(' ');
