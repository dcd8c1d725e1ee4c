import type { Content } from '@/lib/content/model';
import type { Nombre } from '@/lib/content/model/sitio';
import { direccionPath, englishForm, englishHome, inglesPath, type FORM_PAGES } from '@/lib/routes';
import { addressOf, type PageKind } from '@/lib/site/kinds';
import type { MenuItem } from '@/lib/site/menu-item';
import { hasFeeds } from '@/lib/site/views/feed';
import { ENGLISH_FRAME, ENGLISH_SITE, FEED_ID, FOOTER_LINKS } from '@/lib/ui-texts';

/** Returns the links to kinds of page that the office has, by their names in sitio.yml. */
const links = (content: Content, named: Partial<Record<PageKind, Nombre>>): MenuItem[] =>
  Object.entries(named).flatMap(([kind, nombre]) => {
    const ruta = addressOf(kind as PageKind, content);
    return ruta ? { titulo: content.sitio.data.nombres[nombre], ruta } : [];
  });

/** Returns the main menu (section 2.2). `consulta` puts an item under the second heading of the phone's menu. */
export function menu(content: Content): MenuItem[] {
  const { nombres, transparencia } = content.sitio.data;
  const consulted = links(content, { prensa: 'comunicados', directorio: 'directorio' });
  const direcciones = [...content.direcciones].sort((a, b) => a.data.orden - b.data.orden);
  return [
    { titulo: nombres.inicio, ruta: '/' },
    ...links(content, { sindico: 'titular' }),
    {
      titulo: nombres.direcciones,
      ruta: '',
      hijos: direcciones.map((one) => ({ titulo: one.data.titulo, ruta: direccionPath(one) })),
    },
    { titulo: nombres.transparencia, ruta: transparencia, externo: true },
    ...consulted.map((item) => ({ ...item, consulta: true })),
  ];
}

/** Returns the links of the frame of pages in Spanish. */
export function spanishLinks(content: Content) {
  const { nombres, transparencia, declaraciones } = content.sitio.data;
  return {
    /** The logo's. */
    inicio: '/',
    menu: menu(content),
    tramites: [
      { titulo: nombres.queja, ruta: '/default/#queja' },
      { titulo: nombres.denuncia, ruta: '/default/#denuncia' },
      ...links(content, {
        acuse: 'acuse',
        vehiculos: 'vehiculos',
        declaraciones: 'declaraciones',
        catalogo: 'catalogo',
        documentos: 'documentos',
      }),
    ],
    enlacesPie: links(content, {
      denuncia: 'paginaDenuncia',
      datos: 'datos',
      mapa: 'mapa',
      accesibilidad: 'accesibilidad',
    }),
    /** The rest of «Tramites y Servicios», below the manual, in the order of section 2.2. */
    enlacesFinales: [
      { titulo: FOOTER_LINKS.news, ruta: '/prensa/' },
      ...(hasFeeds(content) ? [{ titulo: FOOTER_LINKS.follow, ruta: `/datos/#${FEED_ID}` }] : []),
      { titulo: nombres.transparencia, ruta: transparencia },
      ...(declaraciones ? [{ titulo: FOOTER_LINKS.declarations, ruta: declaraciones }] : []),
      { titulo: FOOTER_LINKS.chart, ruta: '/default/#organigrama' },
    ],
  };
}

/** Returns the links of the frame of pages in English; a missing form's is to the Spanish page. */
export function englishLinks(content: Content): ReturnType<typeof spanishLinks> {
  const others = content.ingles
    .filter(({ data, slug }) => !data.formulario && slug !== 'index')
    .map((entry) => ({ titulo: entry.data.titulo, ruta: inglesPath(entry) }));
  const form = (name: keyof typeof FORM_PAGES, titulo: string) => ({
    titulo,
    ruta: englishForm(content, name),
  });
  const inicio = englishHome(content);
  return {
    inicio,
    menu: [
      { titulo: ENGLISH_FRAME.home, ruta: inicio },
      ...others,
      { titulo: ENGLISH_SITE.directory, ruta: '/directorio/', consulta: true },
    ],
    tramites: [
      form('queja', ENGLISH_FRAME.quejaLong),
      form('denuncia', ENGLISH_FRAME.denunciaLong),
    ],
    enlacesPie: others,
    enlacesFinales: [{ titulo: ENGLISH_SITE.whole, ruta: '/default/' }],
  };
}
