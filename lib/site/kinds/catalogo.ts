import { CATALOGO_PATH } from '@/lib/routes';
import { ALL_NORMS } from '@/lib/ui-texts';
import { catalogoNormasView } from '../views/catalogo';
import { catalogoPageOf } from '../views/norma';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

export const catalogo = {
  routes: ({ normas }) => (normas.length > 0 ? [CATALOGO_PATH] : []),
  single: true,
  title: ALL_NORMS.title,
  updated: ({ normas }) =>
    normas
      .map(({ data }) => data.corte)
      .sort()
      .at(-1),
  follows: 'norma',
  indexed: true,
  searched: true,
  weight: 'tool',
  ids: ['todas-las-normas', 'reciba'],
  rowIds: ({ normas }) => normas.map(({ slug }) => slug),
  body: ({ content }) => {
    const { crumbs, responsable } = catalogoPageOf(content, content.normas[0]?.slug ?? '');
    return {
      head: { descripcion: ALL_NORMS.description },
      frame: {
        titulo: ALL_NORMS.title,
        descripcion: ALL_NORMS.description,
        crumbs,
        pie: pieOf(content, { responsable }, []),
      },
      view: catalogoNormasView(content),
    };
  },
} satisfies Kind;
