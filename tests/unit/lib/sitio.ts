import { loadContent, type Content } from '@/lib/content';

export const content = loadContent();

/** The real content with another list of releases; only what routes look at. */
export function withComunicados(count: number, anio = 2025): Content {
  const first = content.comunicados[0]!;
  const comunicados = Array.from({ length: count }, (_, index) => ({
    ...first,
    slug: `comunicado-${index + 1}`,
    data: { ...first.data, numero: index + 1, fecha: `${anio + (index % 2)}-01-01` },
  }));
  return { ...content, comunicados };
}

/** The real content with other values in `sitio.yml`. */
export function withSitio(change: Partial<Content['sitio']['data']>): Content {
  return { ...content, sitio: { ...content.sitio, data: { ...content.sitio.data, ...change } } };
}
