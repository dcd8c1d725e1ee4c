import { textPage } from '../views/text-page';
import type { Kind } from './kind';

export const mapa = {
  routes: '/mapa/',
  source: 'paginas/mapa.md',
  indexed: true,
  searched: false,
  weight: 'tool',
  body: (sources, _, others) => textPage(sources, 'mapa', { grupos: others.siteMap() }),
} satisfies Kind;
