import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { FEED_FORMAT_NAMES, feedPath, type FeedFormat } from '@/lib/site/feeds';
import { feedsOf } from '@/lib/site/records';
import type { Feed, FeedEntry } from '@/lib/site/records/record';
import type { Sources } from '@/lib/site/sources';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';

/** A full part never changes. */
export const ENTRIES_PER_PART = 50;
/** Enough for readers that poll once a month. */
export const NEWEST_ENTRIES = 20;

/** Writes the newest entries and stored parts numbered from the oldest. @returns path in the site → file */
export async function emitFeeds(sources: Sources, store: Store): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const feed of feedsOf(sources.content)) {
    const total = feed.count(sources.content);
    const parts = Math.floor(total / ENTRIES_PER_PART);
    const rest = Math.max(NEWEST_ENTRIES, total - parts * ENTRIES_PER_PART);
    const add = async (part: number | undefined, entries: FeedEntry[]) => {
      const before = part === undefined ? parts : part - 1;
      const text = textOf(sources, feed, entries, part, before);
      const { folder } = await store.cached(
        'feeds',
        keyOf(codeKey(), JSON.stringify([text, text.self('atom'), before])),
        async (aside) => {
          for (const format of FEED_FORMAT_NAMES)
            await writeFile(path.join(aside, format), FORMATS[format](text));
        },
      );
      for (const format of FEED_FORMAT_NAMES)
        files.set(feedPath(feed.page, format, part).slice(1), path.join(folder, format));
    };
    await add(undefined, feed.entries(sources, 0, rest));
    for (let part = 1; part <= parts; part += 1) {
      const end = total - (part - 1) * ENTRIES_PER_PART;
      await add(part, feed.entries(sources, end - ENTRIES_PER_PART, end));
    }
  }
  return files;
}

/** A feed or a part of its archive, with absolute URLs. */
function textOf(
  { content, assets }: Sources,
  { title, description, page }: Feed,
  entries: FeedEntry[],
  part: number | undefined,
  before: number,
) {
  const { url, nombre, demostracion } = content.sitio.data;
  const at = (address: string) => new URL(address, url).href;
  return {
    title: `${title} | ${nombre}`,
    description: demostracion ? `${description} ${DEMO_LINE}.` : description,
    author: nombre,
    page: at(page),
    self: (format: FeedFormat) => at(feedPath(page, format, part)),
    older: (format: FeedFormat) => (before > 0 ? at(feedPath(page, format, before)) : undefined),
    mark: MUESTRA,
    entries: entries.map(({ pdf, ...entry }) => ({
      ...entry,
      id: at(entry.id),
      url: at(entry.url),
      html: withWholeAddresses(entry.html, at(entry.url)),
      ...(pdf && { pdf: { url: at(pdf), bytes: assets.pdf(pdf)?.bytes } }),
    })),
  };
}

function withWholeAddresses(html: string, page: string): string {
  const at = (address: string) => new URL(address, page).href;
  return html
    .replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, to: string) => ` ${name}="${at(to)}"`)
    .replace(/ srcset="([^"]*)"/g, (_, all: string) => {
      const whole = all.split(', ').map((one) => one.replace(/^\/\S+/, at));
      return ` srcset="${whole.join(', ')}"`;
    });
}

type FeedText = ReturnType<typeof textOf>;

const LANGUAGE = 'es-MX';
const PDF = 'application/pdf';
const moment = (day: string) => new Date(`${day}T18:00:00Z`);

/** Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1, paged by RFC 5005. */
const FORMATS: Record<FeedFormat, (feed: FeedText) => string> = {
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
