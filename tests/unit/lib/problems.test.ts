/** @jest-environment node */
import { z } from 'zod';
import { fault } from '@/lib/content/faults';
import { ContentError, formatProblem, formatWarning } from '@/lib/content/load/problems';
import { Comunicado, Direccion, Directorio, Formulario, Sitio } from '@/lib/content/model/schemas';
import { runCommand } from '@/scripts/program';
import { sampleContent } from '../../sample';
import { said } from './said';

const DIRECCION = {
  titulo: 'a',
  descripcion: 'b',
  actualizado: '2025-01-27',
  orden: 1,
  icono: 'c',
  unidad: 'd',
};

const { shape } = Sitio;

it('lo que dice un archivo no manda en la terminal', () => {
  const text = 'Ana\x1b]0;x\x07\x1b[2J\r\x9b31m\u202Eotra\u2028línea\u200B';
  const problem = {
    ...fault('tab-empty', { title: text }),
    file: 'content/\x1ba.md',
    line: 1,
    field: '',
  };
  for (const said of [
    formatProblem(problem),
    formatWarning(problem),
    new ContentError([problem]).message,
  ]) {
    expect(said).not.toMatch(/(?!\n)[\p{C}\u2028]/u);
    expect(said).toContain('content/?a.md:1');
    expect(said).toContain('Ana?]0;x??[2J??31m?otra?línea?');
  }
});

it('ni la falla de un programa de fuera', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  await runCommand(() => Promise.reject(new Error('El servidor dijo: DONE \x1b[2J\nOtra vez.')));
  expect(said).toHaveBeenCalledWith('El servidor dijo: DONE ?[2J\nOtra vez.');
  process.exitCode = 0;
  said.mockRestore();
});

describe('los mensajes de los demás contenidos', () => {
  it('también dentro de un grupo de claves', () => {
    const pestanas = { funciones: { icono: 'x', bloqe: 'historia' } };
    expect(said(Direccion, { ...DIRECCION, pestanas })).toEqual([
      'pestanas.funciones.bloqe: la clave «bloqe» no existe aquí. ¿Quiso escribir «bloque»?',
    ]);
  });

  it('un teléfono, un correo o un mapa mal escritos', () => {
    const { telefono, correo, mapa } = shape;
    const contact = z.strictObject({ telefono, correo, mapa });
    const right = { telefono: '070', correo: 'a@b.example', mapa: 'https://b.example/' };
    const told = (change: object) => said(contact, { ...right, ...change });
    const ANY = 'Escriba, por ejemplo: correo: quejas@oficina.example';
    expect(told({})).toEqual([]);
    expect([
      ...told({ telefono: '664555010' }),
      ...told({ telefono: 70 }),
      ...told({ correo: 'quejas' }),
      ...told({ correo: 'señor@oficina.example' }),
      ...told({ correo: 'quejas @oficina.example' }),
      ...told({ mapa: 'mapas' }),
    ]).toEqual([
      'telefono: el teléfono no tiene la forma esperada. Escriba, por ejemplo: telefono: "664 555 0100"',
      'telefono: debe ser un texto y dice un número (70). Póngalo entre comillas, por ejemplo: telefono: "664 555 0100"',
      `correo: no es una dirección de correo. ${ANY}`,
      `correo: no es una dirección de correo: lleva «ñ» (U+00F1), que no cabe en ella. ${ANY}`,
      `correo: no es una dirección de correo: lleva un espacio, que no cabe en ella. ${ANY}`,
      'mapa: no es una dirección web completa. Escriba, por ejemplo: mapa: https://transparencia.oficina.example/',
    ]);
  });

  it('en el directorio, un signo que no cabe en un correo', () => {
    const fila = { nombre: 'a', puesto: 'b', correo: 'niñez@b.example', telefono: '- - -' };
    const filas = [{ ...fila, extension: '' }];
    const unidad = { id: 'a', nombre: 'A', telefono: '070', correo: 'a@b.example', filas };
    expect(said(Directorio, { unidades: [unidad] })).toEqual([
      'unidades.0.filas.0.correo: no es una dirección de correo: lleva «ñ» (U+00F1), que no cabe en ella.',
    ]);
  });
});

describe('la forma de los mensajes', () => {
  const problem = {
    file: 'content/prensa/a.md',
    line: 3,
    field: 'fecha',
    ...fault('missing', {}),
  };

  it('van todos juntos, contados', () => {
    const other = { ...problem, line: 9 };
    expect(new ContentError([problem, other]).message).toBe(
      [
        'Hay 2 errores en los contenidos:',
        formatProblem(problem),
        formatProblem(other),
        'Para publicar lo demás mientras tanto, escriba borrador: true entre los datos de content/prensa/a.md.',
      ].join('\n'),
    );
    expect(new ContentError([problem]).message).toMatch(/^Hay 1 error en los contenidos:/);
    const needed = { ...problem, file: 'content/sitio.yml' };
    expect(new ContentError([problem, needed]).message).not.toContain('borrador');
  });
});

const [form] = sampleContent().formularios;
const withField = (campo: object) => ({
  ...form!.data,
  campos: { ...form!.data.campos, prueba: { etiqueta: 'Prueba', ...campo } },
});

