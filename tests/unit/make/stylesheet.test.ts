/** @jest-environment node */
import { distil } from '@/scripts/make/pages/distil';
import { partsFor, type StylePart } from '@/scripts/make/pages/stylesheet';
import { exportedPage, PARTS } from './page';

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

  it('en su orden, cada una entera y antes del texto', () => {
    const html = distil(
      exportedPage({ main: '<h1 class="card mt-2">A</h1><div data-island="search"></div>' }),
      'a/index.html',
      PARTS,
    );
    expect(html).toContain('<style>p{color:red}</style><style>.card{}</style></head><body>');
  });
});
