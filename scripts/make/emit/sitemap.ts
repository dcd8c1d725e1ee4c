import type { Content } from '@/lib/content/model';
import { indexedPages } from '@/lib/site/pages';
import { pressOf } from '@/lib/site/press';

const UNLISTED = 'User-agent: *\nAllow: /\n';

/** How many addresses a part holds: a part that is full never changes. */
const PART = 1000;

/**
 * `sitemap.xml` and the `robots.txt` that names it. Releases stand in parts counted from the oldest, each
 * with its day, so that no file grows with the archive.
 * With `indexar: false` there is no map: each page says noindex, which robots must be let in to read.
 * @returns path in the site → text
 */
export function emitSitemaps(content: Content): Map<string, string> {
  const { url, indexar } = content.sitio.data;
  if (!indexar) return new Map([['robots.txt', UNLISTED]]);
  const at = (ruta: string) => new URL(ruta, url).href;
  const { release } = pressOf(content);
  const slugOf = (ruta: string) => ruta.split('/').at(-2) ?? '';

  const all = indexedPages(content);
  const pages = all.filter(({ kind }) => kind !== 'comunicado');
  const releases = all.filter(({ kind }) => kind === 'comunicado').reverse();
  const parts = new Map([
    ['sitemap-paginas.xml', urlset(pages.map(({ ruta }) => `<loc>${at(ruta)}</loc>`))],
  ]);
  for (let start = 0; start < releases.length; start += PART)
    parts.set(
      `sitemap-comunicados-${start / PART + 1}.xml`,
      urlset(
        releases.slice(start, start + PART).map(({ ruta }) => {
          const { fecha } = release(slugOf(ruta)).comunicado.data;
          return `<loc>${at(ruta)}</loc><lastmod>${fecha}</lastmod>`;
        }),
      ),
    );
  const index = [...parts.keys()].map((file) => `<sitemap><loc>${at(`/${file}`)}</loc></sitemap>`);
  return new Map([
    ['sitemap.xml', document('sitemapindex', index)],
    ...parts,
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${at('/sitemap.xml')}\n`],
  ]);
}

const urlset = (entries: string[]) =>
  document(
    'urlset',
    entries.map((entry) => `<url>${entry}</url>`),
  );

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
