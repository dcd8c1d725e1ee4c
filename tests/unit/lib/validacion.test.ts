/** @jest-environment node */
import { isFilled, missingFields } from '@/lib/forms/logic';
import { COMPLETE, mode } from './formularios';

const only = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
const without = (...names: string[]) => ({
  ...COMPLETE,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});

describe('los espacios solos no cuentan como escritos', () => {
  it.each([
    ['', false],
    ['  \n\t', false],
    ['\u00a0', false],
    [' a ', true],
    ['0', true],
  ])('%j: %s', (value, filled) => {
    expect(isFilled(value)).toBe(filled);
  });
  it('un campo que nadie tocó está vacío', () => expect(isFilled(undefined)).toBe(false));
});

const ONE_OF = ['correo', 'descripcion', 'nombre', 'telefono'];
const SERVIDOR =
  'cargo checkbox correo dependencia descripcion direccion nombreServidorP telefono'.split(' ');
const SERVICIO = ['checkbox', 'descripcion', 'nombres', 'numeroDeReporte', 'telefono'];

const ASKED: [mode: string, values: Record<string, string>, missing: string[]][] = [
  ...ONE_OF.map((name): (typeof ASKED)[number] => ['denuncia/identificado', only(name), []]),
  ['denuncia/identificado', {}, ONE_OF],
  ['denuncia/identificado', only('fecha', 'lugar'), ONE_OF],
  ['denuncia/identificado', { nombre: ' ', descripcion: '\n' }, ONE_OF],
  ['denuncia/anonimo', only('descripcion'), []],
  ['denuncia/anonimo', only('lugar'), []],
  [
    'denuncia/anonimo',
    only(...ONE_OF.filter((name) => name !== 'descripcion'), 'fecha'),
    ['descripcion', 'lugar'],
  ],
  ['queja/servidor', COMPLETE, []],
  ['queja/servidor', without('nombre', 'nombres', 'numeroDeReporte'), []],
  ['queja/servidor', {}, SERVIDOR],
  ...SERVIDOR.map((name): (typeof ASKED)[number] => ['queja/servidor', without(name), [name]]),
  ['queja/servicio', only(...SERVICIO), []],
  ...SERVICIO.map((name): (typeof ASKED)[number] => ['queja/servicio', without(name), [name]]),
];

// Especificación: 5-25, 5-26, 5-27, 5-28, 5-29, 5-30, 5-31, 5-32, 5-33, 5-34, 5-35, 5-36, 5-37
// Especificación: 5-38, 5-40, 5-41, 5-42, 5-43, 5-44, 5-45, 5-49, D26-01, D26-02
it.each(ASKED)('en %s, con %j escrito, falta %j', (name, values, missing) => {
  expect(missingFields(mode(name), values).sort()).toEqual(missing);
});
