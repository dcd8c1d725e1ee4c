/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { SAMPLE, sampleContent } from '../sample';

const { unidades } = sampleContent().directorio.data;
const filas = unidades.flatMap((unidad) => unidad.filas);

describe('el directorio', () => {
  // Especificación: 2.5-35, 2.5-36
  it('agrupa por unidad, con sus nombres y su orden', () => {
    expect(unidades.map(({ nombre }) => nombre)).toEqual([
      'OFICINA DEL SÍNDICO PROCURADOR',
      'COMUNICACIÓN',
      'DIRECCIÓN ADMINISTRATIVA',
      'DIRECCIÓN DE CONTRALORÍA',
      'DIRECCIÓN DE ASUNTOS INTERNOS',
      'DIRECCIÓN DE INVESTIGACIÓN Y DETERMINACION',
      'DIRECCIÓN DE RESPONSABILIDADES',
      'DIRECCIÓN DE NORMATIVIDAD',
      'DIRECCIÓN SOCIAL',
      'RECEPCIÓN SINDICATURA',
    ]);
  });

  // Especificación: 2.5-37, 9-18
  it('tiene unas cincuenta filas', () => {
    expect(filas.length).toBeGreaterThanOrEqual(45);
    expect(filas.length).toBeLessThanOrEqual(55);
  });

  // Especificación: 2.5-41, 2.5-42, 9-19
  it('las extensiones llevan cuatro cifras y no se repiten; algunas celdas van vacías', () => {
    const extensiones = filas.map(({ extension }) => extension).filter(Boolean);
    expect(extensiones.filter((extension) => !/^\d{4}$/.test(extension))).toEqual([]);
    expect(new Set(extensiones).size).toBe(extensiones.length);
    expect(extensiones.length).toBeLessThan(filas.length);
  });

  // Especificación: 2.5-39
  it('cada persona tiene correo, «- - -» o una celda vacía', () => {
    const kinds = filas.map(({ correo }) => (correo.includes('@') ? '@' : correo));
    expect([...new Set(kinds)].sort()).toEqual(['', '- - -', '@']);
  });

  // Especificación: 2.5-40, 9-20, 9-21
  it('la Dirección Social tiene un segundo teléfono; las demás, el conmutador', () => {
    const phones = (social: boolean) =>
      unidades
        .filter(({ id }) => (id === 'social') === social)
        .flatMap(({ telefono, filas }) => [telefono, ...filas.map((fila) => fila.telefono)]);
    expect([...new Set(phones(true))]).toEqual(['664 555 0170']);
    expect([...new Set(phones(false))].filter(Boolean)).toEqual(['664 555 0100']);
  });
});

describe('los datos de muestra no pueden ser de nadie', () => {
  const files = globSync('content/**/*.{md,yml}', { cwd: SAMPLE, absolute: true })
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const found = (pattern: RegExp) =>
    files.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
    );

  it('los teléfonos son del rango ficticio 555 01xx', () => {
    const phones = found(
      /(?<![\d/])(?:\+?52[ -]?)?\(?\d{2,3}\)?[ -.]?\d{3,4}[ -.]?\d{4}(?!\d)/g,
    ).filter(({ found }) => !/^\d{4}-\d{4}$/.test(found));
    expect(phones.length).toBeGreaterThan(1);
    expect(phones.filter(({ found }) => !/^664 555 01\d\d$/.test(found))).toEqual([]);
  });

  it('las llamadas con enlace van a esos teléfonos o al 070', () => {
    expect(
      found(/tel:([^)\s"]+)/g).filter(
        ({ found }) => !/^\{\{(telefono|telefonoSocial|lineaQuejas)\}\}$|^070$/.test(found),
      ),
    ).toEqual([]);
  });

  it('los correos y los sitios terminan en .example', () => {
    const mails = found(/[\w.+-]+@([\w.-]*\w)/g);
    const hosts = found(/https?:\/\/([^/\s:")]+)/g);
    expect([mails.length > 10, hosts.length > 3]).toEqual([true, true]);
    const others = ['es.wikipedia.org', 'creativecommons.org'];
    const ours = [...mails, ...hosts].filter(({ found }) => !others.includes(found));
    expect(ours.filter(({ found }) => !found.endsWith('.example'))).toEqual([]);
  });
});
