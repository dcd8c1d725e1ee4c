import { WITH_STATES, type Content } from '@/lib/content/model';
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

type Piece = Content[(typeof WITH_STATES)[number]][number];

/** Addresses of pieces that may be withdrawn. */
export const PIECE_PATHS: Record<(typeof WITH_STATES)[number], (piece: Piece) => string> = {
  comunicados: ({ slug }) => comunicadoPath(slug),
  direcciones: direccionPath,
  ingles: inglesPath,
  facil: facilPath,
};

/** Returns every former address of present and withdrawn pages (D49). */
export function formerAddresses(content: Content): FormerAddress[] {
  const { normas, paginas, vehiculos, declaraciones, sitio, withdrawn } = content;
  const found: FormerAddress[] = [];
  const add = (
    entry: Piece | Entry<unknown>,
    to: string,
    antes: string[] = [],
    ...within: PropertyKey[]
  ) => {
    const own = antes.map((from, at) => ({ from, to, entry, field: [...within, 'antes', at] }));
    found.push(...own.filter(({ from }) => from !== to));
  };
  for (const entry of normas)
    entry.data.normas.forEach(({ nombre, antes }, index) =>
      add(entry, normaPath(nombre), antes, 'normas', index),
    );
  for (const name of WITH_STATES)
    for (const entry of [...content[name], ...withdrawn[name]])
      add(entry, PIECE_PATHS[name](entry), entry.data.antes);
  const titular = paginas.find(({ slug }) => slug === 'sindico');
  if (titular) add(titular, titularPath(sitio.data), titular.data.antes);
  if (vehiculos) add(vehiculos, vehiculosPath(sitio.data), vehiculos.data.antes);
  if (declaraciones) add(declaraciones, declaracionesPath(sitio.data), declaraciones.data.antes);
  return found;
}

/** Returns a page's first address: its identity after renames. */
export const firstAddress = (address: string, [first = address]: readonly string[] = []): string =>
  first;
