import type { Content } from '@/lib/content/model';
import { grouped, oncePer } from '@/lib/site/tables';
import { atribucion } from './atribucion';
import { comunicadoRecord, direccionFeeds } from './comunicado';
import { documento } from './documento';
import { normaRecord } from './norma';
import { paginaRecord } from './pagina';
import { persona } from './persona';
import { pregunta } from './pregunta';
import type { Feed, PublicRecord, RecordKind } from './record';
import { titular } from './titular';
import { tramite } from './tramite';
import { unidad } from './unidad';

/** Record kinds (D60). Search, sitemap, feeds, data and JSON-LD go through this table and name no kind. */
export const recordKinds = {
  pagina: paginaRecord,
  tramite,
  pregunta,
  norma: normaRecord,
  comunicado: comunicadoRecord,
  unidad,
  persona,
  titular,
  atribucion,
  documento,
};

export type RecordName = keyof typeof recordKinds;
export const RECORD_NAMES = Object.keys(recordKinds) as RecordName[];

export const recordKindOf = (name: RecordName): RecordKind =>
  recordKinds[name] as unknown as RecordKind;

/** Returns the feeds with entries, of record kinds, then of directorates; memoised per content. */
export const feedsOf = oncePer((content: Content): Feed[] =>
  [
    ...RECORD_NAMES.flatMap((name) => recordKindOf(name).feed ?? []),
    ...direccionFeeds(content),
  ].filter((feed) => feed.count(content) > 0),
);

const tableOf = oncePer<Content, Map<RecordName, PublicRecord[]>>(() => new Map());

/** Returns a kind's records, memoised per content. */
export function recordsOf(content: Content, name: RecordName): PublicRecord[] {
  const table = tableOf(content);
  const records = table.get(name) ?? recordKindOf(name).records(content);
  table.set(name, records);
  return records;
}

const placesOf = oncePer((content: Content) => {
  const shown = RECORD_NAMES.filter((name) => recordKindOf(name).jsonLd).flatMap((name) =>
    recordsOf(content, name).map((record) => ({ name, record })),
  );
  return grouped(shown, ({ record }) => record.url.replace(/#.*/, ''));
});

/** Returns the records shown at a page, for its JSON-LD. */
export const recordsAt = (content: Content, ruta: string) => placesOf(content).get(ruta) ?? [];
