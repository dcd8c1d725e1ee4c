import type { Content } from '@/lib/content/model';
import { kindOf } from '@/lib/site/kinds';
import { allPages, sourceOf, type PageRef } from '.';

/** What search engines and tabs show of a title is far less; above this it is no title. */
export const TITLE_MAX = 120;

/** A page's title as its head says it: with the office's name, where both fit. */
export function documentTitle(titulo: string, nombre: string): string {
  const whole = `${titulo} | ${nombre}`;
  return titulo === nombre || whole.length > TITLE_MAX ? titulo : whole;
}

/** The titles that a page may have: each longer, and the first that no other page has is its own. */
function titlesOf(content: Content, page: PageRef): string[] {
  const { title } = kindOf(page.kind);
  if (typeof title === 'string') return [title];
  if (title) return title(content, page.ruta);
  const { inicio, paginas, direcciones, vehiculos, declaraciones } = content;
  const file = sourceOf(content, page);
  const entries = [inicio, ...paginas, ...direcciones, vehiculos, declaraciones];
  return entries.filter((entry) => entry.file === file).map(({ data }) => data.titulo);
}

const counts = new WeakMap<Content, Map<string, number>>();

/** How many pages of a content would have each title; of several, the last tells a page from all others. */
function countOf(content: Content): Map<string, number> {
  let count = counts.get(content);
  if (count) return count;
  counts.set(content, (count = new Map<string, number>()));
  for (const page of allPages(content)) {
    const titles = titlesOf(content, page);
    for (const titulo of titles.length > 1 ? titles.slice(0, -1) : titles)
      count.set(titulo, (count.get(titulo) ?? 0) + 1);
  }
  return count;
}

/** A page's title, without the office's name. */
export function pageTitle(content: Content, page: PageRef): string {
  const titles = titlesOf(content, page);
  const own = titles.find((titulo) => countOf(content).get(titulo) === 1) ?? titles.at(-1);
  if (own === undefined) throw new Error(`The page at ${page.ruta} has no title.`);
  return own;
}

/** A page's title, and the author's file that gives it: none for the site's own words. */
export interface Titled {
  titulo: string;
  file?: string | undefined;
}

/** The title of every page; first those in the site's own words, which no author can change. */
export const allTitles = (content: Content): Titled[] =>
  allPages(content)
    .map((page) => ({
      titulo: pageTitle(content, page),
      file: typeof kindOf(page.kind).title === 'string' ? undefined : sourceOf(content, page),
    }))
    .sort((a, b) => Number(a.file !== undefined) - Number(b.file !== undefined));
