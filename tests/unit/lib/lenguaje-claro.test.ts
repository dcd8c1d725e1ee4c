/** @jest-environment node */
import { warningsOf } from '@/lib/content/lint/warnings';
import { fault, fileWords } from '@/lib/content/faults';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import {
  averageProblems,
  LIMITS,
  sentenceProblems,
  sentencesOf,
  sentencesOfText,
} from '@/lib/content/lint/plain-language';
import {
  readability,
  splitSentences,
  syllables,
} from '@/lib/content/lint/plain-language/sentences';

const read = (markdown: string) => sentencesOf(parseMarkdown(markdown));
const problems = (markdown: string) => sentenceProblems(read(markdown));
const averages = (markdown: string) => averageProblems(read(markdown));
const rules = (text: string) => problems(text).map(({ fault }) => fault.code);
const advice = (text: string) =>
  problems(text).map(({ fault }) => fileWords(fault).replace(/^[^.]+\. | Frase: «[^]*$/g, ''));
const sentence = (count: number) => `Sol${' sol'.repeat(count - 1)}.`;

describe('una frase termina donde termina', () => {
  it.each([
    ['Lea el art. 5. Vaya a la oficina.', 2],
    ['Escriba al C. P. 22000. Llame antes.', 2],
    ['Pregunte por la Lic. Ana J. Pérez.', 1],
    ['Lo dice la fracción I. La otra, no.', 2],
    ['Abre a las 8:00 a. m. y cobra 3.50 pesos.', 1],
    ['Traiga actas, recibos, etc. y una copia.', 1],
    ['¿Le cobraron? Diga «no». (Es gratis.) Denuncie…', 4],
  ])('«%s» son %i', (text, count) => expect(splitSentences(text)).toHaveLength(count));
});

describe('las frases de más de 30 palabras', () => {
  it('se señalan desde la 31, con su frase y cuántas tiene', () => {
    expect(rules(sentence(LIMITS.words))).toEqual([]);
    expect(problems(`Hola.\n\n${sentence(31)}`)).toEqual([
      {
        sentence: sentence(31),
        fault: fault(
          'sentence-long',
          { sentence: sentence(31), words: 31, most: 30 },
          sentence(31),
        ),
        line: 3,
      },
    ]);
  });

  it('un título, cada punto de una lista y cada celda se cuentan aparte', () => {
    const twenty = sentence(20).slice(0, -1);
    expect(rules(`## ${twenty}\n\n${twenty}:\n\n- ${twenty}\n- ${twenty}`)).toEqual([]);
    expect(rules(`| a | b |\n| - | - |\n| ${twenty} | ${twenty} |`)).toEqual([]);
    expect(rules(`${twenty} ${twenty}`)).toEqual(['sentence-long']);
  });

  it('el nombre de una ley cuenta como una palabra', () => {
    const ley =
      'Ley de Entrega y Recepción de los Asuntos y Recursos Públicos para el Estado de Baja California';
    expect(rules(`${sentence(28).slice(0, -1)} la ${ley}.`)).toEqual([]);
    expect(rules(`${sentence(30).slice(0, -1)} la ${ley}.`)).toEqual(['sentence-long']);
  });
});

describe('la voz pasiva', () => {
  it.each([
    'La queja fue recibida.',
    'Las obras serán rápidamente revisadas.',
    'Pide que sea resuelto hoy.',
  ])('«%s» se señala', (text) => expect(rules(text)).toEqual(['sentence-passive']));

  it.each([
    'La oficina recibió la queja.',
    'Se reciben quejas.',
    'Ella es abogada y él fue diputado.',
    'La puerta está abierta.',
    'Elija «fue recibida» en la lista.',
    'La rige la Ley de Bienes que Fueron Adquiridos.',
  ])('«%s» no se señala', (text) => expect(rules(text)).toEqual([]));
});

describe('las palabras rebuscadas', () => {
  it.each([
    ['Debe coadyuvar con la oficina.', '«coadyuvar», escriba: ayudar.'],
    ['Traiga el acta y copia de la misma.', '«la misma», escriba: el nombre de la cosa, o «su».'],
    ['Lleve dicho documento.', '«dicho documento», escriba: este, esa, o «el» y el nombre.'],
    [
      'Según los medios, son 90 días.',
      '«Según los medios», escriba: el dato solo; de dónde salió va en un comentario de su archivo (#).',
    ],
  ])('«%s» recibe una más llana', (text, said) =>
    expect(advice(text)).toEqual([`En vez de ${said}`]),
  );

  it.each([
    'Vaya el mismo día, del mismo lado; el plazo es el mismo.',
    'Hubo una apertura. Ha dicho que sí. Es un procedimiento a seguir.',
    'El botón dice «dar cumplimiento».',
  ])('«%s» está bien dicho', (text) => expect(advice(text)).toEqual([]));
});

describe('el promedio de una página', () => {
  it.each(
    'sol:1 ley:1 guion:1 día:2 queja:2 prohíbe:3 vehículo:4 averigüe:4 mayo:2 RFC:1'
      .split(' ')
      .map((pair) => pair.split(':')),
  )('«%s» tiene %s sílabas', (word, count) => expect(syllables(word!)).toBe(Number(count)));

  it('se calcula con la fórmula de Fernández Huerta', () => {
    const { words, mean, score } = readability(
      sentencesOfText('La casa es roja. El sol sale hoy a las 8:00.'),
    );
    expect([words, mean]).toEqual([11, 5.5]);
    expect(score).toBeCloseTo(206.84 - 60 * (13 / 10) - 1.02 * 5.5, 5);
  });

  it('las frases largas y las palabras largas se señalan en la peor frase', () => {
    const long = `${sentence(21)}\n\n`.repeat(5) + sentence(22);
    expect(averages(long)).toEqual([
      expect.objectContaining({
        ...{ fault: expect.objectContaining({ code: 'sentences-long' }) as unknown },
        sentence: sentence(22),
      }),
    ]);
    expect(averages(sentence(20).concat(' ').repeat(6))).toEqual([]);
    const hard = 'Administración responsabilizadora internacionalmente. ';
    expect(averages(hard.repeat(40)).map(({ fault }) => fault.code)).toEqual(['reading-hard']);
    expect(averages(hard.repeat(10))).toEqual([]);
  });

  it('la frase por la que empezar se dice una vez, sea la peor del texto o la de su apartado', () => {
    const text = `${sentence(12)}\n\n## Un apartado\n\n${`${sentence(28)}\n\n`.repeat(5)}`;
    const found = warningsOf('paginas', 'content/paginas/x.md', {}, parseMarkdown(text));
    expect(found.map(({ fault }) => fault.code)).toEqual(['sentences-long']);
  });
});
