import { readability, type Sentence } from './sentences';
import { IRREGULAR, JARGON, LAW, NOT_PARTICIPLES, SER, wholeWords } from './words';

export { easyFaults } from './easy';
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

const JARGON_WORDS = JARGON.map(([find, say]) => ({ pattern: wholeWords(find), say }));
/** Fast path: most sentences have no jargon. */
const ANY_JARGON = wholeWords(JARGON.map(([find]) => find).join('|'));

const PASSIVE = wholeWords(
  `(?:${SER})(?: (?:no|ya|también|siempre|nunca|aún|sólo|solo|antes|después|\\p{L}+mente))* (?!(?:${NOT_PARTICIPLES})(?!\\p{L}))(?:[a-zñü]+(?:ad|id|íd)|${IRREGULAR})[oa]s?`,
);

const QUOTED = /«[^«»]*»/g;

export function sentenceProblems(sentences: Sentence[]): PlainLanguageProblem[] {
  return sentences.flatMap(({ sentence, line, words }) => {
    const problems: PlainLanguageProblem[] = [];
    const found = (rule: Rule, advice: string) => problems.push({ sentence, rule, advice, line });
    const own = sentence.replace(LAW, '$1').replace(QUOTED, '«»');
    if (words > LIMITS.words)
      found(
        'frase larga',
        `Tiene ${words} palabras; divídala en frases de ${LIMITS.words} o menos.`,
      );
    const passive = PASSIVE.exec(own)?.[0];
    if (passive) found('voz pasiva', `En vez de «${passive}», diga primero quién lo hace.`);
    if (ANY_JARGON.test(own))
      for (const { pattern, say } of JARGON_WORDS) {
        const word = pattern.exec(own)?.[0];
        if (word) found('palabra rebuscada', `En vez de «${word}», escriba: ${say}.`);
      }
    return problems;
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
