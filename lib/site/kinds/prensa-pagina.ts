import { numbersIn, prensaPath } from '@/lib/routes';
import { numbered, pressOf } from '../press';
import { PRENSA, prensaPageView, pressPie } from '../views/prensa';
import { paginaEntry } from '../views/text-page';
import type { Kind } from './kind';

/** Page of the releases list, numbered from the oldest (D48). */
export const prensaPagina = {
  routes: (content) => numbered(pressOf(content).list.parts, prensaPath),
  source: 'paginas/prensa.md',
  title: (content, ruta) => [
    `${paginaEntry(content, 'prensa').data.titulo}, página ${numbersIn(ruta).join()}`,
  ],
  updated: (content, ruta) => pressOf(content).list.part(numbersIn(ruta)[0] ?? 1)[0]?.data.fecha,
  indexed: true,
  searched: false,
  weight: 'text',
  growing: true,
  body: (sources, ruta) => {
    const [n = 1] = numbersIn(ruta);
    const view = prensaPageView(sources, n);
    return {
      head: {
        descripcion: `${paginaEntry(sources.content, 'prensa').data.descripcion} Página ${n}.`,
      },
      frame: {
        titulo: `Comunicados, página ${n}`,
        crumbs: [PRENSA],
        pie: pressPie(sources.content),
      },
      view,
    };
  },
} satisfies Kind;
