import { promesasOf } from '../promesas';
import { splitTextPage } from '../views/text-page';
import type { Kind } from './kind';

/** The site's promises of accessibility and privacy. */
export const accesibilidad = {
  routes: '/accesibilidad/',
  source: 'paginas/accesibilidad.md',
  indexed: true,
  searched: true,
  footer: 'Accesibilidad y privacidad',
  weight: 'text',
  read: true,
  body: (sources) =>
    splitTextPage(sources, 'accesibilidad', { promesas: promesasOf(sources.content) }),
} satisfies Kind;
