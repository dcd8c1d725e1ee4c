import { isSectionHeading, lineOfNode, nodesOf, spokenText } from '@/lib/content/parse/nodes';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import type { TextFault } from '@/lib/content/types';
import { readability, sentencesOf, splitSentences, type Sentence } from './sentences';
import { HARD_WORDS, IRREGULAR, JARGON, LAW, NOT_PARTICIPLES, SER, wholeWords } from './words';

export { sentencesOf, sentencesOfText, type Sentence } from './sentences';

type Rule =
  | 'frase larga'
  | 'voz pasiva'
  | 'palabra rebuscada'
  | 'frases largas en promedio'
  | 'lectura difícil';

export interface PlainLanguageProblem {
  sentence: string;
  rule: Rule;
  advice: string;
  line: number;
}

export const LIMITS = { words: 30, mean: 20, readability: 50, sample: 100 } as const;

/** Returns advice on the words of a sentence that a table has plainer ones for. */
function adviser(table: typeof JARGON): (sentence: string) => string[] {
  const words = table.map(([find, say]) => ({ pattern: wholeWords(find), say }));
  // Fast path: most sentences have none.
  const any = wholeWords(table.map(([find]) => find).join('|'));
  return (sentence) =>
    (any.test(sentence) ? words : []).flatMap(({ pattern, say }) => {
      const word = pattern.exec(sentence)?.[0];
      return word ? `En vez de «${word}», escriba: ${say}.` : [];
    });
}

const jargonIn = adviser(JARGON);
const hardWordsIn = adviser(HARD_WORDS);

const tooLong = (words: number, most: number) =>
  words > most ? [`Tiene ${words} palabras; divídala en frases de ${most} o menos.`] : [];

const PASSIVE = wholeWords(
  `(?:${SER})(?: (?:no|ya|también|siempre|nunca|aún|sólo|solo|antes|después|\\p{L}+mente))* (?!(?:${NOT_PARTICIPLES})(?!\\p{L}))(?:[a-zñü]+(?:ad|id|íd)|${IRREGULAR})[oa]s?`,
);

const QUOTED = /«[^«»]*»/g;

export function sentenceProblems(sentences: Sentence[]): PlainLanguageProblem[] {
  return sentences.flatMap(({ sentence, line, words }) => {
    const found = (rule: Rule, all: string[]) =>
      all.map((advice) => ({ sentence, rule, advice, line }));
    const own = sentence.replace(LAW, '$1').replace(QUOTED, '«»');
    const passive = PASSIVE.exec(own)?.[0];
    return [
      ...found('frase larga', tooLong(words, LIMITS.words)),
      ...(passive
        ? found('voz pasiva', [`En vez de «${passive}», diga primero quién lo hace.`])
        : []),
      ...found('palabra rebuscada', jargonIn(own)),
    ];
  });
}

export function averageProblems(page: Sentence[]): PlainLanguageProblem[] {
  const running = page.filter((one) => one.running);
  const { words, mean, score } = readability(running);
  if (words < LIMITS.sample) return [];
  const { sentence, line } = running.reduce((worst, one) =>
    one.syllables > worst.syllables ? one : worst,
  );
  const problems: PlainLanguageProblem[] = [];
  const found = (rule: Rule, said: string) =>
    problems.push({ sentence, rule, advice: `${said}; empiece por esta frase.`, line });
  if (mean > LIMITS.mean)
    found('frases largas en promedio', `Promedia ${mean.toFixed(1)} palabras y el máximo es 20`);
  if (score < LIMITS.readability)
    found('lectura difícil', `Alcanza ${score.toFixed(0)} puntos de lectura y el mínimo es 50`);
  return problems;
}

/** UNE 153101:2018 EX asks for short sentences; Inclusion Europe, for lines that hold an idea each. */
const MAX_WORDS = 15;

/** Signs and forms that both guides advise against. */
const SIGNS: readonly (readonly [find: RegExp, advice: string])[] = [
  [/;/, 'Quite el punto y coma: haga dos frases.'],
  [/[()]/, 'Quite el paréntesis: dígalo en otra frase.'],
  [/%/, 'En vez de «%», diga cuántos de cada 10 o de cada 100.'],
  [/…|\.\.\.|(?<!\p{L})etc(?:\.|étera)/u, 'Diga todo lo que falta, o quite los puntos.'],
  [/\p{L}{3,}mente(?!\p{L})/u, 'Quite la palabra que termina en «-mente», o diga cómo.'],
  [
    /(?<!\p{L})(?:es|son|fue|fueron|será|serán) (?!\p{L}*[áéíóú])\p{L}+[ai]d[oa]s?(?!\p{L})/u,
    'Diga quién lo hace: «La oficina revisa su queja».',
  ],
  [/(?<![\p{L}\d])[IVX]{2,}(?![\p{L}\d])/u, 'Escriba el número con cifras, no con romanos.'],
  [
    wholeWords('tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta'),
    'Escriba el número con cifras.',
  ],
];

/** A word in capitals, but for Roman numerals. */
const CAPITALS = /(?<![\p{L}\d])(?![IVX]+(?!\p{L}))\p{Lu}{2,}(?!\p{L})/gu;

/** @param written body as the author wrote it: `{{…}}` counts as a word */
export function easyFaults(written: string, icons: number): TextFault[] {
  const tree = parseMarkdown(written.replace(/\{\{.*?\}\}/g, 'dato'));
  const isTold = (siglas: string) =>
    ['La', 'El'].some((one) => written.includes(`${one} ${siglas} es`));
  const faults = sentencesOf(tree).flatMap(({ sentence, words, line }) =>
    [
      ...tooLong(words, MAX_WORDS),
      ...SIGNS.filter(([find]) => find.test(sentence)).map(([, advice]) => advice),
      ...(sentence.match(CAPITALS) ?? [])
        .filter((siglas) => !isTold(siglas))
        .map(
          (siglas) =>
            `Escriba «${siglas}» con minúsculas; si son siglas, diga antes qué son: «La ${siglas} es…».`,
        ),
      ...hardWordsIn(sentence),
    ].map((advice) => ({ line, message: `lectura fácil. ${advice} Frase: «${sentence}»` })),
  );
  for (const node of nodesOf(tree).filter(({ type }) => type === 'paragraph')) {
    const said = spokenText(node);
    const message = `lectura fácil. Deje un renglón vacío después de cada frase: «${said}»`;
    if (splitSentences(said).length > 1) faults.push({ line: lineOfNode(node), message });
  }
  const sections = tree.children.filter(isSectionHeading).length;
  const unpaired = `hay ${sections} apartados («##») y ${icons} dibujos en «iconos». Escriba uno por apartado.`;
  if (sections !== icons) faults.push({ line: 1, message: unpaired });
  return faults.sort((a, b) => a.line - b.line);
}
