import { COMUNICADOS_POR_PAGINA, direccionPath, paginasDePrensa } from '@/lib/site/routes';
import type { Content } from './model';
import type { PaginaSlug } from './needed';

export { findDocumento, type DocumentoId, type PaginaSlug } from './needed';

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`There is no ${what} in content/.`);
  return found;
}

/** A page of content/paginas, by its file name. @throws when the file is missing */
export const findPagina = (content: Content, slug: PaginaSlug) =>
  need(
    content.paginas.find((pagina) => pagina.slug === slug),
    `paginas/${slug}.md`,
  );

/** A directorate, by its route without slashes. */
export const findDireccion = (content: Content, ruta: string) =>
  need(
    content.direcciones.find((entry) => direccionPath(entry) === `/${ruta}/`),
    `direccion «${ruta}»`,
  );

const places = new WeakMap<Content['comunicados'], Map<string, number>>();

/** Where each release stands in its list, by slug; counted once for a list. */
function placesOf(comunicados: Content['comunicados']): Map<string, number> {
  let bySlug = places.get(comunicados);
  if (!bySlug) {
    bySlug = new Map(comunicados.map(({ slug }, place) => [slug, place]));
    places.set(comunicados, bySlug);
  }
  return bySlug;
}

/** A release and its neighbours by date, at the same cost however many there are. @throws when it is not there */
export function findComunicado({ comunicados }: Pick<Content, 'comunicados'>, slug: string) {
  const place = need(placesOf(comunicados).get(slug), `prensa/${slug}.md`);
  return {
    comunicado: need(comunicados[place], `prensa/${slug}.md`),
    newer: comunicados[place - 1],
    older: comunicados[place + 1],
  };
}

/** The releases of one page of the press list, newest first. */
export function prensaPage(content: Content, current: number) {
  const start = (current - 1) * COMUNICADOS_POR_PAGINA;
  return {
    comunicados: content.comunicados.slice(start, start + COMUNICADOS_POR_PAGINA),
    page: { current, total: paginasDePrensa(content) },
  };
}
