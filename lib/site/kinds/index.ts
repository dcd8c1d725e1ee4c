import type { Content } from '@/lib/content/model';
import { bitacora } from './bitacora';
import { direccion, sindico } from './direccion';
import { directorio } from './directorio';
import { facil } from './facil';
import { denuncia, quejaPublica } from './formularios';
import { ingles, inglesDenuncia, inglesQueja } from './ingles';
import { codigoQr, inicio } from './inicio';
import type { Kind } from './kind';
import { catalogo, norma } from './normas';
import {
  accesibilidad,
  acuse,
  buscar,
  datos,
  documentos,
  mapa,
  noEncontrada,
  prueba,
} from './paginas';
import { anio, comunicado, prensa, prensaPagina } from './prensa';
import { retirada } from './retirada';
import { declaraciones, vehiculos } from './servicios';

/** Page kinds (section 2.1, D8, D10, D11), for addresses, checks, sitemap, robots, search and tests. */
export const kinds = {
  inicio,
  codigoQr,
  sindico,
  direccion,
  prensa,
  directorio,
  quejaPublica,
  denuncia,
  acuse,
  vehiculos,
  declaraciones,
  documentos,
  bitacora,
  datos,
  mapa,
  accesibilidad,
  facil,
  ingles,
  inglesDenuncia,
  inglesQueja,
  catalogo,
  buscar,
  prueba,
  noEncontrada,
  comunicado,
  prensaPagina,
  anio,
  norma,
  retirada,
} satisfies Record<string, Kind>;

export type PageKind = keyof typeof kinds;
export const PAGE_KINDS = Object.keys(kinds) as PageKind[];

const filled = new Map(
  Object.entries<Kind>(kinds).map(([kind, declared]) => {
    const { indexed = true, searched = true, weight = 'text' as const, ...others } = declared;
    return [kind, { indexed, searched, weight, ...others }] as const;
  }),
);

export function kindOf(kind: PageKind) {
  const found = filled.get(kind);
  if (!found) throw new Error(`There is no kind of page «${kind}».`);
  return found;
}

/** Returns the address of a kind with one page; undefined when it has several, or the office lacks it. */
export function addressOf(kind: PageKind, content: Content): string | undefined {
  const { routes, single } = kindOf(kind);
  if (typeof routes === 'string') return routes;
  return single && routes(content)[0];
}

export type ViewOf<K extends PageKind> = ReturnType<(typeof kinds)[K]['body']>['view'];
