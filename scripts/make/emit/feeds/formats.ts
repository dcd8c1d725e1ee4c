import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { FeedFormat } from '@/lib/site/feeds';
import type { FeedEntry } from '@/lib/site/records/record';

/** A feed or a part of its archive, with absolute URLs. */
export interface FeedText {
  title: string;
  description: string;
  author: string;
  page: string;
  self: (format: FeedFormat) => string;
  older: (format: FeedFormat) => string | undefined;
  entries: (Omit<FeedEntry, 'pdf'> & { pdf?: { url: string; bytes: number | undefined } })[];
  mark: string;
}

const LANGUAGE = 'es-MX';
const PDF = 'application/pdf';
const moment = (day: string) => new Date(`${day}T18:00:00Z`);

/** Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1, paged by RFC 5005. */
export const FORMATS: Record<FeedFormat, (feed: FeedText) => string> = {
  atom: (feed) =>
    generateAtomFeed({
      id: feed.self('atom'),
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: newestOf(feed),
      authors: [{ name: feed.author }],
      links: [{ rel: 'alternate', href: feed.page }, ...paging(feed, 'atom')],
      xml: { lang: LANGUAGE },
      entries: feed.entries.map((entry) => ({
        id: entry.id,
        title: { value: entry.title },
        summary: { value: entry.summary },
        content: { type: 'html', value: entry.html },
        published: moment(entry.day),
        updated: moment(entry.changed),
        categories: marksOf(entry, feed).map((term) => ({ term })),
        links: [
          { rel: 'alternate', href: entry.url },
          ...pdfOf(entry).map(({ url, bytes }) => ({
            ...{ rel: 'enclosure', href: url, type: PDF, length: bytes },
          })),
        ],
      })),
    }),
  rss: (feed) =>
    generateRssFeed({
      title: feed.title,
      link: feed.page,
      description: feed.description,
      language: LANGUAGE,
      lastBuildDate: newestOf(feed),
      atom: { links: paging(feed, 'rss') },
      items: feed.entries.map((entry) => ({
        title: entry.title,
        link: entry.url,
        guid: { value: entry.id, isPermaLink: entry.id === entry.url },
        description: entry.summary,
        content: { encoded: entry.html },
        pubDate: moment(entry.day),
        categories: marksOf(entry, feed).map((name) => ({ name })),
        enclosures: pdfOf(entry).map(({ url, bytes = 0 }) => ({ url, type: PDF, length: bytes })),
      })),
    }),
  feed: (feed) =>
    JSON.stringify(
      generateJsonFeed({
        title: feed.title,
        description: feed.description,
        language: LANGUAGE,
        home_page_url: feed.page,
        feed_url: feed.self('feed'),
        next_url: feed.older('feed'),
        authors: [{ name: feed.author }],
        items: feed.entries.map((entry) => ({
          id: entry.id,
          url: entry.url,
          title: entry.title,
          summary: entry.summary,
          content_html: entry.html,
          date_published: moment(entry.day),
          date_modified: moment(entry.changed),
          tags: marksOf(entry, feed),
          attachments: pdfOf(entry).map(({ url, bytes }) => ({
            ...{ url, mime_type: PDF, size_in_bytes: bytes },
          })),
        })),
      }),
    ),
};

const newestOf = ({ entries }: FeedText): Date =>
  moment(entries.map(({ changed }) => changed).reduce((one, other) => (one > other ? one : other)));

const marksOf = ({ muestra }: FeedText['entries'][number], { mark }: FeedText) =>
  muestra ? [mark] : [];

const pdfOf = ({ pdf }: FeedText['entries'][number]) => (pdf ? [pdf] : []);

const paging = ({ self, older }: FeedText, format: FeedFormat) => {
  const before = older(format);
  const links = [{ rel: 'self', href: self(format) }];
  return before ? [...links, { rel: 'prev-archive', href: before }] : links;
};
