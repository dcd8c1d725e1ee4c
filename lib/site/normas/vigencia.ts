import type { NormaEntry } from '.';

/** The answer about a norm and a day (D61). */
export type Respuesta = 'regia' | 'no-regia' | 'no-consta';

/** The answer from a day on, until the next stretch begins. */
export interface Tramo {
  /** In ISO form, or right after such a day (`2019-05-22+`), as texts are in order; the first is `''`. */
  desde: string;
  respuesta: Respuesta;
}

/**
 * Whether a norm was in force on a day. It was where the catalogue says both ends, or says one and calls it
 * in force on the day that it was consulted; after that day nobody knows. A substituted norm was in force
 * before any substitute, and not under it: its return after that is a matter of law, which no catalogue says.
 * @param day in ISO form
 */
export function respuestaEn(entry: NormaEntry, day: string): Respuesta {
  const { desde, hasta, estado, descripcion } = entry.norma;
  const { corte } = entry.catalogo.data;
  if ((desde && day < desde) || (hasta && day > hasta)) return 'no-regia';
  if (estado === 'sustituida') {
    const { sustituidaPor } = entry;
    if (sustituidaPor.some((other) => respuestaEn(other, day) === 'regia')) return 'no-regia';
    const before = sustituidaPor.every(({ norma }) => norma.desde && day < norma.desde);
    return desde && before && sustituidaPor.length > 0 ? 'regia' : 'no-consta';
  }
  if (desde && hasta) return 'regia';
  if (estado !== 'vigente') return day < corte ? 'no-consta' : 'no-regia';
  const year = hasta ? undefined : fiscalYear(descripcion);
  if (year && day > `${year}-12-31`) return 'no-consta';
  const known = (desde && day <= corte) || day === corte || (hasta && day >= corte);
  return known ? 'regia' : 'no-consta';
}

function changesOf({ norma, catalogo, sustituidaPor }: NormaEntry): string[] {
  const { desde, hasta, descripcion } = norma;
  const { corte } = catalogo.data;
  const year = fiscalYear(descripcion);
  return [
    ...['', corte, `${corte}+`],
    ...(desde ? [desde] : []),
    ...(hasta ? [`${hasta}+`] : []),
    ...(year ? [`${year}-12-31+`] : []),
    ...sustituidaPor.flatMap(changesOf),
  ];
}

/** The answers of a norm for all days, in their order. */
export function tramosOf(entry: NormaEntry): Tramo[] {
  const tramos: Tramo[] = [];
  for (const desde of [...new Set(changesOf(entry))].sort()) {
    const respuesta = respuestaEn(entry, desde);
    if (respuesta !== tramos.at(-1)?.respuesta) tramos.push({ desde, respuesta });
  }
  return tramos;
}

/** The fiscal year that a norm refers to, by its title. */
export const fiscalYear = (descripcion: string): string | undefined =>
  /ejercicio fiscal (\d{4})/i.exec(descripcion)?.[1];
