import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import type { PageData } from '@/lib/site/page-data';
import { pageMetadata } from '@/lib/site/page-data/metadata';
import type { ShellView } from '@/lib/site/page-data/shell';
import { fileOf } from '@/lib/site/pages';
import { distil, type Parts } from '@/scripts/make/pages/distil';
import { dark, palette } from '@/tailwind.config';

/**
 * A page as the build would publish it, to the byte (tests/build): Next's output for a page's metadata and
 * component is written here without Next, and then distilled as in a build.
 */
export function pageDocument(page: PageData, shell: ShellView, parts: Parts): string {
  const body = <PageOf page={page} shell={shell} />;
  const head = <Head metadata={pageMetadata(shell, page)} />;
  return documentOf(body, head, fileOf(page.ruta), parts);
}

/** Part of a page, alone on a sheet with the site's styles. */
export const pieceDocument = (title: string, piece: ReactNode, parts: Parts): string =>
  documentOf(
    <main className="container-page section">{piece}</main>,
    <title>{title}</title>,
    'pieza',
    parts,
  );

/** `renderToString` leaves the marks that React needs where it hydrates; elsewhere `distil` drops them. */
const documentOf = (body: ReactNode, head: ReactNode, file: string, parts: Parts): string =>
  distil(
    renderToString(
      <html lang="es-MX">
        <head>
          <Frame />
          {head}
        </head>
        <body>{body}</body>
      </html>,
    ),
    file,
    parts,
  );

const Frame = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content={dark['sede-oscura']} media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content={palette['sede-oscura']} />
    <meta name="color-scheme" content="light dark" />
  </>
);

/** A page's metadata as elements, in Next's order. */
function Head({ metadata }: { metadata: ReturnType<typeof pageMetadata> }) {
  const { metadataBase, title, description, referrer, alternates, robots, other } = metadata;
  const { openGraph, twitter, icons, manifest } = metadata;
  const whole = (address: string) => new URL(address, metadataBase).href;
  const feeds = Object.entries(alternates.types ?? {}).flatMap(([type, links]) =>
    links.map((link) => ({ type, ...link })),
  );
  const [{ url, alt, ...image }] = openGraph.images as [
    (typeof openGraph.images)[number] & { alt?: string },
  ];
  const graph: [string, string | number | undefined][] = [
    ['og:title', openGraph.title],
    ['og:description', openGraph.description],
    ['og:url', whole(openGraph.url)],
    ['og:site_name', openGraph.siteName],
    ['og:locale', openGraph.locale],
    ['og:image', whole(url)],
    ['og:image:type', 'type' in image ? image.type : undefined],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', alt],
    ['og:type', openGraph.type],
    ['article:published_time', openGraph.publishedTime],
    ['article:modified_time', openGraph.modifiedTime],
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="manifest" href={manifest} />
      <meta name="referrer" content={referrer} />
      {robots && <meta name="robots" content="noindex, follow" />}
      {other && <meta name="role" content={other.role} />}
      <link rel="canonical" href={whole(alternates.canonical)} />
      {feeds.map((feed) => (
        <link
          key={feed.type}
          rel="alternate"
          type={feed.type}
          href={whole(feed.url)}
          title={feed.title}
        />
      ))}
      {graph.map(
        ([property, content]) =>
          content !== undefined && (
            <meta key={property} property={property} content={`${content}`} />
          ),
      )}
      <meta name="twitter:card" content={twitter.card} />
      {icons.icon.map((icon) => (
        <link key={icon.url} rel="icon" href={icon.url} type={icon.type} />
      ))}
      <link rel="apple-touch-icon" href={icons.apple} />
    </>
  );
}
