import type { Content } from '@/lib/content/model';

export type Catalogo = Content['normas'][number];
export type Norma = Catalogo['data']['normas'][number];

export interface NormaEntry {
  norma: Norma;
  catalogo: Catalogo;
  ruta: string;
  /** The norm and its catalogue are invented (D4). */
  muestra: boolean;
  sustituye: NormaEntry[];
  sustituidaPor: NormaEntry[];
}

/** Whether a norm was in force (D61), with the letter for pages (components/sections/Catalogos.tsx). */
export const SIGNS = { vigente: 's', 'no vigente': 'n', 'no consta': '?' } as const;

export type Respuesta = keyof typeof SIGNS;

/** An answer that applies until the next stretch begins. */
interface Tramo {
  /** ISO day, or right after it (`2019-05-22+`, which sorts so); `''` for the first. */
  desde: string;
  respuesta: Respuesta;
}

/**
 * Tells whether a norm was in force on an ISO day (D61). Unknown after the consultation day; a substituted norm
 * was in force before its substitutes and not under them, and whether it returned is unknown.
 */
export function respuestaEn(entry: NormaEntry, day: string): Respuesta {
  const { desde, hasta, estado, descripcion } = entry.norma;
  const { corte } = entry.catalogo.data;
  if ((desde && day < desde) || (hasta && day > hasta)) return 'no vigente';
  if (estado === 'sustituida') {
    const { sustituidaPor } = entry;
    if (sustituidaPor.some((other) => respuestaEn(other, day) === 'vigente')) return 'no vigente';
    const before = sustituidaPor.every(({ norma }) => norma.desde && day < norma.desde);
    return desde && before && sustituidaPor.length > 0 ? 'vigente' : 'no consta';
  }
  if (desde && hasta) return 'vigente';
  if (estado !== 'vigente') return day < corte ? 'no consta' : 'no vigente';
  const year = hasta ? undefined : fiscalYear(descripcion);
  if (year && day > `${year}-12-31`) return 'no consta';
  const known = (desde && day <= corte) || day === corte || (hasta && day >= corte);
  return known ? 'vigente' : 'no consta';
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

export function tramosOf(entry: NormaEntry): Tramo[] {
  const tramos: Tramo[] = [];
  for (const desde of [...new Set(changesOf(entry))].sort()) {
    const respuesta = respuestaEn(entry, desde);
    if (respuesta !== tramos.at(-1)?.respuesta) tramos.push({ desde, respuesta });
  }
  return tramos;
}

export const fiscalYear = (descripcion: string): string | undefined =>
  /ejercicio fiscal (\d{4})/i.exec(descripcion)?.[1];
