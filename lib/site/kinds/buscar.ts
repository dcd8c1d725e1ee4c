import { fullIndexes } from '@/lib/site/search-parts';
import { siteMapView } from '../views/site-map';
import { textPage } from '../views/text-page';
import type { Kind } from './kind';

/** The site's own search (D11). */
export const buscar = {
  routes: '/buscar/',
  source: 'paginas/buscar.md',
  indexed: false,
  searched: false,
  needs: ['social', 'busqueda', 'wasm'],
  weight: 'text',
  read: true,
  ids: ['busqueda'],
  body: (sources, _, others) =>
    textPage(sources, 'buscar', {
      items: siteMapView(sources.content, others.menu()),
      archives: fullIndexes(sources.content.comunicados.length).map((folder) => `/${folder}/`),
    }),
} satisfies Kind;
