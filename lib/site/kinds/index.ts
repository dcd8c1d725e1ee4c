import type { Content } from '@/lib/content/model';
import { accesibilidad } from './accesibilidad';
import { acuse } from './acuse';
import { anio } from './anio';
import { anioParte } from './anio-parte';
import { bitacora } from './bitacora';
import { buscar } from './buscar';
import { catalogo } from './catalogo';
import { codigoQr } from './codigo-qr';
import { comunicado } from './comunicado';
import { datos } from './datos';
import { declaraciones } from './declaraciones';
import { denuncia } from './denuncia';
import { direccion } from './direccion';
import { directorio } from './directorio';
import { documentos } from './documentos';
import { facil } from './facil';
import { ingles, inglesDenuncia, inglesQueja } from './ingles';
import { inicio } from './inicio';
import { norma } from './norma';
import { mapa } from './mapa';
import { noEncontrada } from './no-encontrada';
import { prensa } from './prensa';
import { prensaPagina } from './prensa-pagina';
import { prueba } from './prueba';
import { quejaPublica } from './queja-publica';
import { retirada } from './retirada';
import { sindico } from './sindico';
import { vehiculos } from './vehiculos';
import type { Kind } from './kind';

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
  anioParte,
  norma,
  retirada,
} satisfies Record<string, Kind>;

export type PageKind = keyof typeof kinds;
export const PAGE_KINDS = Object.keys(kinds) as PageKind[];

export const kindOf = (kind: PageKind): Kind => kinds[kind];

/** Returns the address of a kind with one page; undefined when it has several, or the office lacks it. */
export function addressOf(kind: PageKind, content: Content): string | undefined {
  const { routes, single } = kindOf(kind);
  if (typeof routes === 'string') return routes;
  return single && routes(content)[0];
}

export type ViewOf<K extends PageKind> = ReturnType<(typeof kinds)[K]['body']>['view'];
