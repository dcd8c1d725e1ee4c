/** @jest-environment node */
import { readContent } from '@/lib/content/load/reading';
import { leyesOf } from '@/lib/content/model/leyes';
import { copies, swap, type Edits } from './project';

const { check, cleanUp, folder } = copies();
afterAll(cleanUp);

const rows = (text: string) => text.slice(0, text.indexOf('ordenamientos:'));

const OTHER_STATE: Edits = {
  'leyes/estatales.yml': `estado: Jalisco
gaceta: Periódico Oficial «El Estado de Jalisco»
quienResuelve: ""
quienAudita: el órgano que audita
ordenamientos:
  - papel: regimenMunicipal
    nombre: Ley Municipal de Ejemplo
    siglas: LME
    texto: 2024-01-15
    publicacion: "{{gaceta}}, 5 de octubre de 2000"
  - { papel: entrega, que: Ley de entrega y recepción de los cargos, nombre: "" }
  - { papel: ingresosMunicipales, que: Ley que fija cada año los cobros del municipio, nombre: "" }
`,
  'paginas/buscar.md': (text) =>
    `${text}\nRevisa {{quienAudita}}. {{QuienAudita}} publica en {{gaceta}}.\n\nLo manda la {{entrega}}.\n\nResuelve {{quienResuelve}}.\n`,
};

describe('en otro estado', () => {
  it('los textos citan sus leyes sin cambiar, y dicen cuál falta', () => {
    const { content, problems } = readContent(folder(OTHER_STATE));
    expect(problems).toEqual([]);
    const fuentes = content.atribuciones.data.atribuciones.map(({ fuente }) => fuente);
    expect(fuentes).toContain('LGRA 10, 75 y 208; LME 8 por confirmar');
    expect(fuentes).toContain('PENDIENTE; LGRA 16');
    const contraloria = content.direcciones.find(({ slug }) => slug === 'contraloria');
    expect(contraloria?.body).toContain('(ley por confirmar)');
    expect(content.paginas.find(({ slug }) => slug === 'buscar')?.body).toContain(
      'Revisa el órgano que audita. El órgano que audita publica en Periódico Oficial «El Estado de Jalisco».\n\nLo manda la Ley de entrega y recepción de los cargos, la oficina debe confirmarlo.',
    );
    expect(JSON.stringify(content)).not.toMatch(/\b(?:LRM|LER|LIM)\b/);
    expect(leyesOf(content).find(({ papel }) => papel === 'regimenMunicipal')?.publicacion).toBe(
      'Periódico Oficial «El Estado de Jalisco», 5 de octubre de 2000',
    );
  });

  it('cada ley y cada dato que falta, y cada texto escrito para el de antes, es una tarea', () => {
    const edits = { 'sitio.yml': swap('demostracion: true', 'demostracion: false') };
    const { said } = check({ ...OTHER_STATE, ...edits });
    expect(said('leyes/estatales.yml')).toEqual([
      '3 quienResuelve: falta este dato de Jalisco.',
      '11 ordenamientos.1.nombre: falta la ley del papel «entrega» (Ley de entrega y recepción de los cargos). Escriba su nombre, sus siglas, su publicación y el día del texto que leyó.',
      '12 ordenamientos.2.nombre: falta la ley del papel «ingresosMunicipales» (Ley que fija cada año los cobros del municipio). Escriba su nombre, sus siglas, su publicación y el día del texto que leyó.',
    ]);
    expect(said('leyes/textos.yml')[0]).toBe(
      '3 textos.0.estado: content/sindico/historia.yml se escribió para Baja California: Cuenta la historia del estado. Léalo, corríjalo para Jalisco y ponga aquí estado: Jalisco.',
    );
    expect(said('leyes/textos.yml')).toHaveLength(5);
  });
});

