import { z } from 'zod';
import { fold } from '@/lib/search/words';
import { action, wordsAsked, type Action } from './action';
import { NORM_ACTIONS } from './norm-actions';
import { PEOPLE_ACTIONS } from './people-actions';

const ask = action({
  ...{ collection: 'declaraciones', at: 'preguntas', label: 'Nueva pregunta' },
  questions: () =>
    z.object({
      pregunta: wordsAsked('Pregunta', { ayuda: 'Como la hace la gente, con ¿ y ?.' }),
      respuesta: wordsAsked('Respuesta'),
      fuente: wordsAsked('Ley y artículos', {
        ayuda: 'Ejemplo: LGRA 33. Si habla de plazos u obligaciones.',
      }).optional(),
    }),
  apply({ data }, row) {
    const rows = (data.preguntas ??= []);
    if (rows.some(({ pregunta = '' }) => fold(pregunta) === fold(row.pregunta)))
      return 'Esa pregunta ya está. Búsquela y cambie su respuesta.';
    rows.push(row);
    return ['Queda al final; con «Subir» cambia de lugar.'];
  },
});

export const ACTIONS: Action[] = [...NORM_ACTIONS, ...PEOPLE_ACTIONS, ask];
