import { datasetOf } from '../schema-org';
import { splitTextPage } from '../views/text-page';
import type { Kind } from './kind';

export const datos = {
  routes: '/datos/',
  source: 'paginas/datos.md',
  indexed: true,
  searched: true,
  weight: 'tool',
  things: (sources, others) => others.data().map((one) => datasetOf(sources, one)),
  body: (sources, _, others) =>
    splitTextPage(sources, 'datos', {
      conjuntos: others.data(),
      url: sources.content.sitio.data.url,
    }),
} satisfies Kind;
