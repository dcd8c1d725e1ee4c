/** @jest-environment node */
import { sampleContent } from '../sample';

const { normas: catalogos } = sampleContent();
const normas = (slug: string) => catalogos.find((entry) => entry.slug === slug)!.data.normas;
const todas = catalogos.flatMap(({ data }) => data.normas);
const codes = (prefix: string, numbers: number[]) =>
  numbers.map((n) => `${prefix}-${String(n).padStart(2, '0')}`);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('los catálogos de normas', () => {
  // Especificación: 3-37, 9-15
  it('veintitrés paramunicipales: sin la NTP-18, y con el ID 8 dos veces', () => {
    const rows = normas('normas-paramunicipales');
    expect(rows.map(({ nombre }) => nombre)).toEqual(
      codes('NTP', [...range(1, 17), ...range(20, 25)]),
    );
    expect(rows.map(({ id }) => id)).toEqual([...range(1, 8), ...range(8, 22)]);
  });

  // Especificación: 3-38, 9-16
  it('sesenta y una administrativas, de la NTA-01 a la NTA-61', () => {
    const rows = normas('normas-administrativas');
    expect(rows.map(({ nombre }) => nombre)).toEqual(codes('NTA', range(1, 61)));
    expect(rows.map(({ id }) => id)).toEqual(range(1, 61));
  });

  // Especificación: 3-39, 9-17
  it('cuatro especiales, varias del ejercicio 2025', () => {
    const rows = normas('normas-especiales');
    expect(rows.map(({ nombre }) => nombre)).toEqual(codes('NTE', [1, 3, 4, 5]));
    expect(rows.filter(({ descripcion }) => descripcion.includes('2025')).length).toBeGreaterThan(
      1,
    );
  });
});

describe('el estado de las normas', () => {
  // Especificación: 4-30
  it('la NTA-41 es la única derogada o abrogada sin enlace', () => {
    const unlinked = todas.filter(
      ({ estado, enlace }) => ['derogada', 'abrogada'].includes(estado) && !enlace,
    );
    expect(unlinked.map(({ nombre }) => nombre)).toEqual(['NTA-41']);
  });

  // Especificación: 4-27
  it('las derogadas se escriben de las dos maneras, y una lleva su fecha', () => {
    const leyendas = todas
      .filter(({ estado }) => estado === 'derogada')
      .map(({ leyenda }) => leyenda);
    expect(leyendas.filter((leyenda) => !/^(DEROGADA|Derogada)\b/.test(leyenda ?? ''))).toEqual([]);
    expect(leyendas).toEqual(
      expect.arrayContaining(['DEROGADA', 'Derogada', 'DEROGADA 22 DE MAYO DE 2019']),
    );
  });
});
