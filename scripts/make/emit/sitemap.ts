import type { Content } from '@/lib/content/model';
import { indexedPages, versionsOf } from '@/lib/site/pages';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { headingId } from '@/lib/content/model/slug';

const UNLISTED = 'User-agent: *\nAllow: /\n';

/** A full part never changes. */
const PART = 1000;

/** Writes sitemap and `robots.txt`; with `indexar: false` no map, but robots enter, to read each noindex. */
export function emitSitemaps(content: Content): Map<string, string> {
  const { url, indexar } = content.sitio.data;
  if (!indexar) return new Map([['robots.txt', UNLISTED]]);
  const at = (ruta: string) => new URL(ruta, url).href;
  const pages = indexedPages(content);
  const indexed = new Set(pages.map(({ ruta }) => ruta));
  const alternates = new Map(
    pages.flatMap((page) => {
      const { whole = '', en } = versionsOf(content, page) ?? {};
      return en ? [[page.ruta, alternatesOf({ 'es-MX': whole, en, 'x-default': whole }, at)]] : [];
    }),
  );
  const parts = new Map<string, string>();
  for (const name of RECORD_NAMES) {
    const { isPage, growing, nombre } = recordKindOf(name);
    if (!isPage) continue;
    const listed = recordsOf(content, name).filter((record) => indexed.has(record.url));
    const entries = listed.map((record) => {
      const day = record.changed ? `<lastmod>${record.changed}</lastmod>` : '';
      return `<loc>${at(record.url)}</loc>${day}${alternates.get(record.url) ?? ''}`;
    });
    const file = `sitemap-${headingId(nombre.varios)}`;
    if (growing) {
      entries.reverse();
      for (let at = 0; at < entries.length; at += PART)
        parts.set(`${file}-${at / PART + 1}.xml`, urlset(entries.slice(at, at + PART)));
    } else parts.set(`${file}.xml`, urlset(entries));
  }
  const index = [...parts.keys()].map((file) => `<sitemap><loc>${at(`/${file}`)}</loc></sitemap>`);
  return new Map([
    ['sitemap.xml', document('sitemapindex', index)],
    ...parts,
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${at('/sitemap.xml')}\n`],
  ]);
}

const alternatesOf = (versions: Record<string, string>, at: (ruta: string) => string): string =>
  Object.entries(versions)
    .map(([lang, ruta]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${at(ruta)}"/>`)
    .join('');

const urlset = (entries: string[]) =>
  document(
    'urlset',
    entries.map((entry) => `<url>${entry}</url>`),
  );

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entries.some((entry) => entry.includes('<xhtml:')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${entries.join('\n')}\n</${root}>\n`;
