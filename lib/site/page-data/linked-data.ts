import type { Card } from '@/lib/site/card';
import { englishHome, isEnglish } from '@/lib/routes';
import { ENGLISH } from '@/lib/ui-texts';
import { kinds } from '@/lib/site/kinds';
import { recordKindOf, recordsAt } from '@/lib/site/records';
import { absolute, type LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';
import type { Frame } from '@/lib/site/views/text-page';

/** Returns a page's JSON-LD: its records, and breadcrumbs where shown. */
export function linkedData(
  sources: Sources,
  ruta: string,
  frame: Frame | undefined,
  card?: Card,
): LinkedThing[] {
  const records = recordsAt(sources.content, ruta).flatMap(
    ({ name, record }) => recordKindOf(name).jsonLd?.(record as never, sources, card) ?? [],
  );
  const { titulo, crumbs = [] } = frame ?? {};
  if (!titulo) return records;
  const home = isEnglish(ruta)
    ? { titulo: ENGLISH.pages, ruta: englishHome(sources.content) }
    : { titulo: 'Inicio', ruta: kinds.inicio.routes };
  const way = [...(ruta === home.ruta ? [] : [home]), ...crumbs, { titulo, ruta }];
  const itemListElement = way.map((step, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name: step.titulo,
    item: absolute(sources, step.ruta),
  }));
  return [...records, { '@type': 'BreadcrumbList', itemListElement }];
}
