import type { Metadata } from 'next';
import type { Content } from '@/lib/content/model';

interface PageFacts {
  titulo: string;
  descripcion: string;
  /** The page's own address, with both slashes. */
  ruta: string;
  /** Where search engines should look instead, when this is a second copy. */
  canonica?: string;
  noindex?: boolean;
  imagen?: string;
  fecha?: string;
}

/** The head of a page: title, description, canonical and what social networks show. */
export function pageMetadata(content: Content, facts: PageFacts): Metadata {
  const { nombre, url } = content.sitio.data;
  const base = new URL(url);
  const title = facts.titulo === nombre ? nombre : `${facts.titulo} | ${nombre}`;
  return {
    metadataBase: base,
    title,
    description: facts.descripcion,
    // The header says it too; this one holds on a host that sends no headers.
    referrer: 'no-referrer',
    alternates: { canonical: facts.canonica ?? facts.ruta },
    robots: facts.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title: facts.titulo,
      description: facts.descripcion,
      url: facts.canonica ?? facts.ruta,
      siteName: nombre,
      locale: 'es_MX',
      type: facts.fecha ? 'article' : 'website',
      ...(facts.fecha ? { publishedTime: facts.fecha } : {}),
      images: [{ url: '/tarjeta-social.png', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    icons: { icon: [{ url: '/icono.svg', type: 'image/svg+xml' }], apple: '/icono-180.png' },
    manifest: '/manifest.webmanifest',
  };
}
