import { NO_TRACE } from '@/lib/ui-texts';
import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import { longDate } from '@/lib/office/dates';
import { englishDate } from '@/lib/office/english-date';
import { kindOf, type PageKind, type ViewOf } from '@/lib/site/kinds';
import {
  fotoOf,
  knownRoutes,
  languagesOf,
  readingOf,
  updatedOn,
  type Languages,
  type PageRef,
  type Reading,
} from '@/lib/site/pages';
import { avisosOf, type AvisoView } from './avisos';
import { feedView, type FeedView } from './feed';
import { linkedData } from './linked-data';
import { dataViews, siteMap } from './listings';
import type { ImageFacts } from '@/lib/site/assets';
import { cardAt } from '@/lib/site/records/cards';
import type { LinkedThing } from '@/lib/site/schema-org';
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
  languages?: Languages | undefined;
  reading?: Reading | undefined;
  foto?: ImageFacts | undefined;
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
  const { follows, confidential, needs } = declared;
  const writes = confidential || needs?.some((need) => need === 'queja' || need === 'denuncia');
  const others = {
    routes: () => knownRoutes(content),
    siteMap: () => siteMap(content),
    data: () => dataViews(content),
  };
  const { head, frame, view } = body(sources, ruta, others) as Body<ViewOf<K>>;
  const actualizado = updatedOn(content, page);
  const card = cardAt(content, ruta);
  const foto = fotoOf(content, page);
  const avisos = frame ? avisosOf(content, page, head.canonica) : [];
  return {
    kind,
    ruta,
    noindex: !indexed || !content.sitio.data.indexar,
    searched,
    read,
    feed: feedView(content, ruta, follows),
    english: isEnglish(ruta),
    languages: languagesOf(content, page),
    reading: readingOf(content, page),
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
        ...withFoot(frame, ruta, actualizado, confidential ? undefined : writeTo(content, ruta)),
        ...(writes && { search: `/buscar/#${NO_TRACE}` }),
      },
    }),
    view,
  };
}

const withFoot = (
  frame: Frame,
  ruta: string,
  dia: string | undefined,
  escribir: string | undefined,
): Frame => ({
  ...frame,
  pie: {
    ...frame.pie,
    ...(dia && { actualizado: { dia, larga: isEnglish(ruta) ? englishDate(dia) : longDate(dia) } }),
    ...(escribir && { escribir }),
  },
});

const writeTo = ({ sitio: { data } }: Content, ruta: string): string =>
  mailHref(data.correoContacto, new URL(ruta, data.url).href);
