export const FEED_FORMATS = {
  atom: { name: 'Atom', type: 'application/atom+xml', ending: 'xml' },
  rss: { name: 'RSS', type: 'application/rss+xml', ending: 'xml' },
  feed: { name: 'JSON Feed', type: 'application/feed+json', ending: 'json' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_FORMAT_NAMES = Object.keys(FEED_FORMATS) as FeedFormat[];

/** `/prensa/atom.xml` @param part of the archive, from the oldest; without it, the newest entries */
export const feedPath = (page: string, format: FeedFormat, part?: number): string =>
  `${page}${format}${part === undefined ? '' : `-${part}`}.${FEED_FORMATS[format].ending}`;
