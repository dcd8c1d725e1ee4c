import type { Content } from '@/lib/content/model';
import { officeHours } from '@/lib/office/hours';
import { shownRows } from '@/lib/routes/lacked';
import { ORGANIGRAMA_SRC } from '../organigrama';
import { pressOf } from '../press';
import { homeThings } from '../schema-org';
import type { Sources } from '../sources';
import { formView } from '../views/form';
import { cardView, tileViews } from '../views/parts';
import { officeCard } from '../views/call-card';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';
import { arrastreView } from './servicios';

const NEWS = 4;

export type InicioView = ReturnType<typeof inicioView>;

const home = {
  follows: 'comunicado',
  source: 'inicio.yml',
  searched: false,
  needs: ['social', 'queja', 'denuncia', 'sugerencia'],
  weight: 'tool',
  ids: [
    ...['queja', 'denuncia', 'sugerencias'],
    ...['organigrama', 'organigrama-dialogo', 'cual-le-toca'],
  ],
} satisfies Partial<Kind>;

export const inicio = {
  ...home,
  routes: '/default/',
  things: homeThings,
  body: (sources) => ({
    head: { descripcion: sources.content.inicio.data.descripcion },
    frame: homeFrame(sources.content),
    view: inicioView(sources),
  }),
} satisfies Kind;

/** QR code entry (D8): home with the complaint form open. */
export const codigoQr = {
  ...home,
  routes: '/default/qractive/',
  title: 'Queja Electrónica por código QR',
  indexed: false,
  body: (sources) => ({
    head: {
      descripcion: 'Entrada por código QR: abre la queja electrónica sobre la página de inicio.',
      canonica: inicio.routes,
    },
    frame: homeFrame(sources.content),
    view: inicioView(sources, 'queja'),
  }),
} satisfies Kind;

/** Forms open in place: their sources are the page's. Questions go to the whole office. */
const homeFrame = (content: Content) => ({
  call: officeCard(content),
  pie: pieOf(content, content.inicio.data, [content.inicio, ...content.formularios]),
});

/** Returns the home page (section 2.3). @param opens dialog to open on load */
function inicioView(sources: Sources, opens?: 'queja') {
  const { content, assets } = sources;
  const { carrusel, ...data } = content.inicio.data;
  return {
    ...data,
    letras: assets.letters(data.pregunta),
    sucesos: tileViews(sources, data.sucesos),
    atencion: officeHours(content.sitio.data),
    arrastre: arrastreView(content)?.atencion,
    opens,
    slides: shownRows(content, carrusel).map((slide) => ({
      ...slide,
      imagen: assets.image(slide.imagen, 'diapositiva'),
    })),
    tramites: tileViews(sources, data.tramites),
    noticias: pressOf(content)
      .releases.slice(0, NEWS)
      .map((comunicado) => cardView(sources, comunicado, comunicado.data.resumen)),
    logos: shownRows(content, data.logos).map((logo) => ({
      ...logo,
      imagen: assets.image(logo.imagen, 'logo'),
    })),
    organigrama: assets.image(ORGANIGRAMA_SRC, 'texto'),
    queja: formView(sources, 'queja'),
    denuncia: formView(sources, 'denuncia'),
    sugerencia: content.sitio.data.sugerencias?.activo
      ? formView(sources, 'sugerencia')
      : undefined,
  };
}
