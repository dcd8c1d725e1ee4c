/** @jest-environment node */
import { leyesOf } from '@/lib/content/model/leyes';
import { sampleContent } from '../sample';
import { body, said } from './sections';

const content = sampleContent();

describe('lo que dice la página del síndico', () => {
  // Especificación: 2.5-09, 2.5-22, 9-36
  it('están el propósito, la misión, la visión y las primeras veinte normas técnicas', () => {
    expect(said('sindico', 'sindicatura-procuradora')[0]).toMatch(/órgano interno de control/);
    const mision = said('sindico', 'mision-y-vision');
    expect([mision[0], mision[2]]).toEqual(['Misión', 'Visión']);
    expect(body('sindico')).toContain('las primeras veinte normas técnicas');
  });

  // Especificación: 2.5-17, 2.5-19, 9-14
  it('once periodos de titulares, del actual a 1995, cada uno con su nombre', () => {
    const { actual, anteriores } = content.titulares.data;
    expect([actual.periodo, ...anteriores.map(({ periodo }) => periodo)]).toEqual([
      ...['2024 - 2027', '2021-2024', '2019-2021', '2016-2019', '2013-2016', '2011-2013'],
      ...['2007-2010', '2004-2007', '2001-2004', '1998-2001', '1995-1998'],
    ]);
    expect(anteriores.filter(({ nombre }) => !nombre)).toEqual([]);
  });

  // Especificación: 2.5-13, 3-26
  it('quien hoy encabeza la oficina tiene descripción, foto, cargo, nombre, teléfono y correo', () => {
    const { descripcion, foto, cargo, nombre, telefono, correo } = content.titulares.data.actual;
    for (const value of [descripcion, foto, cargo, nombre]) expect(value).not.toBe('');
    expect([telefono, correo]).toEqual([content.sitio.data.telefono, expect.stringContaining('@')]);
  });

  // Especificación: 2.5-20
  it('una historia de 1917 a 2013, en orden', () => {
    const anios = content.historia.data.hechos.map(({ anio }) => anio);
    expect([anios[0], anios.at(-1)]).toEqual([1917, 2013]);
    expect([...anios].sort((a, b) => a - b)).toEqual(anios);
  });

  // Especificación: 2.5-21
  it('el marco jurídico da periódicos con su número, fechas y artículos', () => {
    const ordenamientos = leyesOf(content);
    const dated = ordenamientos.filter(({ publicacion }) => /de \d{4}\b/.test(publicacion));
    const numbered = dated.filter(({ publicacion }) => /número \d+/.test(publicacion));
    const withArticles = dated.filter(({ articulos }) => /\d/.test(articulos ?? ''));
    for (const some of [dated, numbered, withArticles]) expect(some.length).toBeGreaterThan(5);
    expect(ordenamientos.filter((one) => !dated.includes(one) && !one.porVerificar)).toEqual([]);
  });
});
