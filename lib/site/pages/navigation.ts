import type { Content } from '@/lib/content/model';
import { addressOf, kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import type { MenuItem } from '@/lib/site/menu-item';
import { direccionPath } from '@/lib/routes';

/** The navigation bar of section 2.2: the kinds of page, and the transparency unit's own site. */
export function menu(content: Content): MenuItem[] {
  return PAGE_KINDS.flatMap((kind): MenuItem[] => {
    const { menu: place, consulted } = kindOf(kind);
    const { nombres, transparencia } = content.sitio.data;
    if (!place) return [];
    const titulo = nombres[place];
    if (kind === 'direccion')
      return [
        { titulo, ruta: '', hijos: direccionItems(content) },
        { titulo: nombres.transparencia, ruta: transparencia, externo: true },
      ];
    if (kind === 'inicio') return [{ titulo, ruta: '/' }];
    const ruta = addressOf(kind, content);
    return ruta ? [{ titulo, ruta, consulta: consulted }] : [];
  });
}

/** The procedures, for menu and footer: the two forms, and those that are kinds of page. */
export const tramiteLinks = (content: Content): MenuItem[] => [
  ...(['queja', 'denuncia'] as const).map((form) => ({
    titulo: content.sitio.data.nombres[form],
    ruta: `/default/#${form}`,
  })),
  ...linksOf('tramite', content),
];

/** The questions that people come back with, at the foot of every page. */
export const footerLinks = (content: Content): MenuItem[] => linksOf('footer', content);

const linksOf = (place: 'tramite' | 'footer', content: Content): MenuItem[] =>
  PAGE_KINDS.flatMap((kind) => {
    const { [place]: name } = kindOf(kind);
    const ruta = addressOf(kind, content);
    return name && ruta ? [{ titulo: content.sitio.data.nombres[name], ruta }] : [];
  });

const direccionItems = ({ direcciones }: Content): MenuItem[] =>
  [...direcciones]
    .sort((a, b) => a.data.orden - b.data.orden)
    .map((entry) => ({ titulo: entry.data.titulo, ruta: direccionPath(entry) }));
