import { homeThings } from '../schema-org';
import { homePie, inicioView } from '../views/inicio';
import type { Kind } from './kind';

export const inicio = {
  routes: '/default/',
  source: 'inicio.yml',
  indexed: true,
  searched: false,
  needs: ['social', 'queja', 'denuncia', 'sugerencia', 'busqueda'],
  weight: 'tool',
  ids: [
    ...['queja', 'denuncia', 'sugerencias'],
    ...['organigrama', 'organigrama-dialogo', 'cual-le-toca'],
  ],
  things: homeThings,
  body: (sources) => ({
    head: { descripcion: sources.content.inicio.data.descripcion },
    frame: { pie: homePie(sources.content) },
    view: inicioView(sources),
  }),
} satisfies Kind;
