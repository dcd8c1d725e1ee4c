import type { Content } from '@/lib/content/model';
import { kindOf } from '@/lib/site/kinds';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { TITLE_MAX } from '@/lib/site/text';
import { allPages, entryOf, sourceOf, type PageRef } from '.';

/** Returns the head's title: with the office's name, once, if both fit. */
export function documentTitle(titulo: string, nombre: string): string {
  const whole = `${titulo} | ${nombre}`;
  return titulo.includes(nombre) || whole.length > TITLE_MAX ? titulo : whole;
}

function titlesOf(content: Content, page: PageRef): string[] {
  const { title } = kindOf(page.kind);
  if (typeof title === 'string') return [title];
  if (title) return title(content, page.ruta);
  const entry = entryOf(content, page);
  return entry ? [entry.data.titulo] : [];
}

/** The titles that each page may have; a page with several uses the first unique, else the last. */
const titlesOfPages = memoizeByObject((content: Content) => {
  const titles = new Map(allPages(content).map((page) => [page.ruta, titlesOf(content, page)]));
  const count = new Map<string, number>();
  for (const some of titles.values())
    for (const titulo of some.length > 1 ? some.slice(0, -1) : some)
      count.set(titulo, (count.get(titulo) ?? 0) + 1);
  return { titles, count };
});

function ownTitle(content: Content, page: PageRef): string | undefined {
  const { titles, count } = titlesOfPages(content);
  const own = titles.get(page.ruta) ?? titlesOf(content, page);
  return own.find((titulo) => count.get(titulo) === 1) ?? own.at(-1);
}

/** Returns a page's title without the office's name. @throws when its file is missing */
export function pageTitle(content: Content, page: PageRef): string {
  const own = ownTitle(content, page);
  if (own === undefined) throw new Error(`The page at ${page.ruta} has no title.`);
  return own;
}

function fixedness({ kind }: PageRef): number {
  const { title, routes, single } = kindOf(kind);
  if (typeof title === 'string') return 0;
  return typeof routes === 'string' || single ? 1 : 2;
}

/** Returns all titles, fixed ones first: of two that are equal, the editable one is reported. */
export const allTitles = (content: Content) =>
  [...allPages(content)]
    .sort((a, b) => fixedness(a) - fixedness(b))
    .flatMap((page) => {
      const titulo = ownTitle(content, page);
      const file = fixedness(page) === 0 ? undefined : sourceOf(content, page);
      return titulo === undefined ? [] : { titulo, file };
    });
