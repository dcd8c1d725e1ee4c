/** @jest-environment node */
import { findIdentifying, marksOf, withoutMarks } from '@/lib/forms/anonymity';
import { ENGLISH_PATTERNS } from '@/lib/forms/anonymity-english';
import type { FormDefinition, Mode } from '@/lib/forms/logic';

const definition = { campos: { lugar: {}, hechos: {} } } as unknown as FormDefinition;
const mode = { campos: ['lugar', 'hechos'] } as unknown as Mode;
const without = (lugar: string, hechos: string) => {
  const values = { lugar, hechos };
  return { ...values, ...withoutMarks(values, marksOf(definition, mode, values)) };
};

describe('lo que se quita de un recuadro se busca en todos', () => {
  it('la calle de mi casa, también donde digo el lugar', () => {
    const { lugar, hechos } = without(
      'Calle Cedro, colonia Los Álamos',
      'Me esperaron en la calle Cedro 45, donde vivo.',
    );
    expect(lugar).not.toMatch(/cedro/i);
    expect(lugar).toMatch(/Álamos/);
    expect(hechos).not.toMatch(/cedro|donde vivo/i);
  });

  it('mi nombre, también suelto en otro', () => {
    expect(without('Con Graciela, en la caja', 'Me llamo Graciela Torres.').lugar).not.toMatch(
      /Graciela/,
    );
  });

  it('la ventanilla y el doctor, cuando digo que soy la única', () => {
    const { lugar, hechos } = without(
      'En la ventanilla 3 de Catastro',
      'Soy la única que ayuda ahí al doctor Ruiz.',
    );
    expect(lugar).not.toMatch(/ventanilla 3|Catastro/);
    expect(hechos).not.toMatch(/Ruiz/);
    expect(without('En la ventanilla 3', 'Me pidieron dinero.').lugar).toBe('En la ventanilla 3');
  });

  it('la ciudad es de todos, y se queda', () => {
    const home = 'Vivo en la calle Cedro 45, Ciudad Ejemplo.';
    expect(without('En el centro de Ejemplo', home).lugar).toBe('En el centro de Ejemplo');
  });

  it('lo de otro no se toca: la calle donde pasó, si no digo que es la mía', () => {
    const place = 'Calle Cedro, colonia Los Álamos';
    expect(without(place, 'Me pidieron dinero en la calle Cedro.').lugar).toBe(place);
  });
});

it('in English, the hotel and that I am staying there', () => {
  const marked = (text: string) =>
    findIdentifying(text, [], ENGLISH_PATTERNS).map((mark) => mark.text);
  expect(marked('At the Hotel Lucerna. I am staying there.')).toEqual([
    'Hotel Lucerna',
    'I am staying there',
  ]);
  expect(marked('A cop took 50 dollars at the hotel where I am staying.')).toEqual([
    'the hotel where I am staying',
  ]);
  expect(marked('It was outside where we live.')).toEqual(['where we live']);
  expect(marked('The office where he works.')).toEqual([]);
  expect(marked('He came to my shop Blue Door on Monday.')).toEqual(['my shop Blue Door']);
});
