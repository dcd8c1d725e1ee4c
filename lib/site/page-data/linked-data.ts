import type { BreadcrumbList, Thing } from 'schema-dts';
import { kinds } from '@/lib/site/kinds';
import type { PageRef } from '@/lib/site/pages';
import { recordKindOf, recordsAt } from '@/lib/site/records';
import type { Sources } from '@/lib/site/sources';
import type { Crumb, Frame } from '@/lib/site/views/text-page';

/** A thing of schema.org, as a page's `application/ld+json` says it. */
export type LinkedData = Exclude<Thing, string>;

/**
 * What search engines read of a page: the records that stand on it, and the way to it where it shows one.
 * @param frame its heading, and what stands above it besides home
 */
export function linkedData(
  sources: Sources,
  { ruta }: PageRef,
  frame: Frame | undefined,
): LinkedData[] {
  const records = recordsAt(sources.content, ruta).flatMap(
    ({ name, record }) => recordKindOf(name).jsonLd?.(record as never, sources) ?? [],
  );
  const { titulo, crumbs = [] } = frame ?? {};
  return titulo ? [...records, breadcrumbs(sources, ruta, titulo, crumbs)] : records;
}

function breadcrumbs(
  { content }: Sources,
  ruta: string,
  titulo: string,
  crumbs: Crumb[],
): Exclude<BreadcrumbList, string> {
  const way = [{ titulo: 'Inicio', ruta: kinds.inicio.routes }, ...crumbs, { titulo, ruta }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.titulo,
      item: new URL(step.ruta, content.sitio.data.url).href,
    })),
  };
}