describe('lo que el navegador llena solo en un formulario', () => {
  it.each([
    { tipo: 'text', autocompletar: 'name' },
    { tipo: 'date', autocompletar: 'bday' },
    { tipo: 'checkbox' },
  ])('puede ser %o', (campo) => expect(said(Formulario, withField(campo))).toEqual([]));

  it.each([
    [{ tipo: 'text', autocompletar: 'nombre' }, /sólo puede ser: name, given-name/],
    [{ tipo: 'date', autocompletar: 'tel' }, /«date» no se llena con «tel». Escriba uno de: bday/],
    [{ tipo: 'checkbox', autocompletar: 'name' }, /«checkbox» no se llena.*Borre el renglón/],
  ])('no puede ser %o', (campo, message) => {
    const [first = ''] = said(Formulario, withField(campo));
    expect(first).toMatch(/^campos\.prueba\.autocompletar: /);
    expect(first).toMatch(message);
  });
});

it('un modo anónimo no pide quién escribe, ni envía lo que no pide', () => {
  const data = sampleContent().formularios.find(({ slug }) => slug === 'denuncia')!.data;
  const modos = data.modos.map((modo) => ({ ...modo, campos: Object.keys(data.campos) }));
  const told = said(Formulario, { ...data, modos }).filter((one) => one.includes('anónimo'));
  const known = Object.keys(data.campos).filter((name) => data.campos[name]!.identidad);
  expect(told).toHaveLength(known.length);
  expect(told[0]).toMatch(/^modos\.\d\.campos: el modo anónimo no puede pedir «nombre», que dice/);
  const [first, ...rest] = data.modos;
  const fewer = { ...first!, campos: first!.campos.slice(0, 1) };
  expect(said(Formulario, { ...data, modos: [fewer, ...rest] })).toContainEqual(
    expect.stringMatching(
      /^modos\.0\.carga: nombra el campo «.+», que no está entre los de este modo/,
    ),
  );
});

it('lo que un modo pregunta, lo envía', () => {
  const data = sampleContent().formularios.find(({ slug }) => slug === 'denuncia')!.data;
  const [first, ...rest] = data.modos;
  const campo = first!.campos[0]!;
  const carga = Object.fromEntries(
    Object.entries(first!.carga).filter(
      ([, value]) => !('campo' in value && value.campo === campo),
    ),
  );
  expect(said(Formulario, { ...data, modos: [{ ...first!, carga }, ...rest] })).toEqual([
    expect.stringMatching(
      new RegExp(`^modos\\.0\\.carga: no envía «${campo}», que este modo pregunta: .*se perdería`),
    ),
  ]);
});

it('de los campos de que basta uno, alguno cuenta lo que pasó', () => {
  const data = sampleContent().formularios.find(({ slug }) => slug === 'denuncia')!.data;
  const modos = data.modos.map((modo) => ({ ...modo, exige: { todos: [], alguno: ['lugar'] } }));
  expect(said(Formulario, { ...data, modos })).toEqual(
    modos.map((_, at) =>
      expect.stringMatching(
        new RegExp(`^modos\\.${at}\\.exige\\.alguno: no nombra ningún campo de tipo «textarea»`),
      ),
    ),
  );
});

const COMUNICADO = {
  titulo: 'Abren un módulo',
  fecha: '2025-01-27',
  resumen: 'Un módulo nuevo.',
  imagen: '/imagenes/modulo.jpg',
  alt: 'Un módulo.',
  numero: 11,
};

const comunicado = (change: object) => said(Comunicado, { ...COMUNICADO, ...change });

describe('un mensaje tiene dos partes: qué está mal y qué escribir', () => {
  it('un comunicado completo no tiene nada que corregir', () => {
    expect(comunicado({})).toEqual([]);
  });

  const DAY = 'la fecha no existe o no tiene la forma AAAA-MM-DD. ';
  const EXAMPLES = {
    fecha: 'Escriba, por ejemplo: fecha: 2025-01-27',
    numero: 'Escriba, por ejemplo: numero: 11',
    titulo: 'Escriba, por ejemplo: titulo: Supervisan operativos de alcoholimetría',
    imagen: 'Escriba, por ejemplo: imagen: /imagenes/reunion.jpg',
  };
  it.each<[keyof typeof EXAMPLES, unknown, string]>([
    ['fecha', undefined, 'falta este dato. '],
    ['fecha', '2025-02-30', DAY],
    ['fecha', '03/02/2025', DAY],
    ['numero', 'once', 'debe ser un número y dice un texto (once). '],
    ['numero', 1.5, 'debe ser un número entero y dice un número (1.5). '],
    ['numero', 0, 'es menor que 1. '],
    ['titulo', ['a'], 'debe ser un texto y dice una lista. '],
    ['titulo', '   ', 'está vacío. '],
    ['imagen', 'foto.jpg', 'no es la ruta de una imagen .jpg, .png, .webp, .avif o .svg. '],
  ])('%s: %j: %s, y un ejemplo', (key, value, wrong) =>
    expect(comunicado({ [key]: value })).toEqual([`${key}: ${wrong}${EXAMPLES[key]}`]),
  );

  it('un valor que sólo necesita comillas, o le sobran, se escribe corregido; el que no tiene ejemplo, con su clave', () => {
    expect(comunicado({ titulo: 2025, numero: '11', resumen: undefined }).sort()).toEqual([
      'numero: debe ser un número y dice un texto (11). Quite las comillas: numero: 11',
      'resumen: falta este dato. Agregue un renglón con esa clave y su valor: «resumen: …».',
      'titulo: debe ser un texto y dice un número (2025). Póngalo entre comillas: titulo: "2025"',
    ]);
  });

  it('una clave que no se parece a ninguna recibe la lista de las que hay', () => {
    expect(comunicado({ patrocinador: 'x' })).toEqual([
      'patrocinador: la clave «patrocinador» no existe aquí. Bórrela o use una de: titulo, fecha, resumen, imagen, alt, numero, lugar, muestra, borrador, enRevision, publicar, retirar, antes, correcciones.',
    ]);
  });
});
