/** @jest-environment node */
import type { Json } from '@/lib/content/edit/match';
import { joinWords, type Decisions } from '@/scripts/redaccion/join';
import { markChanges } from '@/scripts/redaccion/join/marks';
import { random } from './random';

interface Words {
  data: Json;
  body?: string;
}

const names = {
  key: (key: string) => key,
  row: (row: Json, index: number) =>
    String(Object(row)['nombre'] ?? Object(row)['titulo'] ?? index + 1),
  ...{ text: 'texto', state: 'estado' },
};
const join = (base: Words, mine: Words, theirs: Words, decided?: Decisions) =>
  joinWords(base, mine, theirs, names, decided);
const texts = (base: string, mine: string, theirs: string) =>
  join({ data: {}, body: base }, { data: {}, body: mine }, { data: {}, body: theirs });

describe('lo que una sola persona cambió se junta sin preguntar', () => {
  it('los campos, por su nombre: de cada quien el suyo', () => {
    const base = { titulo: 'Reunión', resumen: 'Antes.', lugar: 'Tijuana', alt: 'x' };
    const mine = { ...base, resumen: 'Después.' };
    const theirs = { titulo: 'La reunión', resumen: 'Antes.', lugar: 'Tijuana', numero: 3 };
    const { words, questions, taken } = join({ data: base }, { data: mine }, { data: theirs });
    expect(words.data).toEqual({
      ...{ titulo: 'La reunión', resumen: 'Después.', lugar: 'Tijuana', numero: 3 },
    });
    expect([questions, taken.sort()]).toEqual([[], ['alt', 'numero', 'titulo']]);
  });

  it('los renglones, por quién son: uno cambia, otro se agrega, otro se quita y otro se mueve', () => {
    const [ana, luis, eva] = ['Ana', 'Luis', 'Eva'].map((nombre) => ({ nombre, extension: '1' }));
    const [rosa, juan] = ['Rosa', 'Juan'].map((nombre) => ({ nombre, extension: '2' }));
    const base = { data: { filas: [ana!, luis!, eva!] } };
    const mine = { data: { filas: [eva!, { ...ana!, extension: '9' }, rosa!] } };
    const theirs = { data: { filas: [ana!, { ...eva!, extension: '7' }, juan!] } };
    const one = join(base, mine, theirs);
    expect(one.questions).toEqual([]);
    expect(one.words.data).toEqual({
      filas: [{ ...eva, extension: '7' }, juan, { ...ana, extension: '9' }, rosa],
    });
    expect(join(base, theirs, mine).words).toEqual(one.words);
  });

  it('quien toma el lugar de otra persona no recibe lo que se le corrigió a la otra', () => {
    const row = (nombre: string, telefono: string) => ({ nombre, telefono });
    const base = { data: { filas: [row('Ana', '1')] } };
    const { words, questions } = join(
      base,
      { data: { filas: [row('Luis', '5')] } },
      { data: { filas: [row('Ana', '2')] } },
    );
    expect(JSON.stringify(words)).not.toContain('"Luis","telefono":"2"');
    expect(questions).toHaveLength(1);
  });

  it('las frases del texto, también de un mismo párrafo, y los párrafos', () => {
    const base = 'Uno es uno. Dos son dos. Tres son tres.\n\nOtro párrafo.\n\nY el último.';
    const mine =
      'Uno es el primero. Dos son dos. Tres son tres.\n\nOtro párrafo.\n\nY el último de hoy.';
    const theirs = 'Uno es uno. Dos son el par. Tres son tres. Cuatro.\n\nY el último.\n\nUno más.';
    const { words, questions, taken } = texts(base, mine, theirs);
    expect(words.body).toBe(
      'Uno es el primero. Dos son el par. Tres son tres. Cuatro.\n\nY el último de hoy.\n\nUno más.',
    );
    expect([questions, taken]).toEqual([[], ['texto']]);
  });

  it('los puntos de una lista y los renglones de una tabla', () => {
    const base = '- Uno\n- Dos\n- Tres\n\n| a | b |\n| - | - |\n| 1 | 2 |';
    const mine = '- Uno y medio\n- Dos\n- Tres\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |';
    const theirs = '- Uno\n- Dos\n- Tres\n- Cuatro\n\n| a | c |\n| - | - |\n| 1 | 2 |';
    expect(texts(base, mine, theirs).words.body).toBe(
      '- Uno y medio\n- Dos\n- Tres\n- Cuatro\n\n| a | c |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
    );
  });

  it('si nada cambió una de las dos, queda lo de la otra, letra por letra', () => {
    const base = { data: { a: 1 }, body: 'Uno. Dos.\n\n  - Tres\n' };
    const other = { data: { a: 2 }, body: 'Uno.  Dos y  medio.\n\n\n> Cita\n>\n> otra\n' };
    expect(join(base, base, other).words).toEqual(other);
    expect(join(base, other, base).words).toEqual(other);
  });
});

