import type { Content } from '@/lib/content/model';
import type { MenuItem } from '@/lib/site/menu-item';
import { englishForm, englishHome, inglesPath, type FORM_PAGES } from '@/lib/routes';
import { ENGLISH_FRAME, ENGLISH_SITE } from '@/lib/ui-texts';

/** Returns the links of the menu and footer of pages in English; a missing form's is to the Spanish page. */
export function englishLinks(content: Content) {
  const others = content.ingles
    .filter(({ data, slug }) => !data.formulario && slug !== 'index')
    .map((entry) => ({ titulo: entry.data.titulo, ruta: inglesPath(entry) }));
  const form = (name: keyof typeof FORM_PAGES, titulo: string): MenuItem => ({
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
