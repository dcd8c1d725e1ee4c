import type { Content } from '@/lib/content/model';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { facilPath, inglesPath } from '@/lib/routes';
import { addressOf, kindOf, kinds, PAGE_KINDS, type PageKind } from '@/lib/site/kinds';

export interface PageRef {
  kind: PageKind;
  ruta: string;
}

function routesOf(kind: PageKind, content: Content): string[] {
  const { routes } = kindOf(kind);
  return typeof routes === 'string' ? [routes] : routes(content);
}

export const allPages = memoizeByObject((content: Content): readonly PageRef[] =>
  PAGE_KINDS.flatMap((kind) => routesOf(kind, content).map((ruta) => ({ kind, ruta }))),
);

/** Returns the content file of a page's text (`content/paginas/sindico.md`), if any. */
export function sourceOf(content: Content, { kind, ruta }: PageRef): string | undefined {
  const { source } = kindOf(kind);
  return typeof source === 'string' ? `content/${source}` : source?.(content, ruta);
}

/** Returns the content entry with a page's `titulo`, `descripcion` and `actualizado`, if any. */
export function entryOf(content: Content, page: PageRef) {
  const { inicio, paginas, direcciones, vehiculos, declaraciones } = content;
  const file = sourceOf(content, page);
  const entries = [inicio, ...paginas, ...direcciones, vehiculos, declaraciones];
  return entries.find((entry) => entry?.file === file);
}

/** Returns the day of a page's last change, if the content has it. */
export function updatedOn(content: Content, page: PageRef): string | undefined {
  const { updated } = kindOf(page.kind);
  return updated ? updated(content, page.ruta) : entryOf(content, page)?.data.actualizado;
}

/** Returns the path of the picture beside a page's title, if any. */
export function fotoOf(content: Content, page: PageRef): string | undefined {
  const { foto } = kindOf(page.kind);
  const data = entryOf(content, page)?.data;
  return foto ? foto(content, page.ruta) : data && 'foto' in data ? data.foto : undefined;
}

/** Addresses of a page and of its versions in English and in easy language. */
export interface Versions {
  whole: string;
  en?: string | undefined;
  easy?: string | undefined;
}

/** Returns the versions of a page that has any, or is one. */
export function versionsOf(content: Content, page: PageRef): Versions | undefined {
  const file = sourceOf(content, page);
  const { indexed, growing } = kindOf(page.kind);
  if (!indexed || growing) return undefined;
  const [en, easy] = [content.ingles, content.facil].map((entries) =>
    entries.find((one) => one.file === file || `content/${one.data.traduceDe}` === file),
  );
  const source = (en ?? easy)?.data.traduceDe;
  const kind = PAGE_KINDS.find((kind) => source && kindOf(kind).source === source);
  const whole = kind && addressOf(kind, content);
  return whole ? { whole, en: en && inglesPath(en), easy: easy && facilPath(easy) } : undefined;
}

/** Returns all addresses but the 404 page's. */
export const allRoutes = (content: Content): string[] =>
  ['/', ...allPages(content).map(({ ruta }) => ruta)].filter((ruta) => ruta !== NOT_FOUND);

/** Addresses that the 404 page matches in any case (D7); growing kinds' are simply lower-case. */
export const knownRoutes = (content: Content): string[] => {
  const growing = new Set(
    allPages(content).flatMap(({ kind, ruta }) => (kindOf(kind).growing ? [ruta] : [])),
  );
  return [
    ...ALIASES.map(({ from }) => from),
    ...allRoutes(content).filter((ruta) => !growing.has(ruta)),
  ];
};

export const indexedPages = (content: Content): PageRef[] =>
  allPages(content).filter(({ kind }) => kindOf(kind).indexed);

/** Typed addresses that lead to a page. */
export const ALIASES = [{ from: '/acuse/', to: kinds.acuse.routes, titulo: 'Acuse de envío' }];

export const NOT_FOUND = kinds.noEncontrada.routes;

/** Returns a page's file under the site's root: `sindico/index.html`. */
export const fileOf = (ruta: string): string =>
  ruta === NOT_FOUND ? '404.html' : `${ruta.slice(1)}index.html`;
