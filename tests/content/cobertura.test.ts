/** @jest-environment node */
import { markFaults, coverageMarksOf, parseSpecification, readCoverage } from '@/scripts/coverage';

const SPECIFICATION = parseSpecification(`
apartados:
  - capitulo: 1. Uno
  - seccion: 1.1 Primero
    enunciados: { 1.1-01: El inicio abre, 1.1-02: El pie cierra, 1.1-03: Nadie lo ve }
sinPrueba: { 1.1-03: no se puede ver }
`);
const MARK = '// Especificación:';
const TEST = [
  `  ${MARK} 1.1-01, 1.1-02`,
  "  it.each([['a'], ['b']])('abre %s', () => {});",
  "  it('no dice nada', () => {});",
  '',
].join('\n');
const marks = coverageMarksOf('tests/a.test.ts', TEST);

describe('la cobertura de la especificación', () => {
  it('tiene una prueba de cada enunciado, y ninguna nombra lo que no hay', () => {
    const { specification, marks: own } = readCoverage();
    expect(markFaults(specification, own)).toEqual([]);
  });
});

describe('las marcas de las pruebas', () => {
  it('son de la prueba que tienen debajo, aunque ocupen varios renglones', () => {
    expect(marks).toEqual([
      { file: 'tests/a.test.ts', title: 'abre %s', ids: ['1.1-01', '1.1-02'] },
    ]);
    const two = `${MARK} 1.1-01\n${MARK} 1.1-02\ntest('abre', () => {});\n`;
    expect(coverageMarksOf('a', two)).toEqual([
      { file: 'a', title: 'abre', ids: ['1.1-01', '1.1-02'] },
    ]);
    expect(markFaults(SPECIFICATION, marks)).toEqual([]);
  });

  it('un enunciado sin prueba se dice, y también una prueba de lo que no existe', () => {
    expect(
      markFaults(SPECIFICATION, [{ file: 'a', title: 'abre', ids: ['1.1-01', '9-9'] }]),
    ).toEqual(['1.1-02: ninguna prueba lo nombra', 'a «abre»: 9-9 no es un enunciado']);
    expect(
      markFaults(SPECIFICATION, [...marks, { file: 'a', title: 'b', ids: ['1.1-03'] }]),
    ).toEqual(['1.1-03: está en sinPrueba, y tiene prueba o no es un enunciado']);
  });
});
