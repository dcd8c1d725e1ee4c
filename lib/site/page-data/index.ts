import { ENGLISH, NO_TRACE } from '@/lib/ui-texts';
import type { Content } from '@/lib/content/model';
import { rowsWith } from '@/lib/content/model/texts';
import { englishHome, isEnglish } from '@/lib/routes';
import { longDate } from '@/lib/office/dates';
import { englishDate } from '@/lib/office/english-date';
import { FEED_TYPE, feedPath } from '@/lib/site/feeds';
import { kindOf, kinds, type PageKind, type ViewOf } from '@/lib/site/kinds';
import {
  fotoOf,
  knownRoutes,
  updatedOn,
  versionsOf,
  type PageRef,
  type Versions,
} from '@/lib/site/pages';
import { avisosOf, type AvisoView } from './avisos';
import { dataViews, siteMap } from './listings';
import type { ImageFacts } from '@/lib/site/assets';
import type { Card } from '@/lib/site/card';
import { cardAt, feedsOf, recordKindOf, recordsAt, type RecordName } from '@/lib/site/records';
import { absolute, type LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';
import { mailHref } from '@/lib/site/text';
import { pageTitle } from '@/lib/site/pages/titles';
import type { Body, Frame, PageHead } from '@/lib/site/views/text-page';

/** A page as JSON. With the shell's view it determines the page's HTML. */
export interface PageData<K extends PageKind = PageKind> extends Omit<Body<ViewOf<K>>, 'head'> {
  kind: K;
  ruta: string;
  noindex: boolean;
  searched: boolean;
  linkedData: LinkedThing[];
  feed?: FeedView | undefined;
  avisos?: AvisoView[] | undefined;
  read: boolean;
  english?: boolean;
  versions?: Versions | undefined;
  foto?: ImageFacts | undefined;
  muestra?: true | undefined;
  head: PageHead;
}

/** Makes a page's data. @throws when the content has no such page */
export function pageData<K extends PageKind>(
  sources: Sources,
  page: PageRef & { kind: K },
): PageData<K> {
  const { kind, ruta } = page;
  const { content } = sources;
  const { body, indexed, searched, read = false, things, ...declared } = kindOf(kind);
  const { follows, confidential, needs, samplesInWords } = declared;
  const writes = confidential || needs?.some((need) => need === 'queja' || need === 'denuncia');
  const others = {
    routes: () => knownRoutes(content),
    siteMap: () => siteMap(content),
    data: () => dataViews(content),
    feeds: () =>
      feedsOf(content).map(({ title, page }) => ({ titulo: title, ruta: feedPath(page) })),
  };
  const { head, frame, view } = body(sources, ruta, others) as Body<ViewOf<K>>;
  const actualizado = updatedOn(content, page);
  const dayOf = isEnglish(ruta) ? englishDate : longDate;
  const { correoContacto, indexar, url } = content.sitio.data;
  const card = cardAt(content, ruta);
  const foto = fotoOf(content, page);
  const avisos = frame ? avisosOf(content, page, head.canonica) : [];
  return {
    kind,
    ruta,
    noindex: !indexed || !indexar,
    searched,
    read,
    feed: feedView(content, ruta, follows),
    english: isEnglish(ruta),
    versions: versionsOf(content, page),
    foto: foto ? sources.assets.image(foto, 'cabecera') : undefined,
    avisos: avisos.length > 0 ? avisos : undefined,
    linkedData: [
      ...(things?.(sources, others, ruta) ?? []),
      ...linkedData(sources, ruta, frame, card),
    ],
    head: {
      ...{ titulo: pageTitle(content, page), ...head },
      ...(actualizado && { actualizado }),
      ...(card && { tarjeta: { src: card.src, alt: card.alt } }),
    },
    ...(frame && {
      frame: {
        ...frame,
        ...(writes && { search: `/buscar/#${NO_TRACE}` }),
        pie: {
          ...frame.pie,
          ...(actualizado && { actualizado: { dia: actualizado, larga: dayOf(actualizado) } }),
          ...(!confidential && { escribir: mailHref(correoContacto, new URL(ruta, url).href) }),
        },
      },
    }),
    muestra: (!samplesInWords && rowsWith(view, 'muestra').length > 0) || undefined,
    view,
  };
}

type FeedView = NonNullable<ReturnType<typeof feedView>>;

/** Returns the feed of a page: of the kind that it follows, or its own; undefined without entries. */
function feedView(content: Content, ruta: string, follows: RecordName | undefined) {
  const page = follows ? recordKindOf(follows).feed?.page : ruta;
  const feed = feedsOf(content).find((one) => one.page === page);
  if (!feed) return undefined;
  return {
    title: feed.title,
    type: FEED_TYPE,
    href: feedPath(feed.page),
  };
}

/** Returns a page's JSON-LD: its records, and breadcrumbs where shown. */
function linkedData(
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
