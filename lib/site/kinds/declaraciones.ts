import { declaracionesPath } from '@/lib/routes';
import { preguntaId } from '@/lib/routes/row-ids';
import { needed } from '../required-content';
import { declaracionesView } from '../views/documentos';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

export const declaraciones = {
  routes: ({ declaraciones, sitio }) => (declaraciones ? [declaracionesPath(sitio.data)] : []),
  single: true,
  source: 'declaraciones.yml',
  indexed: true,
  searched: true,
  weight: 'text',
  rowIds: ({ declaraciones }) =>
    declaraciones?.data.preguntas.map(({ pregunta }) => preguntaId(pregunta)) ?? [],
  body: (sources) => {
    const entry = needed(sources.content.declaraciones);
    const { titulo, descripcion } = entry.data;
    return {
      head: { descripcion },
      frame: { titulo, pie: pieOf(sources.content, entry.data, [entry]) },
      view: declaracionesView(sources),
    };
  },
} satisfies Kind;
