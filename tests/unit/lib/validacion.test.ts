/** @jest-environment node */
import { clearAfter, isFilled, missingFields } from '@/lib/forms/logic';
import { COMPLETE, form, mode } from './formularios';

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

describe('la denuncia identificada se envía con uno solo de estos datos', () => {
  // Especificación: 5-25, D26-01
  it.each(['correo', 'descripcion', 'telefono', 'nombre'])('%s', (name) => {
    expect(missingFields(mode('denuncia/identificado'), only(name))).toEqual([]);
  });
  // Especificación: 5-26
  it.each([[[]], [['lugar']], [['fecha', 'lugar']]])(
    'pero no sólo con %j: entonces se nombran los cuatro',
    (names) => {
      expect(missingFields(mode('denuncia/identificado'), only(...names)).sort()).toEqual([
        'correo',
        'descripcion',
        'nombre',
        'telefono',
      ]);
    },
  );
  // Especificación: D26-02
  it('ni con espacios', () => {
    expect(
      missingFields(mode('denuncia/identificado'), { nombre: ' ', descripcion: '\n' }),
    ).toHaveLength(4);
  });
});

describe('la denuncia anónima se envía con la descripción o el lugar', () => {
  // Especificación: 5-27, 5-28
  it.each(['descripcion', 'lugar'])('%s', (name) => {
    expect(missingFields(mode('denuncia/anonimo'), only(name))).toEqual([]);
  });
  // Especificación: 5-29
  it('lo que se escribió de la identidad no basta', () => {
    expect(
      missingFields(mode('denuncia/anonimo'), only('nombre', 'correo', 'telefono', 'fecha')).sort(),
    ).toEqual(['descripcion', 'lugar']);
  });
});

describe('la queja contra una persona servidora pública', () => {
  const required =
    'direccion cargo nombreServidorP correo dependencia descripcion telefono checkbox'.split(' ');

  it('completa, se envía', () =>
    expect(missingFields(mode('queja/servidor'), COMPLETE)).toEqual([]));
  // Especificación: 5-38
  it('no exige el nombre de quien se queja', () => {
    expect(
      missingFields(mode('queja/servidor'), without('nombre', 'nombres', 'numeroDeReporte')),
    ).toEqual([]);
  });
  // Especificación: 5-30, 5-31, 5-32, 5-33, 5-34, 5-35, 5-36, 5-37, D26-01
  it.each(required)('sin %s no se envía', (name) => {
    expect(missingFields(mode('queja/servidor'), without(name))).toEqual([name]);
    expect(missingFields(mode('queja/servidor'), { ...COMPLETE, [name]: '   ' })).toEqual([name]);
  });
  // Especificación: 5-49
  it('vacía, nombra todo lo que falta', () => {
    expect(missingFields(mode('queja/servidor'), {}).sort()).toEqual([...required].sort());
  });
});

describe('la queja por un servicio público', () => {
  const required = ['nombres', 'telefono', 'numeroDeReporte', 'descripcion', 'checkbox'];

  // Especificación: 5-45
  it('no exige más que sus datos', () => {
    expect(missingFields(mode('queja/servicio'), only(...required))).toEqual([]);
  });
  // Especificación: 5-40, 5-41, 5-42, 5-43, 5-44
  it.each(required)('sin %s no se envía', (name) => {
    expect(missingFields(mode('queja/servicio'), without(name))).toEqual([name]);
  });
});

describe('los avisos de que falta algo', () => {
  // Especificación: 8-01, 8-02, D28-01
  it('son los literales de la especificación', () => {
    expect(form('denuncia').invalido).toBe('Favor de llenar todos los campos!');
    expect(form('queja').invalido).toBe('Favor de rellenar todos los campos!');
  });
});

describe('qué se borra después de un intento', () => {
  const cleared = (name: string, event: 'intento' | 'envio') => {
    const after = clearAfter(mode(name), COMPLETE, event);
    return Object.keys(COMPLETE)
      .filter((key) => after[key] === '')
      .sort();
  };
  const servidor =
    'cargo checkbox correo dependencia descripcion direccion nombre nombreServidorP telefono';

  // Especificación: 4-10, 4-11, 4-13, 4-14, D27-01
  it.each([
    ['denuncia/identificado', 'envio', ['correo', 'descripcion', 'lugar', 'nombre', 'telefono']],
    ['denuncia/identificado', 'intento', []],
    ['denuncia/anonimo', 'envio', ['descripcion', 'lugar']],
    ['denuncia/anonimo', 'intento', []],
    ['queja/servidor', 'envio', servidor.split(' ')],
    ['queja/servidor', 'intento', servidor.split(' ')],
    [
      'queja/servicio',
      'envio',
      ['checkbox', 'descripcion', 'nombres', 'numeroDeReporte', 'telefono'],
    ],
    ['queja/servicio', 'intento', []],
  ] as const)('en %s, tras el %s: %j', (name, event, names) => {
    expect(cleared(name, event)).toEqual(names);
  });

  // Especificación: 4-12
  it('la fecha de la denuncia nunca se borra', () => {
    for (const name of ['denuncia/identificado', 'denuncia/anonimo'])
      expect(clearAfter(mode(name), COMPLETE, 'envio')['fecha']).toBe('<fecha>');
  });
});
