import type { Content } from '@/lib/content/model';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import type { MenuItem } from '@/lib/site/menu-item';
import { direccionPath } from '@/lib/routes';

/** The navigation bar of section 2.2: the kinds of page, and the transparency unit's own site. */
export function menu(content: Content): MenuItem[] {
  return PAGE_KINDS.flatMap((kind): MenuItem[] => {
    const { menu: titulo, routes, consulted } = kindOf(kind);
    if (!titulo) return [];
    if (kind === 'direccion')
      return [
        { titulo, ruta: '', hijos: direccionItems(content) },
        {
          titulo: 'Unidad de Transparencia',
          ruta: content.sitio.data.transparencia,
          externo: true,
        },
      ];
    // The specification has the home item lead to the root, which redirects.
    if (kind === 'inicio') return [{ titulo, ruta: '/' }];
    return typeof routes === 'string' ? [{ titulo, ruta: routes, consulta: consulted }] : [];
  });
}

/** The procedures, for menu and footer: the two forms, and those that are kinds of page. */
export const tramiteLinks = (): MenuItem[] => [
  { titulo: 'Queja Electrónica', ruta: '/default/#queja' },
  { titulo: 'Denuncia Electrónica', ruta: '/default/#denuncia' },
  ...PAGE_KINDS.flatMap((kind) => {
    const { tramite: titulo, routes } = kindOf(kind);
    return titulo && typeof routes === 'string' ? [{ titulo, ruta: routes }] : [];
  }),
];

/** The questions that people come back with, at the foot of every page. */
export const footerLinks = (): MenuItem[] =>
  PAGE_KINDS.flatMap((kind) => {
    const { footer: titulo, routes } = kindOf(kind);
    return titulo && typeof routes === 'string' ? [{ titulo, ruta: routes }] : [];
  });

/** The directorates, from their files, in their order. */
const direccionItems = ({ direcciones }: Content): MenuItem[] =>
  [...direcciones]
    .sort((a, b) => a.data.orden - b.data.orden)
    .map((entry) => ({ titulo: entry.data.titulo, ruta: direccionPath(entry) }));
