import { z } from 'zod';
import type { EntryOf } from '@/lib/content/model';
import { declaracionesPath, vehiculosPath } from '@/lib/routes';
import { preguntaId } from '@/lib/routes/row-ids';
import { kinds } from '@/lib/site/kinds';
import { callView } from '@/lib/site/views/directorio';
import { callOf, recordKind, sentence } from './record';

type Preguntas = EntryOf<'declaraciones'>['data']['preguntas'];

const ofPage = (ruta: string, preguntas: Preguntas = []) =>
  preguntas.map(({ pregunta, respuesta }) => ({
    id: preguntaId(pregunta),
    url: `${ruta}#${preguntaId(pregunta)}`,
    title: pregunta,
    summary: respuesta,
    fields: {},
  }));

/** A question with its answer; «¿A quién llamo para…?» is answered by a unit's phone. */
export const pregunta = recordKind({
  nombre: { uno: 'Pregunta', varios: 'Preguntas' },
  schema: z.strictObject({}),
  records: ({ directorio, paginas, declaraciones, vehiculos, sitio }) => {
    const needs = paginas.find(({ data }) => data.llamar)?.data.llamar;
    return [
      ...callView(directorio.data.unidades, needs).map((need) => {
        const answer = sentence(`Llame a: ${need.unidad}`, callOf(need.telefono, need.extension));
        return {
          id: need.id,
          url: `${kinds.directorio.routes}#${need.id}`,
          title: need.para,
          summary: answer,
          muestra: need.muestra,
          fields: {},
        };
      }),
      ...ofPage(declaracionesPath(sitio.data), declaraciones?.data.preguntas),
      ...ofPage(vehiculosPath(sitio.data), vehiculos?.data.preguntas),
    ];
  },
});
