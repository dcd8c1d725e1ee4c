import { PROMESAS, promesasOf } from '../promesas';
import { splitTextPage } from '../views/text-page';
import type { Kind } from './kind';

export const accesibilidad = {
  routes: '/accesibilidad/',
  source: 'paginas/accesibilidad.md',
  indexed: true,
  searched: true,
  weight: 'text',
  read: true,
  ids: PROMESAS.map(({ id }) => id),
  body: (sources) => {
    const promesas = promesasOf(sources.content);
    return splitTextPage(sources, 'accesibilidad', { promesas }, promesas);
  },
} satisfies Kind;
