import type { Content } from '@/lib/content/model';
import { officeHours } from '@/lib/office/hours';
import { vehiculosPath } from '@/lib/routes';
import { shownRows } from '@/lib/routes/lacked';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { pressOf } from '@/lib/site/press';
import type { Sources } from '@/lib/site/sources';
import { canalesView } from './canales';
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
  const towing = vehiculosPath(content.sitio.data);
  const { pregunta, sucesos, seguimiento, carrusel, tramites, logos } = content.inicio.data;
  return {
    pregunta,
    sucesos: { ...sucesos, respuestas: shownRows(content, sucesos.respuestas) },
    seguimiento,
    /** The header shows hours only on wide screens. */
    atencion: officeHours(horario, zonaHoraria, diasInhabiles),
    canales: canalesView(content),
    opens,
    slides: shownRows(content, carrusel).map((slide) => ({
      ...slide,
      imagen: assets.image(slide.imagen, 'diapositiva'),
    })),
    tramites: shownRows(content, tramites).map(({ icono, ...tramite }) => ({
      ...tramite,
      dibujo: assets.drawing(icono),
      arrastre: tramite.enlace === towing ? arrastreView(content)?.atencion : undefined,
    })),
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
