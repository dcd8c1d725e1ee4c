import { fullIndexes } from '@/lib/site/search-parts';
import { NO_TRACE } from '@/lib/ui-texts';
import { textPage } from '../views/text-page';
import type { Kind } from './kind';

export const buscar = {
  routes: '/buscar/',
  source: 'paginas/buscar.md',
  indexed: false,
  searched: false,
  needs: ['social', 'busqueda', 'wasm'],
  weight: 'text',
  read: true,
  ids: ['busqueda', NO_TRACE],
  body: (sources, _, others) =>
    textPage(sources, 'buscar', {
      telefono: sources.content.sitio.data.telefono,
      grupos: others.siteMap().slice(0, 1),
      archives: fullIndexes(sources.content.comunicados.length).map((folder) => `/${folder}/`),
    }),
} satisfies Kind;
