import type { Content } from '@/lib/content/model';
import { normaChanges } from '@/lib/site/normas';

/** The id of the part of a page that offers the feed of the records that it follows. */
export const FEED_ID = 'reciba';

/** Counts the entries of a feed, by its kind of record. */
const ENTRIES = {
  comunicado: ({ comunicados }: Content) => comunicados.length,
  norma: (content: Content) => normaChanges(content).length,
};

export type Followed = keyof typeof ENTRIES;

/** True when a kind of record has something to follow: else its pages have no part with `FEED_ID`. */
export const isFollowed = (content: Content, name: Followed): boolean => ENTRIES[name](content) > 0;
