import type { Content } from '@/lib/content/model';
import type { Nombre } from '@/lib/content/model/sitio';
import { addressOf, type PageKind } from '@/lib/site/kinds';
import type { MenuItem } from '@/lib/site/menu-item';
import { direccionPath } from '@/lib/routes';
import { FOOTER_LINKS } from '@/lib/ui-texts';

interface Link {
  kind: PageKind;
  nombre: Nombre;
}

const LOOKED_UP: readonly Link[] = [
  { kind: 'prensa', nombre: 'comunicados' },
  { kind: 'directorio', nombre: 'directorio' },
];

const TRAMITES: readonly Link[] = [
  { kind: 'acuse', nombre: 'acuse' },
  { kind: 'vehiculos', nombre: 'vehiculos' },
  { kind: 'declaraciones', nombre: 'declaraciones' },
  { kind: 'catalogo', nombre: 'catalogo' },
  { kind: 'documentos', nombre: 'documentos' },
];

const FOOTER: readonly Link[] = [
  { kind: 'denuncia', nombre: 'paginaDenuncia' },
  { kind: 'datos', nombre: 'datos' },
  { kind: 'mapa', nombre: 'mapa' },
  { kind: 'accesibilidad', nombre: 'accesibilidad' },
];

/** Returns the main menu (section 2.2). `consulta` puts an item under the second heading of the phone's menu. */
export function menu(content: Content): MenuItem[] {
  const { nombres, transparencia } = content.sitio.data;
  const consulta = (item: MenuItem): MenuItem => ({ ...item, consulta: true });
  return [
    { titulo: nombres.inicio, ruta: '/' },
    ...links([{ kind: 'sindico', nombre: 'titular' }], content),
    { titulo: nombres.direcciones, ruta: '', hijos: direccionItems(content) },
    { titulo: nombres.transparencia, ruta: transparencia, externo: true },
    ...links(LOOKED_UP, content).map(consulta),
  ];
}

export const tramiteLinks = (content: Content): MenuItem[] => [
  ...(['queja', 'denuncia'] as const).map((form) => ({
    titulo: content.sitio.data.nombres[form],
    ruta: `/default/#${form}`,
  })),
  ...links(TRAMITES, content),
];

export const footerLinks = (content: Content): MenuItem[] => links(FOOTER, content);

/** The rest of «Tramites y Servicios» in the footer, in the order of section 2.2. */
export function lastFooterLinks({ sitio }: Content): MenuItem[] {
  const { nombres, transparencia, declaraciones } = sitio.data;
  return [
    { titulo: FOOTER_LINKS.news, ruta: '/prensa/' },
    { titulo: FOOTER_LINKS.follow, ruta: '/prensa/#reciba' },
    { titulo: nombres.transparencia, ruta: transparencia },
    ...(declaraciones ? [{ titulo: FOOTER_LINKS.declarations, ruta: declaraciones }] : []),
    { titulo: FOOTER_LINKS.chart, ruta: '/default/#organigrama' },
  ];
}

const links = (list: readonly Link[], content: Content): MenuItem[] =>
  list.flatMap(({ kind, nombre }) => {
    const ruta = addressOf(kind, content);
    return ruta ? [{ titulo: content.sitio.data.nombres[nombre], ruta }] : [];
  });

const direccionItems = ({ direcciones }: Content): MenuItem[] =>
  [...direcciones]
    .sort((a, b) => a.data.orden - b.data.orden)
    .map((entry) => ({ titulo: entry.data.titulo, ruta: direccionPath(entry) }));
