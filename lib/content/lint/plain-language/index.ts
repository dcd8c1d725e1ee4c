import { isSectionHeading, lineOfNode, nodesOf, spokenText } from '@/lib/content/parse/nodes';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { fault, type Code, type ContentFault } from '@/lib/content/faults';
import type { TextFault } from '@/lib/content/types';
import { readability, sentencesOf, splitSentences, type Sentence } from './sentences';
import { HARD_WORDS, IRREGULAR, JARGON, LAW, NOT_PARTICIPLES, SER, wholeWords } from './words';

export { sentencesOf, sentencesOfText, type Sentence } from './sentences';

export interface PlainLanguageProblem {
  sentence: string;
  fault: ContentFault;
  line: number;
}

export const LIMITS = { words: 30, mean: 20, readability: 50, sample: 100 } as const;

/** Finds the words of a sentence that a table has plainer ones for. */
function finderOf(table: typeof JARGON): (sentence: string) => { found: string; plain: string }[] {
  const words = table.map(([find, say]) => ({ pattern: wholeWords(find), say }));
  // Fast path: most sentences have none.
  const any = wholeWords(table.map(([find]) => find).join('|'));
  return (sentence) =>
    (any.test(sentence) ? words : []).flatMap(({ pattern, say }) => {
      const found = pattern.exec(sentence)?.[0];
      return found ? { found, plain: say } : [];
    });
}

const jargonIn = finderOf(JARGON);
const hardWordsIn = finderOf(HARD_WORDS);

const PASSIVE = wholeWords(
  `(?:${SER})(?: (?:no|ya|también|siempre|nunca|aún|sólo|solo|antes|después|\\p{L}+mente))* (?!(?:${NOT_PARTICIPLES})(?!\\p{L}))(?:[a-zñü]+(?:ad|id|íd)|${IRREGULAR})[oa]s?`,
);

const QUOTED = /«[^«»]*»/g;

export function sentenceProblems(sentences: Sentence[]): PlainLanguageProblem[] {
  return sentences.flatMap(({ sentence, line, words }) => {
    const own = sentence.replace(LAW, '$1').replace(QUOTED, '«»');
    const passive = PASSIVE.exec(own)?.[0];
    const most = LIMITS.words;
    const faults = [
      words > most && fault('sentence-long', { sentence, words, most }, sentence),
      passive && fault('sentence-passive', { sentence, found: passive }, passive),
      ...jargonIn(own).map((one) => fault('sentence-jargon', { sentence, ...one }, one.found)),
    ];
    return faults.flatMap((one) => (one ? { sentence, fault: one, line } : []));
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
  const found = (one: ContentFault) => problems.push({ sentence, fault: one, line });
  if (mean > LIMITS.mean)
    found(fault('sentences-long', { sentence, mean: mean.toFixed(1) }, sentence));
  if (score < LIMITS.readability)
    found(fault('reading-hard', { sentence, score: score.toFixed(0) }, sentence));
  return problems;
}

/** UNE 153101:2018 EX asks for short sentences; Inclusion Europe, for lines that hold an idea each. */
const MAX_WORDS = 15;

/** Signs and forms that both guides advise against. */
const SIGNS = [
  [/;/, 'easy-semicolon'],
  [/[()]/, 'easy-parenthesis'],
  [/%/, 'easy-percent'],
  [/…|\.\.\.|(?<!\p{L})etc(?:\.|étera)/u, 'easy-unsaid'],
  [/\p{L}{3,}mente(?!\p{L})/u, 'easy-adverb'],
  [
    /(?<!\p{L})(?:es|son|fue|fueron|será|serán) (?!\p{L}*[áéíóú])\p{L}+[ai]d[oa]s?(?!\p{L})/u,
    'easy-passive',
  ],
  [/(?<![\p{L}\d])[IVX]{2,}(?![\p{L}\d])/u, 'easy-roman'],
  [
    wholeWords('tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta'),
    'easy-number',
  ],
] as const satisfies readonly (readonly [find: RegExp, code: Code])[];

/** A word in capitals, but for Roman numerals. */
const CAPITALS = /(?<![\p{L}\d])(?![IVX]+(?!\p{L}))\p{Lu}{2,}(?!\p{L})/gu;

/** @param written body as the author wrote it: `{{…}}` counts as a word */
export function easyFaults(written: string, icons: number): TextFault[] {
  const tree = parseMarkdown(written.replace(/\{\{.*?\}\}/g, 'dato'));
  const isTold = (siglas: string) =>
    ['La', 'El'].some((one) => written.includes(`${one} ${siglas} es`));
  const most = MAX_WORDS;
  const faults = sentencesOf(tree).flatMap(({ sentence, words, line }): TextFault[] =>
    [
      ...(words > most ? [fault('easy-long', { sentence, words, most }, sentence)] : []),
      ...SIGNS.flatMap(([find, code]) => {
        const found = find.exec(sentence)?.[0];
        return found ? fault(code, { sentence }, found) : [];
      }),
      ...(sentence.match(CAPITALS) ?? [])
        .filter((found) => !isTold(found))
        .map((found) => fault('easy-capitals', { sentence, found }, found)),
      ...hardWordsIn(sentence).map((one) => fault('easy-word', { sentence, ...one }, one.found)),
    ].map((one) => ({ line, fault: one })),
  );
  for (const node of nodesOf(tree).filter(({ type }) => type === 'paragraph')) {
    const text = spokenText(node);
    if (splitSentences(text).length > 1)
      faults.push({ line: lineOfNode(node), fault: fault('easy-together', { text }, text) });
  }
  const parts = tree.children.filter(isSectionHeading).length;
  if (parts !== icons)
    faults.push({ line: 1, fault: fault('easy-drawings', { parts, drawings: icons }) });
  return faults.sort((a, b) => a.line - b.line);
}
