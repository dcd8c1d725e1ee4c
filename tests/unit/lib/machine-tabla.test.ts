/** @jest-environment node */
import {
  allCells,
  browserCells,
  cell,
  keyOf,
  MARKS,
  proofsOf,
  readTable,
  seen,
  tableOf,
  withTable,
  type Proof,
} from '../../e2e/support/matriz';

const WHAT = { sign: '429', says: 'Está ocupado.', retry: 'after a wait' };
const everyCell = new Set(allCells.map(keyOf));
const proofs: Proof[] = browserCells.map((it) => ({ ...it, passed: true, seen: WHAT }));
const BLOCK = '<!-- matriz -->\n\n<!-- /matriz -->';
const marksOf = (table: string[][]) => table.slice(1).flatMap((row) => row.slice(5));

describe('la tabla de la matriz', () => {
  it('dice de cada celda dónde se probó', () => {
    const marks = marksOf(tableOf(proofs, everyCell));
    expect(marks).toHaveLength(allCells.length);
    expect(marks.filter((mark) => mark === MARKS.browser)).toHaveLength(browserCells.length);
    expect(marks).not.toContain(MARKS.nowhere);
  });

  it('es otra si una prueba del navegador falló o se saltó, o si la máquina no probó una celda', () => {
    const whole = tableOf(proofs, everyCell);
    const [first, ...others] = proofs;
    expect(tableOf([{ ...first!, passed: false }, ...others], everyCell)).not.toEqual(whole);
    const [one, ...rest] = allCells.map(keyOf);
    expect(marksOf(tableOf(proofs, new Set(rest)))).toContain(MARKS.nowhere);
    expect(tableOf(proofs, new Set([one!, ...rest]))).toEqual(whole);
  });

  it('se lee igual sea cual sea el ancho de sus columnas', () => {
    const table = tableOf(proofs, everyCell);
    const written = withTable(`Antes.\n${BLOCK}\nDespués.`, table);
    expect(readTable(written)).toEqual(table);
    expect(readTable(written.replaceAll(' | ', '     |  '))).toEqual(table);
    expect(written).toMatch(/^Antes\.\n[^]*\nDespués\.$/);
  });

  it('no se escribe donde no hay lugar para ella', () => {
    expect(() => withTable('Sin marcas', [['a']])).toThrow('<!-- matriz -->');
    expect(readTable('Sin marcas')).toEqual([]);
  });

  it('toma de cada prueba las celdas que anuncia y lo que vio de ellas', () => {
    const [one, two] = browserCells;
    const notes = [cell(one!), cell(two!), seen(one!, WHAT)];
    expect(proofsOf(notes, true)).toEqual([
      { ...one, passed: true, seen: WHAT },
      { ...two, passed: true, seen: null },
    ]);
    expect(proofsOf([], true)).toEqual([]);
  });
});
