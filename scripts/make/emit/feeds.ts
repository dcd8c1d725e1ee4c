import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateAtomFeed } from 'feedsmith';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { startOfDay } from '@/lib/office/clock';
import { ENTRIES_PER_PART, feedPath } from '@/lib/site/feeds';
import { feedsOf } from '@/lib/site/records';
import type { Feed, FeedEntry } from '@/lib/site/records/record';
import type { Sources } from '@/lib/site/sources';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';

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
      const text = atomOf(sources, feed, entries, part, before);
      const { folder } = await store.cached('feeds', keyOf(codeKey(), text), (aside) =>
        writeFile(path.join(aside, 'atom'), text),
      );
      files.set(feedPath(feed.page, part).slice(1), path.join(folder, 'atom'));
    };
    await add(undefined, feed.entries(sources, 0, rest));
    for (let part = 1; part <= parts; part += 1) {
      const end = total - (part - 1) * ENTRIES_PER_PART;
      await add(part, feed.entries(sources, end - ENTRIES_PER_PART, end));
    }
  }
  return files;
}

/** Returns a feed or a part of its archive in Atom (RFC 4287), paged by RFC 5005, with absolute URLs. */
function atomOf(
  { content, assets }: Sources,
  { title, description, page }: Feed,
  entries: FeedEntry[],
  part: number | undefined,
  before: number,
): string {
  const { url, nombre, demostracion, zonaHoraria } = content.sitio.data;
  const at = (address: string) => new URL(address, url).href;
  const self = at(feedPath(page, part));
  // Later hours of its day could still be to come when the daily build publishes it.
  const moment = (day: string) => new Date(startOfDay(zonaHoraria, day));
  const changes = entries.map(({ changed }) => changed).sort();
  return generateAtomFeed({
    id: self,
    title: { value: `${title} | ${nombre}` },
    subtitle: { value: demostracion ? `${description} ${DEMO_LINE}.` : description },
    updated: moment(changes.at(-1)!),
    authors: [{ name: nombre }],
    links: [
      { rel: 'alternate', href: at(page) },
      { rel: 'self', href: self },
      ...(before > 0 ? [{ rel: 'prev-archive', href: at(feedPath(page, before)) }] : []),
    ],
    xml: { lang: 'es-MX' },
    entries: entries.map(({ muestra, pdf, ...entry }) => ({
      id: at(entry.id),
      title: { value: entry.title },
      summary: { value: entry.summary },
      content: { type: 'html', value: withWholeAddresses(entry.html, at(entry.url)) },
      published: moment(entry.day),
      updated: moment(entry.changed),
      categories: muestra ? [{ term: MUESTRA }] : [],
      links: [
        { rel: 'alternate', href: at(entry.url) },
        ...(pdf
          ? [
              {
                ...{ rel: 'enclosure', href: at(pdf), type: 'application/pdf' },
                length: assets.pdf(pdf)?.bytes,
              },
            ]
          : []),
      ],
    })),
  });
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