describe('sólo se pregunta por lo que las dos cambiaron', () => {
  const base = { data: { titulo: 'Reunión', lugar: 'Tijuana' }, body: 'Abre hoy. Es gratis.' };
  const mine = { data: { titulo: 'Mía', lugar: 'La Mesa' }, body: 'Abre mañana. Es gratis.' };
  const theirs = { data: { titulo: 'Suya', lugar: 'Tijuana' }, body: 'Abre el lunes. Es gratis.' };

  it('el campo y la frase, con las tres versiones; mientras, sigue lo mío', () => {
    const { words, questions } = join(base, mine, theirs);
    expect(words).toEqual(mine);
    expect(questions).toMatchObject([
      { place: 'titulo', base: 'Reunión', mine: 'Mía', theirs: 'Suya' },
      { place: 'texto', base: 'Abre hoy.', mine: 'Abre mañana.', theirs: 'Abre el lunes.' },
    ]);
  });

  it('lo decidido no se pregunta otra vez: lo mío, lo de la otra persona o las dos frases', () => {
    const { questions } = join(base, mine, theirs);
    const [title, sentence] = questions.map(({ id }) => id) as [string, string];
    const one = join(base, mine, theirs, { [title]: 'theirs' });
    expect(one.words.data).toEqual({ titulo: 'Suya', lugar: 'La Mesa' });
    expect(one.questions.map(({ id }) => id)).toEqual([sentence]);
    const both = join(base, mine, theirs, { [title]: 'mine', [sentence]: 'both' });
    expect([both.words.body, both.questions]).toEqual([
      'Abre el lunes. Abre mañana. Es gratis.',
      [],
    ]);
  });

  it('lo que una quitó y la otra corrigió, y lo que las dos agregaron en el mismo lugar', () => {
    expect(texts('Uno. Dos.', 'Uno.', 'Uno. Dos y medio.').questions).toMatchObject([
      { base: 'Dos.', mine: undefined, theirs: 'Dos y medio.' },
    ]);
    expect(texts('Uno.', 'Uno.\n\nMío.', 'Uno.\n\nSuyo.').questions).toMatchObject([
      { base: undefined, mine: 'Mío.', theirs: 'Suyo.' },
    ]);
  });

  it('si las dos agregaron un párrafo, o un punto, pueden quedar los dos, cada uno en su lugar', () => {
    for (const [was, mine, theirs, both] of [
      ['Uno.', 'Uno.\n\nMío.', 'Uno.\n\nSuyo.', 'Uno.\n\nSuyo.\n\nMío.'],
      ['- Uno', '- Uno\n- Mío', '- Uno\n- Suyo', '- Uno\n- Suyo\n- Mío'],
      ['Uno. Dos.', 'Uno. Mío. Dos.', 'Uno. Suyo. Dos.', 'Uno. Suyo. Mío. Dos.'],
    ] as const) {
      const { questions } = texts(was, mine, theirs);
      const decided = Object.fromEntries(questions.map(({ id }) => [id, 'both' as const]));
      const [base, one, other] = [was, mine, theirs].map((body) => ({ data: {}, body }));
      expect(join(base!, one!, other!, decided).words.body).toBe(both);
    }
  });

  it('el estado es uno: no quedan dos a la vez', () => {
    const { words, questions } = join(
      { data: { titulo: 'x', borrador: true } },
      { data: { titulo: 'x', publicar: '2026-12-01' } },
      { data: { titulo: 'x' } },
    );
    expect(words.data).toEqual({ titulo: 'x', publicar: '2026-12-01' });
    expect(questions).toMatchObject([{ place: 'estado' }]);
  });
});

test('de cada versión se marcan las palabras que quitó y las que agregó', () => {
  expect(markChanges('Abre hoy a las ocho', 'Abre mañana a las ocho y media')).toEqual([
    { how: 'same', words: 'Abre ' },
    { how: 'del', words: 'hoy ' },
    { how: 'ins', words: 'mañana ' },
    { how: 'same', words: 'a las ocho ' },
    { how: 'ins', words: 'y media' },
  ]);
  expect(markChanges('Antes', 'Después')).toEqual([
    { how: 'del', words: 'Antes ' },
    { how: 'ins', words: 'Después' },
  ]);
});

