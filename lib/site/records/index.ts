import type { Content } from '@/lib/content/model';
import type { Card } from '@/lib/site/card';
import { grouped } from '@/lib/site/tables';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { MUESTRA } from '@/lib/ui-texts';
import { comunicadoRecord, direccionFeeds } from './comunicado';
import { persona, unidad } from './directorio';
import { normaRecord } from './norma';
import { atribucion, canal, documento, titular } from './oficina';
import { paginaRecord, pregunta } from './pagina';
import type { Feed, PublicRecord, RecordKind } from './record';
import { tramite } from './tramite';

/** Record kinds (D60). Search, sitemap, feeds, data and JSON-LD go through this table and name no kind. */
export const recordKinds = {
  pagina: paginaRecord,
  tramite,
  pregunta,
  norma: normaRecord,
  comunicado: comunicadoRecord,
  unidad,
  persona,
  canal,
  titular,
  atribucion,
  documento,
};

export type RecordName = keyof typeof recordKinds;
export const RECORD_NAMES = Object.keys(recordKinds) as RecordName[];

export const recordKindOf = (name: RecordName): RecordKind =>
  recordKinds[name] as unknown as RecordKind;

/** Returns the feeds with entries, of record kinds, then of directorates; memoised per content. */
export const feedsOf = memoizeByObject((content: Content): Feed[] =>
  [
    ...RECORD_NAMES.flatMap((name) => recordKindOf(name).feed ?? []),
    ...direccionFeeds(content),
  ].filter((feed) => feed.count(content) > 0),
);

const tableOf = memoizeByObject<Content, Map<RecordName, PublicRecord[]>>(() => new Map());

/** Returns a kind's records, memoised per content. @throws when one does not fit its kind's schema */
export function recordsOf(content: Content, name: RecordName): PublicRecord[] {
  const { records, schema } = recordKindOf(name);
  const made =
    tableOf(content).get(name) ??
    records(content).map((record) => ({ ...record, fields: schema.parse(record.fields) }));
  tableOf(content).set(name, made);
  return made;
}

const placesOf = memoizeByObject((content: Content) => {
  const shown = RECORD_NAMES.filter((name) => recordKindOf(name).jsonLd).flatMap((name) =>
    recordsOf(content, name).map((record) => ({ name, record })),
  );
  return grouped(shown, ({ record }) => record.url.replace(/#.*/, ''));
});

/** Returns the records shown at a page, for its JSON-LD. */
export const recordsAt = (content: Content, ruta: string) => placesOf(content).get(ruta) ?? [];

export const cardsOf = (content: Content): Card[] =>
  RECORD_NAMES.flatMap((name) => carded(content, name).map((record) => cardOf(name, record)));

/** Returns a page's card; undefined for old releases and pages without a record. */
export function cardAt(content: Content, ruta: string): Card | undefined {
  const own = recordsAt(content, ruta).find(({ record }) => record.url === ruta);
  if (!own || !carded(content, own.name).includes(own.record)) return undefined;
  return cardOf(own.name, own.record);
}

function carded(content: Content, name: RecordName): PublicRecord[] {
  const { card } = recordKindOf(name);
  return card ? recordsOf(content, name).slice(0, card.newest) : [];
}

function cardOf(name: RecordName, record: PublicRecord): Card {
  const { over, title } = recordKindOf(name).card!.of(record as never);
  const caption = record.muestra ? `${over} · ${MUESTRA}` : over;
  return {
    src: `/tarjetas/${name}/${record.id}.png`,
    alt: `${caption}: ${title}`,
    over: caption,
    title,
  };
}
