import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { FEED_FORMAT_NAMES, feedPath, type FeedFormat } from '@/lib/site/feeds';
import { feedsOf } from '@/lib/site/records';
import type { Feed, FeedEntry } from '@/lib/site/records/record';
import type { Sources } from '@/lib/site/sources';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';
import { FORMATS, type FeedText } from './formats';

/** A full part never changes. */
export const ENTRIES_PER_PART = 50;
/** Enough for readers that poll once a month. */
export const NEWEST_ENTRIES = 20;

/** Writes the newest entries and stored parts numbered from the oldest. @returns path in the site → file */
export async function emitFeeds(sources: Sources, store: Store): Promise<Map<string, string>> {
  const tool = codeKey();
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
        keyOf(tool, JSON.stringify([text, text.self('atom'), before])),
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

function textOf(
  { content, assets }: Sources,
  { title, description, page }: Feed,
  entries: FeedEntry[],
  part: number | undefined,
  before: number,
): FeedText {
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
