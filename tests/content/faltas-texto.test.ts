/** @jest-environment node */
import { copies } from './project';
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

function expectOne(file: string, line: number, message: string) {
  const [first = '', ...others] = said(file);
  expect(others).toEqual([]);
  expect(first).toContain(message);
  expect(first).toMatch(new RegExp(`^${line} `));
}

describe('lo que se escribió queriendo decir otra cosa se señala en su renglón, una vez', () => {
  it.each(TYPED.map(([, line, message], index) => [message, line, index] as const))(
    'en el texto: %s',
    (message, line, index) => expectOne(typedFile(index), BODY_LINE + line - 1, message),
  );

  it.each(WRITTEN.map(([data, message], index) => [message, data, index] as const))(
    'en los datos: %s',
    (message, data, index) => {
      const file = writtenFile(index);
      expectOne(file, at(file, `${Object.keys(data)[0]}:`), message);
    },
  );

  it.each(YAML.map(([line, message], index) => [message, line, index] as const))(
    'en el YAML: %s',
    (message, line, index) => expectOne(yamlFile(index), 1 + line.split('\n').length, message),
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
  it.each([
    ['telefono', '"seis seis cuatro"', 'el teléfono no tiene la forma esperada'],
    ['nombreCorto', 'Contraloría', 'no empieza con su artículo, «la» o «el»'],
    ['domicilio', '"Calle <b>Uno</b> 100"', 'el HTML «<b>» se vería tal cual'],
    ['descripcion', '"La {{nombre}}."', 'en este archivo no se cambian'],
  ])('%s: %s se dice ahí, y no en cada texto que se refiere a él', (key, value, message) => {
    const edit = (text: string) => text.replace(new RegExp(`^${key}: .*`, 'm'), `${key}: ${value}`);
    expect(check({ 'sitio.yml': edit }).problems).toEqual([
      expect.stringMatching(new RegExp(`^sitio\\.yml:\\d+ ${key}: ${message}`)),
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
