import { preguntaId } from '@/lib/routes/row-ids';
import { declaracionesView } from '../views/documentos';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

/** DeclaraNet (section 3). */
export const declaraciones = {
  routes: '/DeclaraNet/',
  source: 'declaraciones.yml',
  indexed: true,
  searched: true,
  tramite: 'Declarar patrimonio',
  weight: 'text',
  rowIds: ({ declaraciones: { data } }) =>
    data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
  body: (sources) => {
    const entry = sources.content.declaraciones;
    const { titulo, descripcion } = entry.data;
    return {
      head: { descripcion },
      frame: { titulo, pie: pieOf(sources.content, entry.data, [entry]) },
      view: declaracionesView(sources),
    };
  },
} satisfies Kind;
