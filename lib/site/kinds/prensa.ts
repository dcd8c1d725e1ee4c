import { pressOf } from '../press';
import { prensaView, pressPie } from '../views/prensa';
import { pagina } from '../views/text-page';
import type { Kind } from './kind';

/** The newest releases (section 2.5). */
export const prensa = {
  routes: '/prensa/',
  source: 'paginas/prensa.md',
  updated: (content) => pressOf(content).releases[0]?.data.fecha,
  follows: 'comunicado',
  indexed: true,
  searched: false,
  weight: 'text',
  body: (sources) => {
    const { titulo, descripcion } = pagina(sources.content, 'prensa').data;
    const view = prensaView(sources);
    return {
      head: { descripcion },
      frame: { titulo, descripcion, pie: pressPie(sources.content) },
      view,
    };
  },
} satisfies Kind;
