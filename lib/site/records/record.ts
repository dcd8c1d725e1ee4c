import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { wholePhone } from '@/lib/site/text';
import type { Card } from '@/lib/site/card';
import type { LinkedThing } from '@/lib/site/schema-org';
import type { Sources } from '@/lib/site/sources';

/** A thing that people find, follow or reuse (D60): what search, sitemap, feeds and data say of it. */
export interface PublicRecord<Fields = unknown> {
  id: string;
  /** Its address in the site: a page's, or that of a place in one (`/directorio/#contraloria`). */
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
  /** True when what it says is invented (D44). */
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

/** What an address book keeps of a record. */
export interface Contact {
  name: string;
  unit: string;
  title?: string;
  phone: string;
  extension: string;
  email: string;
  verified: string;
}

/** How people follow what is new of a kind of record. */
export interface Feed {
  title: string;
  description: string;
  page: string;
  count: (content: Content) => number;
  /** Entries by their place, the newest first, as `Array.slice` takes them. */
  entries: (sources: Sources, from: number, to: number) => FeedEntry[];
}

/** All that is said of a kind of record; its file is the one place that knows the kind's content. */
export interface RecordKind<Schema extends z.ZodObject = z.ZodObject> {
  nombre: { uno: string; varios: string };
  schema: Schema;
  isPage?: true;
  /** An archive has more and more of them: what lists them is in parts, the oldest first. */
  growing?: true;
  besidePage?: true;
  records: (content: Content) => PublicRecord<z.infer<Schema>>[];
  /**
   * It is given away as data (lib/site/records/data.ts): the name of its files, what they hold, and whether
   * there is one for each year, of which those that passed stay as they are.
   */
  data?: { file: string; description: string; byYear?: true };
  /** The page that lists them all, where the site map says how many there are instead of each. */
  listedAt?: string | ((content: Content) => string);
  feed?: Feed;
  /** How it is reached, as a file beside its page; nothing when nobody is there to be called. */
  contact?: (record: PublicRecord<z.infer<Schema>>) => Contact | undefined;
  /**
   * What search engines read of it, on the page on which it is.
   * @param card what social networks show of it, when it is a page that has one
   * @returns nothing when they must not be told: an invented person
   */
  jsonLd?: (
    record: PublicRecord<z.infer<Schema>>,
    sources: Sources,
    card: Card | undefined,
  ) => LinkedThing | undefined;
  card?: {
    /** Only so many of the newest have one; all of them, when it is not said. */
    newest?: number;
    of: (record: PublicRecord<z.infer<Schema>>) => Pick<Card, 'over' | 'title'>;
  };
}

/** Types a kind of record by its own fields (inference only). */
export const recordKind = <Schema extends z.ZodObject>(kind: RecordKind<Schema>) => kind;

/** A field that is a day, or empty where the content does not say it. */
export const dayField = (meaning: string) =>
  z.union([z.literal(''), z.iso.date()]).describe(meaning);

/** Parts of a summary, one sentence each; what is missing is left out. */
export const sentence = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join('. ');

/** A phone as a result says it; the extension alone is no call. */
export const callOf = (telefono: string, extension = ''): string =>
  /\d/.test(telefono) ? wholePhone(telefono, extension) : '';

const MAIN = 'contenido';

/**
 * An address inside a page: the search has one entry for an address, and a page as a whole has its own;
 * beside it is one for its main part.
 */
export const asPart = (enlace: string): string =>
  enlace.includes('#') || !enlace.endsWith('/') || !enlace.startsWith('/')
    ? enlace
    : `${enlace}#${MAIN}`;

/** The page of an address that is its main part; any other address as it is. */
export const pageOf = (url: string): string =>
  url.endsWith(`#${MAIN}`) ? url.slice(0, -MAIN.length - 1) : url;
