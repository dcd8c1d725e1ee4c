import { added, given, rowsAt, textOfValue, valueAt, type Action } from './action';
import { NORM_ACTIONS } from './norm-actions';
import { PEOPLE_ACTIONS } from './people-actions';
import { plain } from '../search';

const ask: Action = {
  ...{ collection: 'declaraciones', at: 'preguntas', label: 'Nueva pregunta' },
  questions: () => [
    { key: 'pregunta', label: 'Pregunta', help: 'Como la hace la gente, con ¿ y ?.' },
    { key: 'respuesta', label: 'Respuesta', kind: 'lines' },
    {
      ...{ key: 'fuente', label: 'Ley y artículos', optional: true },
      help: 'Ejemplo: LGRA 33. La pide una respuesta que habla de plazos o de obligaciones.',
    },
  ],
  outcome(scene, answers) {
    const row = given(answers, ['pregunta', 'respuesta', 'fuente']);
    const asked = plain(textOfValue(row['pregunta']));
    if (
      rowsAt(scene.data, scene.field).some(
        (one) => plain(textOfValue(valueAt(one, 'pregunta'))) === asked,
      )
    )
      return 'Esa pregunta ya está. Búsquela y cambie su respuesta.';
    return {
      ...added(scene, row),
      says: ['Queda al final de las preguntas; con «Subir» cambia de lugar.'],
    };
  },
};

/** All guided actions; each says at which place it is offered. */
export const ACTIONS: Action[] = [...NORM_ACTIONS, ...PEOPLE_ACTIONS, ask];
