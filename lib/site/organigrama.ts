import type { Content } from '@/lib/content/model';

/** Where the build writes the drawn chart. */
export const ORGANIGRAMA_SRC = '/organigrama.svg';

type Unidad = Content['directorio']['data']['unidades'][number];

/** A unit with the posts of its rows and the units under it. */
export interface OrgNode {
  id: string;
  nombre: string;
  puestos: string[];
  hijos: OrgNode[];
}

/** The organisation chart, from the directory's own data (D23): the units that depend on none, first. */
export function organigrama(unidades: readonly Unidad[]): OrgNode[] {
  const under = (depende: string | undefined): OrgNode[] =>
    unidades
      .filter((unidad) => unidad.depende === depende)
      .map(({ id, nombre, filas }) => ({
        id,
        nombre,
        puestos: filas.map(({ puesto }) => puesto),
        hijos: under(id),
      }));
  return under(undefined);
}
