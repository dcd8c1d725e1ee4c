/** @jest-environment node */
import { CITE_FAULTS, LAW_FAULTS } from './law-faults';
import { copies } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

describe('lo que un texto dice de la ley', () => {
  const { said, at, warnings, problems } = check(LAW_FAULTS);
  const unsourced = (words: string) =>
    `dice algo de la ley («${words}») y no cita de dónde sale. Agregue la cita, por ejemplo {{ley LGRA 102}}, o {{porConfirmar}} si falta comprobarlo.`;

  it('lleva su cita en el mismo párrafo, renglón de lista o de tabla; si no, se dice cuál', () => {
    const file = 'paginas/buscar.md';
    expect(said(file)).toEqual(
      [
        ['Tiene 5 días', 'días hábiles'],
        ['La ley prevé', 'La ley prevé'],
        ['prescribe en nueve', 'prescribe'],
        ['Doce días', 'días hábiles'],
        ['El artículo 14', 'artículo 14'],
        ['(LGRA, artículo 16)', 'artículo 16'],
      ].map(([text = '', words = '']) => `${at(file, text)} ${unsourced(words)}`),
    );
  });

  it('en un renglón de datos puede ir con la clave «fuente»', () => {
    const file = 'declaraciones.yml';
    expect(said(file)).toEqual([
      expect.stringContaining(
        `${at(file, 'LGRA art. 60')} preguntas.13.fuente: la cita no se entiende. Escriba las siglas de la ley y sus artículos`,
      ),
    ]);
  });

  it('sin ella, se pide en el renglón', () => {
    const file = 'declaraciones.yml';
    const edit = (text: string) => text.replace('    fuente: LGRA 29\n', '');
    expect(check({ [file]: edit }).said(file)).toEqual([
      `${at(file, '(artículo 29')} preguntas.14.respuesta: dice algo de la ley («artículo 29») y no cita de dónde sale. Agregue al renglón, por ejemplo, fuente: LGRA 102; o en el texto {{ley LGRA 102}}, o {{porConfirmar}} si falta comprobarlo.`,
    ]);
  });

  it('la fuente de vehiculos.yml es la de sus supuestos, y no la de todo lo demás', () => {
    const file = 'vehiculos.yml';
    const checked = check({
      [file]: (text) => text.replace(/^titulo: /m, 'titulo: Por ley, '),
    });
    expect(checked.said(file)).toEqual([`2 titulo: ${unsourced('Por ley')}`]);
  });

  it('un plazo que fija la oficina no es ley', () => {
    const plazo = (text: string) => text.replace('valor: ""', 'valor: 10 días hábiles');
    const checked = check({ 'oficina.yml': plazo });
    expect(checked.said('paginas/acuse.md')).toEqual([]);
    expect(checked.problems).toEqual([]);
  });

  it('en un comunicado sólo se aconseja: lo publicado, publicado está', () => {
    expect(problems.filter((line) => line.startsWith('prensa/'))).toEqual([]);
    expect(warnings).toEqual([
      `prensa/ley.md:4 aviso: resumen: ${unsourced('días hábiles')}`,
      `prensa/ley.md:9 aviso: ${unsourced('tiene derecho a')}`,
    ]);
  });

  it('y quién lleva los mensajes no se escribe a mano', () => {
    expect(said('paginas/acuse.md')).toEqual([
      expect.stringMatching(/^\d+ «un tercero» no se escribe a mano: .* Escriba \{\{mensajero\}\}/),
    ]);
    expect(said('recomendaciones.yml')).toEqual([
      expect.stringMatching(/^\d+ introduccion: «Otra empresa» no se escribe a mano/),
    ]);
  });
});

describe('una ley citada', () => {
  const { said, at } = check(CITE_FAULTS);
  const marco = 'sindico/marco-juridico.yml';

  it('está en el marco jurídico con esas siglas', () => {
    const file = 'paginas/buscar.md';
    expect(said(file)).toEqual([
      `${at(file, 'LGR 10')} ninguna ley de content/${marco} lleva las siglas «LGR». ¿Quiso escribir «LGRA»?`,
      expect.stringContaining(
        `${at(file, 'XYZ 10')} ninguna ley de content/${marco} lleva las siglas «XYZ». `,
      ),
    ]);
    expect(said('declaraciones.yml')).toEqual([
      expect.stringContaining(
        `${at('declaraciones.yml', 'LGRS')} preguntas.13.fuente: ninguna ley`,
      ),
    ]);
  });

  it('dice de qué día es el texto que se leyó, y no comparte siglas', () => {
    expect(said(marco)).toEqual([
      expect.stringMatching(/siglas: dos leyes llevan las siglas «LER»\. Cambie unas\.$/),
      expect.stringMatching(/siglas: dos leyes llevan las siglas «LER»\. Cambie unas\.$/),
      expect.stringMatching(
        /el sitio cita esta ley y falta el día del texto que se leyó\. Agregue, por ejemplo, texto: 2025-12-15$/,
      ),
    ]);
  });
});
