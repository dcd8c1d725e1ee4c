import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content';
import { comunicadoPath, indexableRoutes } from '@/lib/site/routes';
import { paths } from './paths';

/** Writes `sitemap.xml` and the `robots.txt` that names it. A release carries its own day. */
export async function writeSitemap(content: Content): Promise<void> {
  const { url } = content.sitio.data;
  const days = new Map(
    content.comunicados.map(({ slug, data }) => [comunicadoPath(slug), data.fecha]),
  );
  const entries = indexableRoutes(content).map((route) => {
    const day = days.get(route);
    return `<url><loc>${new URL(route, url).href}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  await writeFile(
    path.join(paths.site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  );
  await writeFile(
    path.join(paths.site, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', url).href}\n`,
  );
}
