/** The formats in which news are followed, newest standard first. */
export const FEED_FORMATS = {
  atom: { name: 'Atom', type: 'application/atom+xml', ending: 'xml' },
  rss: { name: 'RSS', type: 'application/rss+xml', ending: 'xml' },
  feed: { name: 'JSON Feed', type: 'application/feed+json', ending: 'json' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

export const FEED_FORMAT_NAMES = Object.keys(FEED_FORMATS) as FeedFormat[];

/**
 * The address of a feed: `/prensa/atom.xml`.
 * @param page the address of the page beside which it is
 * @param part of its older entries, counted from the oldest; the newest ones when not told
 */
export const feedPath = (page: string, format: FeedFormat, part?: number): string =>
  `${page}${format}${part === undefined ? '' : `-${part}`}.${FEED_FORMATS[format].ending}`;