/** A text of numbered sentences, and what an edit of it touched: sentences, and the places after them. */
function edited(paragraphs: string[][], next: (below: number) => number, who: string) {
  const touched = new Set<string>();
  const mine: string[] = [];
  let count = 0;
  const word = () => {
    const made = `${who}${(count += 1)}`;
    mine.push(made);
    return made;
  };
  const text = paragraphs.map((sentences, p) =>
    sentences.flatMap((sentence, s) => {
      const way = next(12);
      const at = `${p}.${s}`;
      if (way > 3) return [sentence];
      if (way === 0) return (touched.add(at), [sentence.replace('siempre', word())]);
      if (way === 1 && sentences.length > 1) return (touched.add(at), []);
      if (way === 2) return (touched.add(`tras ${at}`), [sentence, `Frase nueva ${word()}.`]);
      return [sentence];
    }),
  );
  return { text: text.filter((one) => one.length > 0), touched, mine };
}

const bodyOf = (paragraphs: string[][]) => paragraphs.map((one) => one.join(' ')).join('\n\n');

test('de 300 pares de cambios al azar no se pierde una palabra, ni se pregunta por lo que una sola tocó', () => {
  let asked = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const next = random(seed);
    const base = Array.from({ length: 2 + next(4) }, (_, p) =>
      Array.from(
        { length: 1 + next(5) },
        (_, s) => `La frase ${p}x${s} dice siempre cosa${p}y${s} con dato${p}z${s}.`,
      ),
    );
    const [one, other] = [edited(base, next, 'Ana'), edited(base, next, 'Luis')];
    const [was, my, their] = [base, one.text, other.text].map(bodyOf) as [string, string, string];
    const { words, questions } = texts(was, my, their);
    const back = texts(was, their, my);
    const kept = [words.body, ...questions.flatMap(({ mine, theirs }) => [mine, theirs])].join(' ');
    expect([seed, ...[...one.mine, ...other.mine].filter((word) => !kept.includes(word))]).toEqual([
      seed,
    ]);
    asked += questions.length;
    const both = [...one.touched].filter((place) => other.touched.has(place));
    if (questions.length === 0) expect([seed, back.words.body]).toEqual([seed, words.body]);
    for (const { base: sentence } of questions) {
      const [, p, s] = /(\d+)x(\d+)/.exec(String(sentence)) ?? [];
      const isBoth =
        sentence === undefined
          ? both.some((place) => place.startsWith('tras'))
          : both.includes(`${p}.${s}`);
      expect([seed, sentence, isBoth]).toEqual([seed, sentence, true]);
    }
    if (both.length === 0) expect([seed, questions]).toEqual([seed, []]);
  }
  expect(asked).toBeGreaterThan(50);
});

test('de 300 pares de cambios en los campos y renglones, lo mismo', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const next = random(seed);
    const fields = ['a', 'b', 'c', 'd'];
    const rows = Array.from({ length: 1 + next(6) }, (_, index) => ({
      ...{ nombre: `Persona ${index}`, puesto: `Puesto ${index}`, extension: `${index}` },
    }));
    const base = { ...Object.fromEntries(fields.map((key) => [key, key])), filas: rows };
    const edit = (who: string) => {
      const touched = new Set<string>();
      const data = structuredClone(base) as Record<string, Json> & { filas: typeof rows };
      for (const key of fields)
        if (next(4) === 0) {
          touched.add(key);
          data[key] = `${who} ${key} ${seed}`;
        }
      data.filas = data.filas.flatMap((row, index) => {
        const way = next(10);
        if (way === 0) return (touched.add(`fila ${index}`), []);
        if (way === 1)
          return (touched.add(`fila ${index}`), [{ ...row, extension: `${who}${index}` }]);
        if (way === 2) return [row, { nombre: `${who} ${index}`, puesto: who, extension: '' }];
        return [row];
      });
      return { data, touched };
    };
    const [one, other] = [edit('Ana'), edit('Luis')];
    const { words, questions } = join({ data: base }, one, other);
    const both = [...one.touched].filter((place) => other.touched.has(place));
    const kept = JSON.stringify([words, questions]);
    const added = /"(?:Ana|Luis) ?\w* ?\d*"/g;
    const said = [...JSON.stringify([one.data, other.data]).matchAll(added)].map(([word]) => word);
    expect([seed, ...said.filter((word) => !kept.includes(word))]).toEqual([seed]);
    if (both.length === 0) expect([seed, questions]).toEqual([seed, []]);
    expect(questions.length).toBeLessThanOrEqual(both.length);
    if (questions.length === 0)
      expect([seed, join({ data: base }, other, one).words]).toEqual([seed, words]);
  }
});
