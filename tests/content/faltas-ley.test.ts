/** @jest-environment node */
import { comunicado, copies, searchPage, swap, type Edits } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const PAGE = searchPage(`
Tiene 5 días hábiles.

Tiene 6 días hábiles {{ley LGRA 103}}.

Tiene 7 días hábiles {{porConfirmar}}.

La ley prevé ocho casos.

- La falta prescribe en nueve años.
- Actuamos conforme a la ley.

Usted puede, según la ley {{ley LGRA 10}}:

- Pedir diez días hábiles.
- Pedir el recurso de revocación.

1. Once días naturales.

*Fundamento:* {{ley LGRA 11}}.

| Plazo | Cita |
| --- | --- |
| Doce días hábiles | |
| Trece días hábiles | {{ley LGRA 13}} |

> El artículo 14 lo dice.

## El artículo 15, en un título, no afirma nada

Acuda a {{domicilio}}. Pida la constancia de no inhabilitación. (LGRA, artículo 16)
`);

const LAW_FAULTS: Edits = {
  'paginas/buscar.md': PAGE,
  'declaraciones.yml': swap('fuente: LGRA 60', 'fuente: LGRA art. 60'),
  'prensa/ley.md': comunicado({ resumen: 'Tiene 15 días hábiles.' }, 'Usted tiene derecho a oír.'),
  'paginas/acuse.md': (text) => `${text}\nEl mensaje pasa por un tercero.\n`,
  'recomendaciones.yml': swap('introduccion: ', 'introduccion: Otra empresa lo lleva. '),
};

const unsourced = (words: string) =>
  `dice algo de la ley («${words}») y no cita de dónde sale. Agregue la cita, por ejemplo {{ley LGRA 102}}, o {{porConfirmar}} si falta comprobarlo.`;
const byHand = (words: string) =>
  `«${words}» no se escribe a mano: quién lleva los mensajes lo decide «via» en content/correo.yml. Escriba {{mensajero}} o {{mensajeroVe}}; si habla de otra cosa, dígalo con otras palabras.`;

describe('lo que un texto dice de la ley', () => {
  it('lleva su cita en el mismo párrafo, renglón de lista, de tabla o de datos, y quién lleva los mensajes no se escribe a mano; en un comunicado sólo se aconseja: lo publicado, publicado está', () => {
    const { problems, warnings } = check(LAW_FAULTS);
    expect(problems).toEqual([
      'declaraciones.yml:68 preguntas.13.fuente: la cita no se entiende. Escriba las siglas de la ley, o su papel, y sus artículos, por ejemplo: LGRA 33 y 49; o regimenMunicipal 8 por confirmar. Escriba, por ejemplo: fuente: LGRA 33 y 49 (renglón 14 de «preguntas», «¿Qué pasa si oculto un bien o miento?»)',
      `recomendaciones.yml:2 introduccion: ${byHand('Otra empresa')}`,
      `paginas/acuse.md:32 ${byHand('un tercero')}`,
      `paginas/buscar.md:8 ${unsourced('días hábiles')}`,
      `paginas/buscar.md:14 ${unsourced('La ley prevé')}`,
      `paginas/buscar.md:16 ${unsourced('prescribe')}`,
      `paginas/buscar.md:30 ${unsourced('días hábiles')}`,
      `paginas/buscar.md:33 ${unsourced('artículo 14')}`,
      `paginas/buscar.md:37 ${unsourced('artículo 16')}`,
    ]);
    expect(warnings).toEqual([
      `prensa/ley.md:4 aviso: resumen: ${unsourced('días hábiles')}`,
      `prensa/ley.md:9 aviso: ${unsourced('tiene derecho a')}`,
    ]);
  });

  it('sin ella, se pide en el renglón', () => {
    const file = 'declaraciones.yml';
    const edit = (text: string) => text.replace('    fuente: LGRA 29\n', '');
    const { said, at } = check({ [file]: edit });
    expect(said(file)).toEqual([
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
});
