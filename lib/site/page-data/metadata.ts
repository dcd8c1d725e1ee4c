import type { Metadata } from 'next';
import { isEnglish } from '@/lib/routes';
import { CARD, COMMON_CARD } from '@/lib/site/card';
import { documentTitle } from '@/lib/site/pages/titles';
import type { PageData } from '.';

export function pageMetadata(
  site: { nombre: string; url: string },
  {
    head,
    ruta,
    noindex,
    feed,
    versions,
  }: Pick<PageData, 'head' | 'ruta' | 'noindex' | 'feed' | 'versions'>,
) {
  const { titulo, descripcion, canonica = ruta, fecha, actualizado, tarjeta, rol } = head;
  const isArticle = fecha !== undefined || tarjeta !== undefined;
  const { width, height, type } = CARD;
  return {
    metadataBase: new URL(site.url),
    title: documentTitle(titulo, site.nombre),
    description: descripcion,
    // For hosts that send no headers.
    referrer: 'no-referrer',
    alternates: {
      canonical: canonica,
      ...(versions?.en && {
        languages: { 'es-MX': versions.whole, en: versions.en, 'x-default': versions.whole },
      }),
      ...(feed && {
        types: { [feed.type]: [{ url: feed.href, title: feed.title }] },
      }),
    },
    robots: noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title: titulo,
      description: descripcion,
      url: canonica,
      siteName: site.nombre,
      locale: isEnglish(ruta) ? 'en_US' : 'es_MX',
      type: isArticle ? 'article' : 'website',
      ...(fecha && { publishedTime: fecha }),
      ...(isArticle && actualizado && { modifiedTime: actualizado }),
      images: [
        tarjeta
          ? { url: tarjeta.src, alt: tarjeta.alt, width, height, type }
          : { url: COMMON_CARD, width, height },
      ],
    },
    twitter: {
      card: 'summary_large_image',
      ...(tarjeta && { images: [{ url: tarjeta.src, alt: tarjeta.alt }] }),
    },
    icons: { icon: [{ url: '/icono.svg', type: 'image/svg+xml' }], apple: '/icono-180.png' },
    manifest: '/manifest.webmanifest',
    ...(rol ? { other: { role: rol } } : {}),
  } satisfies Metadata;
}
