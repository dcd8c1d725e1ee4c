import type { Content } from '@/lib/content/model';
import type { MenuItem } from '@/lib/site/menu-item';
import { FORM_PAGES, inglesPath } from '@/lib/routes';
import { ENGLISH_FRAME, ENGLISH_SITE } from '@/lib/ui-texts';

/** Returns the links of the menu and footer of pages in English; a missing form's is to the Spanish page. */
export function englishLinks({ ingles }: Content) {
  const pages = ingles
    .filter(({ data }) => !data.formulario)
    .map((entry) => ({ titulo: entry.data.titulo, ruta: inglesPath(entry) }));
  const others = pages.filter(({ ruta }) => ruta !== '/en/');
  const form = (name: keyof typeof FORM_PAGES, titulo: string): MenuItem => {
    const page = ingles.find(({ data }) => data.formulario === name);
    return { titulo, ruta: page ? inglesPath(page) : FORM_PAGES[name] };
  };
  return {
    menu: [
      { titulo: ENGLISH_FRAME.home, ruta: '/en/' },
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
