/** @jest-environment node */
import { partsFor, type StylePart } from '@/scripts/make/pages/stylesheet';
import { PARTS } from './page';

const { stylesheet } = PARTS;
const chosen = (classes: string[], ...islands: string[]) =>
  partsFor(stylesheet, new Set(classes), new Set(islands)).map(({ name }) => name);

describe('de la hoja de estilo, una página lleva', () => {
  it('siempre la parte común, y las otras sólo si algo de ella las usa', () => {
    expect(chosen([])).toEqual(['nucleo']);
    expect(chosen(['card'])).toEqual(['nucleo', 'tarjetas']);
  });

  it('una parte sólo cuando están todas las clases de una regla suya', () => {
    expect(chosen(['field'])).toEqual(['nucleo', 'campos']);
    expect(chosen(['form', 'sr-only'])).toEqual(['nucleo', 'campos']);
    const [nucleo, , campos] = stylesheet.parts as [StylePart, StylePart, StylePart];
    const alone = { parts: [nucleo, { ...campos, classes: [] }] };
    expect(partsFor(alone, new Set(['form']), new Set())).toEqual([nucleo]);
    expect(partsFor(alone, new Set(['form', 'field']), new Set())).toHaveLength(2);
  });

  it('para una clase de apoyo que ninguna de ésas tiene, la primera que la tenga', () => {
    expect(chosen(['mt-2'])).toEqual(['nucleo', 'tarjetas']);
    expect(chosen(['mt-2', 'form', 'field'])).toEqual(['nucleo', 'campos']);
  });

  it('lo que sus guiones pueden traer después', () => {
    expect(chosen([], 'search')).toEqual(['nucleo', 'tarjetas']);
    expect(chosen([], 'otra')).toEqual(['nucleo']);
  });
});
