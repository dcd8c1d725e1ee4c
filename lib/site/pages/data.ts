import { kindOf, type PageKind, type ViewOf } from '@/lib/site/kinds';
import { menu } from './navigation';
import { knownRoutes, type PageRef } from '.';
import type { Sources } from '@/lib/site/sources';
import { pageTitle } from './titles';
import type { Body, Head } from '@/lib/site/views/text-page';

/** A page as plain JSON: with the shell's view, all that its HTML depends on. */
export interface PageData<K extends PageKind = PageKind> extends Omit<Body<ViewOf<K>>, 'head'> {
  kind: K;
  ruta: string;
  noindex: boolean;
  searched: boolean;
  /** Whether its width is that of running text. */
  read: boolean;
  head: Head;
}

/**
 * Makes a page's data from the content.
 * @throws when the content has no such page
 */
export function pageData<K extends PageKind>(
  sources: Sources,
  page: PageRef & { kind: K },
): PageData<K> {
  const { kind, ruta } = page;
  const { content } = sources;
  const { body, indexed, searched, read = false } = kindOf(kind);
  const others = { routes: () => knownRoutes(content), menu: () => menu(content) };
  const { head, ...shown } = body(sources, ruta, others) as Body<ViewOf<K>>;
  const noindex = !indexed || !content.sitio.data.indexar;
  const titulo = pageTitle(content, page);
  return { kind, ruta, noindex, searched, read, head: { titulo, ...head }, ...shown };
}
