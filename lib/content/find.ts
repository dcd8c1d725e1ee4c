import { newestFirst } from '@/lib/site/dates';
import { COMUNICADOS_POR_PAGINA, direccionPath, paginasDePrensa } from '@/lib/site/routes';
import type { Content } from './model';

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`There is no ${what} in content/.`);
  return found;
}

/** A page of content/paginas, by its file name. @throws when the file is missing */
export const findPagina = (content: Content, slug: string) =>
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

/** A release and its neighbours by date. */
export function findComunicado(content: Content, slug: string) {
  const sorted = newestFirst(content.comunicados);
  const at = sorted.findIndex((comunicado) => comunicado.slug === slug);
  return {
    comunicado: need(sorted[at], `prensa/${slug}.md`),
    newer: sorted[at - 1],
    older: sorted[at + 1],
  };
}

/** The releases of one page of the press list, newest first. */
export function prensaPage(content: Content, current: number) {
  const start = (current - 1) * COMUNICADOS_POR_PAGINA;
  return {
    comunicados: newestFirst(content.comunicados).slice(start, start + COMUNICADOS_POR_PAGINA),
    page: { current, total: paginasDePrensa(content) },
  };
}
