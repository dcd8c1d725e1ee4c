import type { Content, EntryOf } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import {
  comunicadoPath,
  declaracionesPath,
  direccionPath,
  inglesPath,
  normaPath,
  titularPath,
  vehiculosPath,
} from '@/lib/routes';

interface FormerAddress {
  from: string;
  to: string;
  entry: Entry<unknown>;
  field: PropertyKey[];
}

/** Returns every former address of present and withdrawn pages (D49). */
export function formerAddresses({
  comunicados,
  direcciones,
  ingles,
  normas,
  paginas,
  vehiculos,
  declaraciones,
  sitio,
  withdrawn,
}: Content): FormerAddress[] {
  const chosen: [EntryOf<'paginas' | 'vehiculos' | 'declaraciones'> | undefined, string][] = [
    [paginas.find(({ slug }) => slug === 'sindico'), titularPath(sitio.data)],
    [vehiculos, vehiculosPath(sitio.data)],
    [declaraciones, declaracionesPath(sitio.data)],
  ];
  const pages = [
    ...[...comunicados, ...withdrawn.comunicados].map((entry) => ({
      ...{ entry, to: comunicadoPath(entry.slug) },
      ...{ antes: entry.data.antes, within: [] },
    })),
    ...[...direcciones, ...withdrawn.direcciones].map((entry) => ({
      ...{ entry, to: direccionPath(entry) },
      ...{ antes: entry.data.antes, within: [] },
    })),
    ...ingles.map((entry) => ({
      ...{ entry, to: inglesPath(entry) },
      ...{ antes: entry.data.antes, within: [] },
    })),
    ...normas.flatMap((entry) =>
      entry.data.normas.map(({ nombre, antes }, index) => ({
        ...{ entry, to: normaPath(nombre) },
        ...{ antes, within: ['normas', index] },
      })),
    ),
    ...chosen.flatMap(([entry, to]) =>
      entry ? { entry, to, antes: entry.data.antes, within: [] } : [],
    ),
  ];
  return pages
    .flatMap(({ antes = [], within, ...page }) =>
      antes.map((from, at) => ({ from, ...page, field: [...within, 'antes', at] })),
    )
    .filter(({ from, to }) => from !== to);
}

/** Returns a page's first address: its identity after renames. */
export const firstAddress = (address: string, [first = address]: readonly string[] = []): string =>
  first;
