import type { Content } from '@/lib/content/model';
import { inglesPath } from '@/lib/routes';
import { addressOf, kindOf, kinds, PAGE_KINDS, type PageKind } from '@/lib/site/kinds';

/** A page of the site: its kind and its address. */
export interface PageRef {
  kind: PageKind;
  ruta: string;
}

/** Every page that the content gives, in the order of the kinds. */
export function allPages(content: Content): PageRef[] {
  return PAGE_KINDS.flatMap((kind) => {
    const { routes } = kindOf(kind);
    return (typeof routes === 'string' ? [routes] : routes(content)).map((ruta) => ({
      kind,
      ruta,
    }));
  });
}

/** The author's file that gives a page its text: `content/sindico.md`; undefined when none does. */
export function sourceOf(content: Content, { kind, ruta }: PageRef): string | undefined {
  const { source } = kindOf(kind);
  return typeof source === 'string' ? `content/${source}` : source?.(content, ruta);
}

/** The author's page that gives a page its words: `titulo`, `descripcion`, `actualizado`; of a release, none. */
export function entryOf(content: Content, page: PageRef) {
  const { inicio, paginas, direcciones, vehiculos, declaraciones } = content;
  const file = sourceOf(content, page);
  const entries = [inicio, ...paginas, ...direcciones, vehiculos, declaraciones];
  return entries.find((entry) => entry?.file === file);
}

/**
 * The day of a page's last change, for its foot and for search engines.
 * @returns nothing when the content does not say it
 */
export function updatedOn(content: Content, page: PageRef): string | undefined {
  const { updated } = kindOf(page.kind);
  return updated ? updated(content, page.ruta) : entryOf(content, page)?.data.actualizado;
}

/** The two addresses of a page in both languages. */
export interface Languages {
  es: string;
  en: string;
}

/** A page's addresses in both languages; undefined when it is in a single language. */
export function languagesOf(content: Content, page: PageRef): Languages | undefined {
  const file = sourceOf(content, page);
  const isPage = ({ kind }: PageRef) => kindOf(kind).indexed && !kindOf(kind).growing;
  if (!isPage(page)) return undefined;
  const english = content.ingles.find(
    (one) => one.file === file || `content/${one.data.traduceDe}` === file,
  );
  const kind = PAGE_KINDS.find((kind) => kindOf(kind).source === english?.data.traduceDe);
  const es = kind && addressOf(kind, content);
  return english && es ? { es, en: inglesPath(english) } : undefined;
}

/** The addresses of the pages that people may be sent to; the 404 page is none. */
export const allRoutes = (content: Content): string[] =>
  ['/', ...allPages(content).map(({ ruta }) => ruta)].filter((ruta) => ruta !== NOT_FOUND);

/**
 * The addresses that the 404 page looks up without regard to case (D7). Growing kinds have theirs in small
 * letters, which it tries without a list.
 */
export const knownRoutes = (content: Content): string[] => {
  const growing = new Set(
    allPages(content).flatMap(({ kind, ruta }) => (kindOf(kind).growing ? [ruta] : [])),
  );
  return [
    ...ALIASES.map(({ from }) => from),
    ...allRoutes(content).filter((ruta) => !growing.has(ruta)),
  ];
};

/** The addresses that search engines should know. */
export const indexedPages = (content: Content): PageRef[] =>
  allPages(content).filter(({ kind }) => kindOf(kind).indexed);

/** Addresses that people type, of no page of their own: each leads to the page that is meant. */
export const ALIASES = [{ from: '/acuse/', to: kinds.acuse.routes, titulo: 'Acuse de envío' }];

/** The only page whose file hosts send for unknown addresses. */
export const NOT_FOUND = kinds.noEncontrada.routes;

/** A page's file under the site's root: `sindico/index.html`; hosts look for `404.html`. */
export const fileOf = (ruta: string): string =>
  ruta === NOT_FOUND ? '404.html' : `${ruta.slice(1)}index.html`;
