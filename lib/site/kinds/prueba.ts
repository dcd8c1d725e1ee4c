import { PRUEBA_PATH } from '@/lib/routes';
import { paginaEntry, textPage } from '../views/text-page';
import type { Kind } from './kind';

export const prueba = {
  routes: ({ paginas }) => (paginas.some(({ slug }) => slug === 'prueba') ? [PRUEBA_PATH] : []),
  single: true,
  source: 'paginas/prueba.md',
  // Its heading, «Home», would be ambiguous in lists of pages.
  title: 'Página de prueba',
  indexed: false,
  searched: false,
  needs: [],
  weight: 'text',
  bare: true,
  body: (sources) => {
    const { head, view } = textPage(sources, 'prueba', {});
    return { head, view: { ...view, titulo: paginaEntry(sources.content, 'prueba').data.titulo } };
  },
} satisfies Kind;
