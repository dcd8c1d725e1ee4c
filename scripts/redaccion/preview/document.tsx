import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import type { PageData } from '@/lib/site/page-data';
import type { ShellView } from '@/lib/site/page-data/shell';
import { fileOf } from '@/lib/site/pages';
import { documentTitle } from '@/lib/site/pages/titles';
import { distil, type Parts } from '@/scripts/make/pages/distil';

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
export const pieceDocument = (title: string, piece: ReactNode, parts: Parts): string =>
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
