import type { Content } from '@/lib/content/model';
import { officeHours } from '@/lib/office/hours';
import { shownRows } from '@/lib/routes/lacked';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { pressOf } from '@/lib/site/press';
import type { Sources } from '@/lib/site/sources';
import { formView } from './form';
import { cardView } from './parts';
import { pieOf, type Pie } from './pie';
import { arrastreView } from './vehiculos';

const NEWS = 4;

export type InicioView = ReturnType<typeof inicioView>;

/** Returns the home page (section 2.3). @param opens dialog to open on load: the QR entry (D8) */
export function inicioView(sources: Sources, opens?: 'queja') {
  const { content, assets } = sources;
  const { zonaHoraria, horario, diasInhabiles, sugerencias } = content.sitio.data;
  const { pregunta, ayuda, sucesos, seguimiento, carrusel, tramites, logos } = content.inicio.data;
  const tiles = (rows: typeof tramites) =>
    shownRows(content, rows).map(({ icono, ...row }) => ({
      ...row,
      dibujo: assets.drawing(icono),
    }));
  return {
    pregunta,
    letras: assets.letters(pregunta),
    ayuda,
    sucesos: tiles(sucesos),
    seguimiento,
    atencion: officeHours(horario, zonaHoraria, diasInhabiles),
    arrastre: arrastreView(content)?.atencion,
    opens,
    slides: shownRows(content, carrusel).map((slide) => ({
      ...slide,
      imagen: assets.image(slide.imagen, 'diapositiva'),
    })),
    tramites: tiles(tramites),
    noticias: pressOf(content)
      .releases.slice(0, NEWS)
      .map((comunicado) => cardView(sources, comunicado, comunicado.data.resumen)),
    logos: shownRows(content, logos).map((logo) => ({
      ...logo,
      imagen: assets.image(logo.imagen, 'logo'),
    })),
    organigrama: assets.image(ORGANIGRAMA_SRC, 'texto'),
    queja: formView(sources, 'queja'),
    denuncia: formView(sources, 'denuncia'),
    sugerencia: sugerencias?.activo ? formView(sources, 'sugerencia') : undefined,
  };
}

/** Foot of home and its QR entry: forms open in place. */
export const homePie = (content: Content): Pie =>
  pieOf(content, content.inicio.data, [content.inicio, ...content.formularios]);
