import type { Content } from '@/lib/content/model';
import type { MenuItem } from '@/lib/site/menu-item';

/** Every section of the site as a list: what search offers without script, and before a search. */
export function siteMapView(
  content: Content,
  menu: MenuItem[],
): { titulo: string; ruta: string }[] {
  const sections = menu
    .flatMap((item) => item.hijos ?? [item])
    .map(({ titulo, ruta }) => ({ titulo, ruta }));
  const tramites = content.inicio.data.tramites.map(({ titulo, enlace }) => ({
    titulo,
    ruta: enlace.startsWith('#') ? `/default/${enlace}` : enlace,
  }));
  return [...sections, ...tramites, { titulo: 'Documentos', ruta: '/documentos/' }];
}
