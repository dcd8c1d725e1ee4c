import { pressOf } from '../press';
import { prensaView, pressPie } from '../views/prensa';
import { paginaEntry } from '../views/text-page';
import type { Kind } from './kind';

export const prensa = {
  routes: '/prensa/',
  source: 'paginas/prensa.md',
  updated: (content) => pressOf(content).releases[0]?.data.fecha,
  follows: 'comunicado',
  indexed: true,
  searched: false,
  weight: 'text',
  ids: ['reciba'],
  body: (sources) => {
    const { titulo, descripcion } = paginaEntry(sources.content, 'prensa').data;
    const view = prensaView(sources);
    return {
      head: { descripcion },
      frame: { titulo, descripcion, pie: pressPie(sources.content) },
      view,
    };
  },
} satisfies Kind;
