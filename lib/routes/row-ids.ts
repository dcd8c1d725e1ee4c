import { headingId } from '@/lib/content/model/slug';

/**
 * Addresses of rows, after `#`. They come from a row's subject, never from its place: a link to a norm or a
 * person stays good whatever is added above.
 */

/** `NTA-33` → `nta-33`. */
export const normaId = (codigo: string): string => headingId(codigo);

/** `¿Quién debe declarar?` → `quien-debe-declarar`. */
export const preguntaId = (pregunta: string): string => headingId(pregunta);

/** A need of «¿A quién llamo para…?»: `Entregar un escrito` → `asunto-entregar-un-escrito`. */
export const asuntoId = (para: string): string => `asunto-${headingId(para)}`;

/** A table of more rows than a phone shows at once has a filter. */
export const isLong = (rows: readonly unknown[]): boolean => rows.length > 12;

interface Unidad {
  id: string;
  filas: readonly { nombre: string; puesto: string }[];
}

/** A post without a person: its cell is blank, or says so (section 2.5). */
export const isVacant = (nombre: string): boolean => /^(vacante|-[ -]*)?$/i.test(nombre.trim());

/** Whether somebody is there, who has a phone or an e-mail. */
export const isReached = (fila: { nombre: string; telefono: string; correo: string }): boolean =>
  !isVacant(fila.nombre) && (/\d/.test(fila.telefono) || fila.correo.includes('@'));

/**
 * The ids of the directory's rows: `persona-alma-rincon`; of a vacant post, and of two people of the same
 * name, the post in its unit. Ids that would still be equal are left out. @returns for each unit, an id for
 * each of its rows
 */
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

type WithRowIds<U extends Unidad> = Omit<U, 'filas'> & {
  filas: (U['filas'][number] & { ancla?: string | undefined })[];
};

/** The units, each of their rows with its id. */
export function withRowIds<U extends Unidad>(unidades: readonly U[]): WithRowIds<U>[] {
  const ids = personIds(unidades);
  return unidades.map((unidad, unit) => ({
    ...unidad,
    filas: unidad.filas.map((fila, at) => ({ ...fila, ancla: ids[unit]?.[at] })),
  }));
}

/** Values that occur more than once. */
export function duplicatesIn<T>(ids: readonly T[]): Set<T> {
  const seen = new Set<T>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}
