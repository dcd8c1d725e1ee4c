import type { Content } from '@/lib/content/model';
import { FEED_FORMAT_NAMES, FEED_FORMATS, feedPath } from '@/lib/site/feeds';
import { recordKindOf, type RecordName } from '@/lib/site/records';

export interface FeedView {
  title: string;
  formats: { name: string; type: string; href: string }[];
}

/** Returns a kind's feed links; undefined without a feed or entries. */
export function feedView(content: Content, name: RecordName | undefined): FeedView | undefined {
  const feed = name && recordKindOf(name).feed;
  if (!feed || feed.count(content) === 0) return undefined;
  return {
    title: feed.title,
    formats: FEED_FORMAT_NAMES.map((format) => ({
      name: FEED_FORMATS[format].name,
      type: FEED_FORMATS[format].type,
      href: feedPath(feed.page, format),
    })),
  };
}
