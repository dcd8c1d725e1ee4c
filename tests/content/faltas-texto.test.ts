/** @jest-environment node */
import { copies, swap } from './project';
import {
  BODY_LINE,
  NO_FAULTS,
  TEXT_FAULTS,
  typedFile,
  WRITTEN,
  writtenFile,
  YAML,
  yamlFile,
} from './text-faults';
import { TYPED } from './typed-faults';

const { check, cleanUp } = copies();
afterAll(cleanUp);
const { said, at } = check(TEXT_FAULTS);

describe('lo que se escribió queriendo decir otra cosa se señala en su renglón, una vez', () => {
  it.each(TYPED.map((row, index) => [...row, index] as const))(
    'en el texto, %s',
    (_what, _body, line, message, index) => {
      const [first = '', ...others] = said(typedFile(index));
      expect(others).toEqual([]);
      expect(first).toContain(message);
      expect(first).toMatch(new RegExp(`^${BODY_LINE + line - 1} `));
    },
  );

  it.each(WRITTEN.map((row, index) => [...row, index] as const))(
    'en los datos, %s',
    (_what, data, message, index) => {
      const file = writtenFile(index);
      const [first = '', ...others] = said(file);
      expect(others).toEqual([]);
      expect(first).toContain(message);
      expect(first).toMatch(new RegExp(`^${at(file, `${Object.keys(data)[0]}:`)} `));
    },
  );

  it.each(YAML.map((row, index) => [...row, index] as const))(
    'en el YAML, %s',
    (_what, line, message, index) => {
      const [first = '', ...others] = said(yamlFile(index));
      expect(others).toEqual([]);
      expect(first).toContain(message);
      const cut = line.split('\n').length - 1;
      expect(first).toMatch(new RegExp(`^${2 + cut} `));
    },
  );

  it('en una dirección, lo que está antes de la primera pestaña', () => {
    const file = 'direcciones/contraloria.md';
    expect(said(file)).toEqual([
      `${at(file, 'Esto se perdería.')} lo que está antes del primer título «##» no se vería. Póngale un título «## …».`,
    ]);
  });

  it('una pestaña que no tiene nada', () => {
    const file = 'direcciones/asuntos.md';
    expect(said(file)).toEqual([
      `${at(file, '## Vacía')} la pestaña «Vacía» no tiene texto. Escríbalo, o borre el título.`,
    ]);
  });

  it('y una que no tiene pestañas', () => {
    expect(said('direcciones/social.md')).toEqual([
      expect.stringContaining('el texto no tiene títulos «## …» y no se vería'),
    ]);
  });
});

it('lo que está bien escrito no se señala', () => {
  expect(check(NO_FAULTS).problems).toEqual([]);
});

describe('un dato mal escrito en sitio.yml', () => {
  it('se dice ahí, y no en cada texto que se refiere a él', () => {
    const { problems } = check({
      'sitio.yml': (text) => text.replace(/^telefono: .*/m, 'telefono: "seis seis cuatro"'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^sitio\.yml:\d+ telefono: el teléfono no tiene la forma esperada/),
    ]);
  });

  it('tampoco el HTML de un domicilio se achaca a las páginas que lo muestran', () => {
    const { problems } = check({
      'sitio.yml': (text) => text.replace(/^domicilio: .*/m, 'domicilio: "Calle <b>Uno</b> 100"'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^sitio\.yml:\d+ domicilio: el HTML «<b>» se vería tal cual/),
    ]);
  });

  it('una referencia en sitio.yml se vería tal cual', () => {
    const { problems } = check({
      'sitio.yml': (text) => text.replace(/^descripcion: .*/m, 'descripcion: "La {{nombre}}."'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^sitio\.yml:\d+ descripcion: en este archivo no se cambian/),
    ]);
  });

  it.each([
    ['falta', null, 'sitio.yml:1 falta este archivo. Recupérelo: el sitio lo necesita.'],
    ['no se puede leer', 'nombre: "sin cerrar\n', 'sitio.yml:1 el YAML no se puede leer'],
  ])('si el archivo %s, se dice eso y nada más', (_case, edit, message) => {
    expect(check({ 'sitio.yml': edit }).problems).toEqual([expect.stringContaining(message)]);
  });
});

it('dos pestañas con un nombre se dicen en la segunda', () => {
  const file = 'direcciones/contraloria.md';
  const { said: told, problems } = check({
    [file]: (text) => `${text}\n## Ingresos y egresos\n\nOtra vez.\n`,
  });
  expect(told(file)).toEqual(problems.map((line) => line.slice(file.length + 1)));
  expect(told(file)).toEqual([
    expect.stringMatching(
      /^\d+ ya hay una pestaña «Ingresos y egresos»\. Cambie uno de los dos títulos\./,
    ),
  ]);
});

it('en una lista se dice qué renglón es, contado desde uno, y de quién', () => {
  const file = 'directorio.yml';
  const [problem = ''] = check({ [file]: swap('extension: "1206"', 'extension: 1206') }).said(file);
  expect(problem).toMatch(
    /extension: debe ser un texto y dice un número \(1206\)\. Póngalo entre comillas: extension: "1206" \(renglón 6 de «filas», «.+»\)$/,
  );
});
