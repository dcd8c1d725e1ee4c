import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { wholePhone } from '@/lib/site/text';
import type { Card } from '@/lib/site/card';
import type { LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';

/** A public item (D60) for search, sitemap, feeds and data. */
export interface PublicRecord<Fields = unknown> {
  id: string;
  /** A page, or a place in it: `/directorio/#contraloria`. */
  url: string;
  title: string;
  summary: string;
  words?: string;
  code?: string;
  /** Chosen by an author for its words (`atajos`): ranks first. */
  chosen?: true;
  /** Words of danger, which rank it first. */
  urgent?: string;
  changed?: string | undefined;
  /** Sample data (D44). */
  muestra?: boolean | undefined;
  fields: Fields;
}

export interface FeedEntry extends Pick<
  PublicRecord,
  'id' | 'url' | 'title' | 'summary' | 'muestra'
> {
  day: string;
  changed: string;
  html: string;
  pdf?: string | undefined;
}

export interface Feed {
  title: string;
  description: string;
  page: string;
  count: (content: Content) => number;
  /** Entries by index, newest first, as in `Array.slice`. */
  entries: (sources: Sources, from: number, to: number) => FeedEntry[];
}

export interface RecordKind<
  Schema extends z.ZodObject = z.ZodObject,
  Own = PublicRecord<z.infer<Schema>>,
> {
  nombre: { uno: string; varios: string };
  /** Fields of its open data: given ones that it lacks are left out, missing ones get their default. */
  schema: Schema;
  isPage?: true;
  /** Search ranks it behind pages that serve a person. */
  behind?: true;
  /** Grows with an archive: listed in parts, oldest first. */
  growing?: true;
  besidePage?: true;
  records: (content: Content) => PublicRecord<z.input<Schema>>[];
  /** Open data: name and description of its files, and whether there is one for each year. */
  data?: { file: string; description: string; byYear?: true };
  /** A page lists them; the site map leaves them out. */
  listed?: true;
  feed?: Feed;
  /** True for a record with a vCard: none for vacant posts. */
  hasContact?: (record: Own) => boolean;
  /** Its JSON-LD; undefined for invented people. */
  jsonLd?: (record: Own, sources: Sources, card: Card | undefined) => LinkedThing | undefined;
  card?: {
    /** How many of the newest have a picture; default all. */
    newest?: number;
    of: (record: Own) => Pick<Card, 'over' | 'title'>;
  };
}

export const recordKind = <Schema extends z.ZodObject>(kind: RecordKind<Schema>) => kind;

/** Text, empty when there is none. */
export const textField = (meaning: string) => z.string().describe(meaning).default('');

/** An ISO day, or empty when unknown. */
export const dayField = (meaning: string) =>
  z
    .union([z.literal(''), z.iso.date()])
    .describe(meaning)
    .default('');

/** Joins the parts of a summary as sentences, skipping empty ones. */
export const sentence = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join('. ');

/** Returns a phone with its extension for a search result; empty for an extension alone. */
export const callOf = (telefono: string, extension = ''): string =>
  /\d/.test(telefono) ? wholePhone(telefono, extension) : '';

const MAIN = 'contenido';

/** Marks an address as the page's main part, since each search entry needs an address of its own. */
export const asPart = (enlace: string): string =>
  enlace.includes('#') || !enlace.endsWith('/') || !enlace.startsWith('/')
    ? enlace
    : `${enlace}#${MAIN}`;

/** Returns the page's address from `asPart`'s; others unchanged. */
export const pageOf = (url: string): string =>
  url.endsWith(`#${MAIN}`) ? url.slice(0, -MAIN.length - 1) : url;
