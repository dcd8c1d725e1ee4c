import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { wholePhone } from '@/lib/site/text';
import type { Card } from '@/lib/site/card';
import type { LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';

/** A thing that people find, follow or reuse (D60), for search, sitemap, feeds and data. */
export interface PublicRecord<Fields = unknown> {
  id: string;
  /** Its address in the site: a page's, or of a place in a page (`/directorio/#contraloria`). */
  url: string;
  title: string;
  summary: string;
  words: string;
  code?: string;
  /** An author chose it as the answer to its words (`atajos`): it comes before other places with them. */
  chosen?: true;
  /** Words of danger: a question with any of them puts it first. */
  urgent?: string;
  /** The day of its last change, where the content says it. */
  changed?: string | undefined;
  /** True of sample data (D44). */
  muestra: boolean;
  fields: Fields;
}

/** An entry of a feed: something new, with its whole text. */
export interface FeedEntry {
  /** The address that it had first: readers of feeds know it by this. */
  id: string;
  url: string;
  title: string;
  summary: string;
  day: string;
  changed: string;
  html: string;
  pdf?: string | undefined;
  muestra: boolean;
}

export interface Contact {
  name: string;
  unit: string;
  title?: string;
  phone: string;
  extension: string;
  email: string;
  verified: string;
}

/** The feed of a kind of record. */
export interface Feed {
  title: string;
  description: string;
  page: string;
  count: (content: Content) => number;
  /** Entries by their place, the newest first, as `Array.slice` takes them. */
  entries: (sources: Sources, from: number, to: number) => FeedEntry[];
}

/** All the outputs of a kind of record; its file is the only place that knows the kind's content. */
export interface RecordKind<Schema extends z.ZodObject = z.ZodObject> {
  nombre: { uno: string; varios: string };
  schema: Schema;
  isPage?: true;
  /** An archive has more and more of them: their lists are in parts, the oldest first. */
  growing?: true;
  besidePage?: true;
  records: (content: Content) => PublicRecord<z.infer<Schema>>[];
  /**
   * It is given away as data (lib/site/records/data.ts): the name and description of its files, and whether
   * there is a file for each year, of which past years stay as they are.
   */
  data?: { file: string; description: string; byYear?: true };
  /** The page that lists them all, where the site map says how many there are instead of each. */
  listedAt?: string | ((content: Content) => string);
  feed?: Feed;
  /** How it is reached, as a file beside its page; nothing when nobody is there to be called. */
  contact?: (record: PublicRecord<z.infer<Schema>>) => Contact | undefined;
  /**
   * Its data for search engines, on its page. @param card its page's picture for social networks, if any
   * @returns nothing when they must not be told: an invented person
   */
  jsonLd?: (
    record: PublicRecord<z.infer<Schema>>,
    sources: Sources,
    card: Card | undefined,
  ) => LinkedThing | undefined;
  card?: {
    /** Only so many of the newest have a picture; by default all. */
    newest?: number;
    of: (record: PublicRecord<z.infer<Schema>>) => Pick<Card, 'over' | 'title'>;
  };
}

/** Types a kind of record by its own fields (inference only). */
export const recordKind = <Schema extends z.ZodObject>(kind: RecordKind<Schema>) => kind;

/** A field that is a day, or empty where the content does not say it. */
export const dayField = (meaning: string) =>
  z.union([z.literal(''), z.iso.date()]).describe(meaning);

/** Parts of a summary, a sentence each; missing parts are left out. */
export const sentence = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join('. ');

/** A phone as a result says it; the extension alone is no call. */
export const callOf = (telefono: string, extension = ''): string =>
  /\d/.test(telefono) ? wholePhone(telefono, extension) : '';

const MAIN = 'contenido';

/**
 * An address inside a page: the search has a single entry for an address, and a page as a whole has its own,
 * beside that of its main part.
 */
export const asPart = (enlace: string): string =>
  enlace.includes('#') || !enlace.endsWith('/') || !enlace.startsWith('/')
    ? enlace
    : `${enlace}#${MAIN}`;

/** The page of an address that is its main part; any other address as it is. */
export const pageOf = (url: string): string =>
  url.endsWith(`#${MAIN}`) ? url.slice(0, -MAIN.length - 1) : url;
