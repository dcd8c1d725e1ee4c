import type { Content } from '@/lib/content/model';
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

/** Returns the feeds with entries: of record kinds, then of directorates. */
export const feedsOf = (content: Content): Feed[] =>
  [
    ...RECORD_NAMES.flatMap((name) => recordKindOf(name).feed ?? []),
    ...direccionFeeds(content),
  ].filter((feed) => feed.count(content) > 0);

const tables = new WeakMap<Content, Map<RecordName, PublicRecord[]>>();

/** Returns a kind's records, memoised per content. */
export function recordsOf(content: Content, name: RecordName): PublicRecord[] {
  const table = tables.get(content) ?? new Map<RecordName, PublicRecord[]>();
  tables.set(content, table);
  let records = table.get(name);
  if (!records) table.set(name, (records = recordKindOf(name).records(content)));
  return records;
}

const pages = new WeakMap<Content, Map<string, { name: RecordName; record: PublicRecord }[]>>();

/** Returns the records shown at a page, for its JSON-LD. */
export function recordsAt(content: Content, ruta: string) {
  let places = pages.get(content);
  if (!places) {
    pages.set(content, (places = new Map()));
    for (const name of RECORD_NAMES) {
      if (!recordKindOf(name).jsonLd) continue;
      for (const record of recordsOf(content, name)) {
        const page = record.url.replace(/#.*/, '');
        const there = places.get(page);
        if (there) there.push({ name, record });
        else places.set(page, [{ name, record }]);
      }
    }
  }
  return places.get(ruta) ?? [];
}
