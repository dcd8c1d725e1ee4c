import type { Content } from '@/lib/content/model';
import { normaChanges } from '@/lib/site/normas';

/** Counts the entries of a feed, by its kind of record. */
const ENTRIES = {
  comunicado: ({ comunicados }: Content) => comunicados.length,
  norma: (content: Content) => normaChanges(content).length,
};

export type Followed = keyof typeof ENTRIES;

/** True when there is something to follow: else the page of data has no list of feeds. */
export const hasFeeds = (content: Content): boolean =>
  Object.values(ENTRIES).some((count) => count(content) > 0);
