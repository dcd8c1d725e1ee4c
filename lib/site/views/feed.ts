import type { Content } from '@/lib/content/model';
import { normaChanges } from '@/lib/site/normas';

/** The id of the list of feeds, on the page of data. */
export const FEED_ID = 'reciba';

/** Counts the entries of a feed, by its kind of record. */
const ENTRIES = {
  comunicado: ({ comunicados }: Content) => comunicados.length,
  norma: (content: Content) => normaChanges(content).length,
};

export type Followed = keyof typeof ENTRIES;

/** True when there is something to follow: else no page has the list with `FEED_ID`. */
export const hasFeeds = (content: Content): boolean =>
  Object.values(ENTRIES).some((count) => count(content) > 0);
