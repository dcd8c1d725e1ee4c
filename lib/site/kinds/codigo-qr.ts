import { homePie, inicioView } from '../views/inicio';
import { inicio } from './inicio';
import type { Kind } from './kind';

/** QR code entry (D8): home with the complaint form open. */
export const codigoQr = {
  routes: '/default/qractive/',
  source: inicio.source,
  title: 'Queja Electrónica por código QR',
  indexed: false,
  searched: false,
  needs: inicio.needs,
  weight: inicio.weight,
  ids: inicio.ids,
  body: (sources) => ({
    head: {
      descripcion: 'Entrada por código QR: abre la queja electrónica sobre la página de inicio.',
      canonica: inicio.routes,
    },
    frame: { pie: homePie(sources.content) },
    view: inicioView(sources, 'queja'),
  }),
} satisfies Kind;
