import type { Content } from '@/lib/content/model';

export const ORGANIGRAMA_SRC = '/organigrama.svg';

type Unidad = Content['directorio']['data']['unidades'][number];

export interface OrgNode {
  id: string;
  nombre: string;
  puestos: string[];
  hijos: OrgNode[];
}

/** Builds the organisation chart from the directory (D23); roots are units that depend on none. */
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
