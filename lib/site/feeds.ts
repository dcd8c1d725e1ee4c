export const FEED_TYPE = 'application/atom+xml';

/** Full parts never change. */
export const ENTRIES_PER_PART = 50;

/** `/prensa/atom.xml` @param part of the archive, from the oldest; without it, the newest entries */
export const feedPath = (page: string, part?: number): string => `${page}atom${ending(part)}.xml`;

/** Returns former addresses of a page's feed, in RSS and JSON Feed (D84), each with its Atom feed. */
export const formerFeeds = (page: string, entries: number) =>
  [undefined, ...Array.from({ length: entries / ENTRIES_PER_PART }, (_, at) => at + 1)].flatMap(
    (part) =>
      [`rss${ending(part)}.xml`, `feed${ending(part)}.json`].map((name) => ({
        from: page + name,
        to: feedPath(page, part),
      })),
  );

const ending = (part?: number) => (part === undefined ? '' : `-${part}`);
