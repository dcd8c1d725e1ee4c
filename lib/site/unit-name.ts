const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'a', 'en', 'para', 'por']);

/** `DIRECCION DE CONTRALORÍA` → `Dirección de Contraloría`: «-ción» and «-sión» get their accent (D58). */
export const unitName = (nombre: string): string =>
  nombre
    .toLocaleLowerCase('es')
    .replace(/(?<=\p{L}[cs])ion(?!\p{L})/gu, 'ión')
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('es') + word.slice(1),
    )
    .join(' ');