it('lo que cita un texto es una ley del país por sus siglas, o el papel de otra', () => {
  const none = 'ninguna ley de content/leyes/ tiene el papel o las siglas';
  const { problems } = check({
    'paginas/buscar.md': (text) =>
      `${text}\nUno {{ley LGR 10}}.\n\nDos {{ley regimenMunicpal 8}}.\n\nTres {{ley LRM 8}}.\n`,
    'declaraciones.yml': swap('fuente: LGRA 60', 'fuente: LGRA 1; xyz 60'),
  });
  // The office's page may grow.
  expect(problems.map((one) => one.replace(/^(paginas\/buscar\.md):\d+/, '$1'))).toEqual([
    expect.stringMatching(
      /^declaraciones\.yml:68 preguntas\.13\.fuente: ninguna ley .* «xyz»\. Agréguela al archivo que le toque, o use una de: CPEUM, /,
    ),
    `paginas/buscar.md ${none} «LGR». ¿Quiso escribir «LGRA»?`,
    `paginas/buscar.md ${none} «regimenMunicpal». ¿Quiso escribir «regimenMunicipal»?`,
    'paginas/buscar.md «LRM» son las siglas de una ley que cambia con el lugar. Cítela por su papel: {{ley regimenMunicipal}}.',
  ]);
});

it('una ley no comparte siglas ni papel, el papel no es el nombre de otro dato, y la citada dice de qué día es el texto que se leyó', () => {
  const { problems } = check({
    'leyes/estatales.yml': (text) =>
      swap('siglas: LIM\n', 'siglas: LER\n')(swap('papel: fiscalizacion', 'papel: correo')(text)),
    'leyes/municipales.yml': (text) =>
      swap(
        'papel: arrastre',
        'papel: administracionPublica',
      )(swap('    texto: 2022-06-17\n', '')(text)),
  });
  expect(problems).toEqual([
    'leyes/estatales.yml:41 ordenamientos.5.papel: {{correo}} ya quiere decir otra cosa. Dé otro nombre a este papel.',
    'leyes/municipales.yml:21 ordenamientos.3.papel: {{administracionPublica}} ya quiere decir otra cosa. Dé otro nombre a este papel.',
    'leyes/estatales.yml:50 ordenamientos.6.siglas: dos leyes llevan las siglas «LER». Cambie unas.',
    'leyes/estatales.yml:75 ordenamientos.10.siglas: dos leyes llevan las siglas «LER». Cambie unas.',
    'leyes/municipales.yml:15 ordenamientos.2: el sitio cita esta ley y falta el día del texto que se leyó. Agregue, por ejemplo, texto: 2025-12-15',
  ]);
});

it('una ley sin nombre dice para qué es, y una con nombre, dónde se publicó y con qué siglas se cita', () => {
  const edit = (text: string) =>
    `${rows(text)}ordenamientos:\n  - { nombre: "" }\n  - { papel: entrega, nombre: Ley de Entrega }\n`;
  const { said } = check({ 'leyes/estatales.yml': edit });
  expect(said('leyes/estatales.yml')).toEqual([
    expect.stringContaining('0.papel: falta: una ley sin nombre se conoce por su papel.'),
    expect.stringContaining('0.que: falta: para qué es la ley, mientras no tenga nombre.'),
    expect.stringContaining('1.publicacion: falta: dónde y cuándo se publicó.'),
    expect.stringContaining('1.siglas: falta: es lo que dicen los textos que la citan.'),
  ]);
});

it('la demostración dice qué textos citan artículos del lugar; quien no lo es no lo necesita', () => {
  const cite = (text: string) => `${text}\nUno {{ley regimenMunicipal 8}}.\n`;
  const { warnings } = check({ 'paginas/acuse.md': cite });
  expect(warnings.filter((line) => line.includes('acuse.md'))).toEqual([
    'paginas/acuse.md:1 aviso: cita artículos de «regimenMunicipal», que en otro lugar serán otros. Agréguelo a content/leyes/textos.yml, con el porqué.',
  ]);
});
