import type { Content } from '@/lib/content/model';
import { FEED_FORMAT_NAMES, FEED_FORMATS, feedPath } from '@/lib/site/feeds';
import { feedsOf, recordKindOf, type RecordName } from '@/lib/site/records';

export type FeedView = NonNullable<ReturnType<typeof feedView>>;

/** Returns the feed links of a page: of the kind that it follows, or its own; undefined without entries. */
export function feedView(content: Content, ruta: string, follows: RecordName | undefined) {
  const page = follows ? recordKindOf(follows).feed?.page : ruta;
  const feed = feedsOf(content).find((one) => one.page === page);
  if (!feed) return undefined;
  return {
    title: feed.title,
    /** Where content links to it. */
    id: follows && 'reciba',
    formats: FEED_FORMAT_NAMES.map((format) => {
      const { name, type } = FEED_FORMATS[format];
      return { name, type, href: feedPath(feed.page, format) };
    }),
  };
}
