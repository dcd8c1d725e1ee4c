import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import {
  comunicadoPath,
  declaracionesPath,
  direccionPath,
  facilPath,
  inglesPath,
  normaPath,
  titularPath,
  vehiculosPath,
} from '@/lib/routes';

type Renamed = Entry<{ antes?: string[] | undefined }>;

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
  facil,
  normas,
  paginas,
  vehiculos,
  declaraciones,
  sitio,
  withdrawn,
}: Content): FormerAddress[] {
  const at = (entry: Renamed | undefined, to: string) =>
    entry ? [{ entry, to, antes: entry.data.antes, within: [] }] : [];
  const pages = [
    ...normas.flatMap((entry) =>
      entry.data.normas.map(({ nombre, antes }, index) => ({
        ...{ entry, to: normaPath(nombre) },
        ...{ antes, within: ['normas', index] },
      })),
    ),
    ...[...comunicados, ...withdrawn.comunicados].flatMap((entry) =>
      at(entry, comunicadoPath(entry.slug)),
    ),
    ...[...direcciones, ...withdrawn.direcciones].flatMap((entry) =>
      at(entry, direccionPath(entry)),
    ),
    ...[...ingles, ...withdrawn.ingles].flatMap((entry) => at(entry, inglesPath(entry))),
    ...[...facil, ...withdrawn.facil].flatMap((entry) => at(entry, facilPath(entry))),
    ...at(
      paginas.find(({ slug }) => slug === 'sindico'),
      titularPath(sitio.data),
    ),
    ...at(vehiculos, vehiculosPath(sitio.data)),
    ...at(declaraciones, declaracionesPath(sitio.data)),
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
