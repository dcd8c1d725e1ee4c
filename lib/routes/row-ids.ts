import { headingId } from '@/lib/content/model/slug';

/** Fragments of rows derive from their subjects, not positions, so that links survive additions. */

export const normaId = (codigo: string): string => headingId(codigo);

/** `¿Quién debe declarar?` → `quien-debe-declarar`. */
export const preguntaId = (pregunta: string): string => headingId(pregunta);

export const asuntoId = (para: string): string => `asunto-${headingId(para)}`;

/** Tables longer than a phone's screen have a filter. */
export const isLong = (rows: readonly unknown[]): boolean => rows.length > 12;

interface Unidad {
  id: string;
  filas: readonly { nombre: string; puesto: string }[];
}

/** A vacant post has a blank cell, or says so (section 2.5). */
export const isVacant = (nombre: string): boolean => /^(vacante|-[ -]*)?$/i.test(nombre.trim());

export const isReached = (fila: { nombre: string; telefono: string; correo: string }): boolean =>
  !isVacant(fila.nombre) && (/\d/.test(fila.telefono) || fila.correo.includes('@'));

/** Ids such as `persona-alma-rincon`; post and unit for vacancies and homonyms. Duplicates are omitted. */
export function personIds(unidades: readonly Unidad[]): (string | undefined)[][] {
  const posts = unidades.map(({ id, filas }) =>
    filas.map(({ puesto }) => `puesto-${id}-${headingId(puesto)}`),
  );
  const names = unidades.map(({ filas }) =>
    filas.map(({ nombre }) => (isVacant(nombre) ? undefined : `persona-${headingId(nombre)}`)),
  );
  const repeatedNames = duplicatesIn(names.flat());
  const ids = names.map((row, unit) =>
    row.map((name, at) => (name && !repeatedNames.has(name) ? name : posts[unit]?.[at])),
  );
  const repeated = duplicatesIn(ids.flat());
  return ids.map((row) => row.map((id) => (id && repeated.has(id) ? undefined : id)));
}

export function duplicatesIn<T>(ids: readonly T[]): Set<T> {
  const seen = new Set<T>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}
