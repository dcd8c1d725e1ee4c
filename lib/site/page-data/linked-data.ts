import type { BreadcrumbList } from 'schema-dts';
import type { Card } from '@/lib/site/card';
import { englishHome, isEnglish } from '@/lib/routes';
import { ENGLISH } from '@/lib/ui-texts';
import { kinds } from '@/lib/site/kinds';
import type { PageRef } from '@/lib/site/pages';
import { recordKindOf, recordsAt } from '@/lib/site/records';
import { absolute, type LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';
import type { Crumb, Frame } from '@/lib/site/views/text-page';

/** Returns a page's JSON-LD: its records, and breadcrumbs where shown. */
export function linkedData(
  sources: Sources,
  { ruta }: PageRef,
  frame: Frame | undefined,
  card?: Card,
): LinkedThing[] {
  const records = recordsAt(sources.content, ruta).flatMap(
    ({ name, record }) => recordKindOf(name).jsonLd?.(record as never, sources, card) ?? [],
  );
  const { titulo, crumbs = [] } = frame ?? {};
  return titulo ? [...records, breadcrumbs(sources, ruta, titulo, crumbs)] : records;
}

function breadcrumbs(
  sources: Sources,
  ruta: string,
  titulo: string,
  crumbs: Crumb[],
): Exclude<BreadcrumbList, string> {
  const home = isEnglish(ruta)
    ? { titulo: ENGLISH.pages, ruta: englishHome(sources.content) }
    : { titulo: 'Inicio', ruta: kinds.inicio.routes };
  const way = [...(ruta === home.ruta ? [] : [home]), ...crumbs, { titulo, ruta }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.titulo,
      item: absolute(sources, step.ruta),
    })),
  };
}
