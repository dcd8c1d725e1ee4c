import type { Content, EntryOf } from '@/lib/content/model';
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
  type Renameable = 'comunicados' | 'direcciones' | 'ingles' | 'facil';
  type Chosen = 'paginas' | 'vehiculos' | 'declaraciones';
  const whole: [EntryOf<Renameable | Chosen> | undefined, string][] = [
    ...[...comunicados, ...withdrawn.comunicados].map((entry): [typeof entry, string] => [
      entry,
      comunicadoPath(entry.slug),
    ]),
    ...[...direcciones, ...withdrawn.direcciones].map((entry): [typeof entry, string] => [
      entry,
      direccionPath(entry),
    ]),
    ...ingles.map((entry): [typeof entry, string] => [entry, inglesPath(entry)]),
    ...facil.map((entry): [typeof entry, string] => [entry, facilPath(entry)]),
    [paginas.find(({ slug }) => slug === 'sindico'), titularPath(sitio.data)],
    [vehiculos, vehiculosPath(sitio.data)],
    [declaraciones, declaracionesPath(sitio.data)],
  ];
  const pages = [
    ...normas.flatMap((entry) =>
      entry.data.normas.map(({ nombre, antes }, index) => ({
        ...{ entry, to: normaPath(nombre) },
        ...{ antes, within: ['normas', index] },
      })),
    ),
    ...whole.flatMap(([entry, to]) =>
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
