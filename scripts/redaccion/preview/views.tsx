import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { ComunicadoCards } from '@/components/sections/PrensaList';
import { pageData, type PageData } from '@/lib/site/page-data';
import { shellView, type ShellView } from '@/lib/site/page-data/shell';
import { fileOf } from '@/lib/site/pages';
import { documentTitle, pageTitle } from '@/lib/site/pages/titles';
import { recordKindOf } from '@/lib/site/records';
import { searchRecords, type SearchRecord } from '@/lib/site/records/search';
import type { Sources } from '@/lib/site/sources';
import { cutSummary } from '@/lib/site/text';
import { cardView } from '@/lib/site/views/parts';
import { distil, type Parts } from '@/scripts/make/pages/distil';
import type { View } from '../api';
import { pagesOf } from './pages-of-piece';
import { standalone, type PictureFiles } from './standalone';

/** The ways in which the site shows a file, but for its PDF, and the addresses of missing pictures. */
export function viewsOf(
  sources: Sources,
  file: string,
  parts: Parts,
  files: PictureFiles,
): { views: View[]; missing: string[] } {
  const { content } = sources;
  const shell = shellView(sources);
  const missing = new Set<string>();
  const views: View[] = [];
  const show = (name: string, html: string) => {
    const alone = standalone(html, files, shell.url);
    alone.missing.forEach((one) => missing.add(one));
    views.push({ name, html: alone.html });
  };
  const pages = pagesOf(content, file);
  for (const page of pages) {
    const name = pages.length === 1 ? 'Página' : pageTitle(content, page);
    show(name, pageDocument(pageData(sources, page), shell, parts));
  }
  const release = content.comunicados.find((one) => one.file === file);
  if (release) {
    const cards = [cardView(sources, release, cutSummary(release.data.resumen))];
    const card = <ComunicadoCards className="cards" cards={cards} heading="h2" />;
    show('Tarjeta', pieceDocument('Tarjeta', card, parts));
  }
  const record = searchRecords(content).find(({ url }) => url === pages[0]?.ruta);
  if (record) show('Buscador', pieceDocument('Buscador', <Result {...record} />, parts));
  return { views, missing: [...missing] };
}

const Result = ({ url, title, kind, summary }: SearchRecord) => (
  <div className="search-page">
    <ol>
      <li>
        <a href={url}>{title}</a>
        <p>
          <strong>{recordKindOf(kind).nombre.uno}</strong>
          {` · ${summary}`}
        </p>
      </li>
    </ol>
  </div>
);

/**
 * A page as the build would publish it, but for the metadata that `standalone` drops (tests/build): rendered
 * without Next, and then distilled as in a build.
 */
export const pageDocument = (page: PageData, shell: ShellView, parts: Parts): string =>
  documentOf(
    <PageOf page={page} shell={shell} />,
    documentTitle(page.head.titulo, shell.nombre),
    fileOf(page.ruta),
    parts,
  );

/** Part of a page, alone on a sheet with the site's styles. */
const pieceDocument = (title: string, piece: ReactNode, parts: Parts): string =>
  documentOf(<main className="container-page section">{piece}</main>, title, 'pieza', parts);

/** `renderToString` leaves the marks that React needs where it hydrates; elsewhere `distil` drops them. */
const documentOf = (body: ReactNode, title: string, file: string, parts: Parts): string =>
  distil(
    renderToString(
      <html lang="es-MX">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{title}</title>
        </head>
        <body>{body}</body>
      </html>,
    ),
    file,
    parts,
  );
