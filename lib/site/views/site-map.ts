import type { Content } from '@/lib/content/model';
import { menu } from '@/lib/site/navigation';

/** Every section of the site as a list: what search offers without script, and before a search. */
export function siteMapView(content: Content): { titulo: string; ruta: string }[] {
  const sections = menu(content)
    .flatMap((item) => item.hijos ?? [item])
    .map(({ titulo, ruta }) => ({ titulo, ruta }));
  const tramites = content.inicio.data.tramites.map(({ titulo, enlace }) => ({
    titulo,
    ruta: enlace.startsWith('#') ? `/default/${enlace}` : enlace,
  }));
  return [...sections, ...tramites, { titulo: 'Documentos', ruta: '/documentos/' }];
}
