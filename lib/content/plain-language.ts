import { parseMarkdown, walk } from './markdown';
import {
  ABBREVIATIONS,
  IRREGULAR,
  JARGON,
  LAW_NAME,
  NOT_PARTICIPLES,
  NUMBERED,
  SER,
} from './plain-language-words';

export type Rule =
  | 'frase larga'
  | 'voz pasiva'
  | 'palabra rebuscada'
  | 'frases largas en promedio'
  | 'lectura difícil';

/** A sentence that is hard to read: why, and what to write instead. `line` counts from the text's first. */
export interface PlainLanguageFault {
  sentence: string;
  rule: Rule;
  advice: string;
  line: number;
}

export const LIMITS = { words: 30, mean: 20, readability: 50, sample: 100 } as const;

/** An exact expression that stands as words of its own: `\b` knows no accents. */
const words = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags);

const JARGON_WORDS = JARGON.map(({ busque, diga }) => ({ pattern: words(busque), diga }));

// Accents tell participles («pedido») from adjectives («válido», «rápido»), but for «-ído».
const PASSIVE = words(
  `(?:${SER})(?: (?:no|ya|también|siempre|nunca|aún|sólo|solo|antes|después|\\p{L}+mente))* (?!(?:${NOT_PARTICIPLES})(?!\\p{L}))(?:[a-zñü]+(?:ad|id|íd)|${IRREGULAR})[oa]s?`,
);

const LAW = words(LAW_NAME, 'gu');
const QUOTED = /«[^»]*»/g;

const ABBREVIATION = new RegExp(`(?<![\\p{L}])(?:${ABBREVIATIONS})\\.$`, 'iu');
const INITIAL = new RegExp(`(?<![\\p{L}]|(?:${NUMBERED})\\s)\\p{Lu}\\.$`, 'u');

/** Splits running text where a sentence ends; «art. 5», «C. P. 22000» and «núm. 3» end none. */
export function splitSentences(text: string): string[] {
  const pieces = text.trim().split(/(?<=[.!?…][»”")\]]*)\s+(?=[^\p{Ll}\s])/u);
  const goesOn = (piece: string, next: string) =>
    ABBREVIATION.test(piece) || INITIAL.test(piece) || (/\bno\.$/i.test(piece) && /^\d/.test(next));
  return pieces.reduce<string[]>((sentences, piece) => {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, piece)) sentences.push(`${sentences.pop()} ${piece}`);
    else if (piece) sentences.push(piece);
    return sentences;
  }, []);
}

/** The sentences of a Markdown text. Paragraphs, list items, headings, cells and pictures' texts stand apart. */
function sentencesOf(markdown: string): { sentence: string; line: number; running: boolean }[] {
  const blocks: { text: string; line: number; prose: boolean }[] = [];
  walk(parseMarkdown(markdown), (node) => {
    const line = node.position?.start.line ?? 1;
    const prose = node.type === 'paragraph';
    if (prose || node.type === 'heading' || node.type === 'tableCell') {
      let text = '';
      walk(node, (inner) => {
        if (inner.type === 'break') text += ' ';
        else if ('value' in inner && inner.type !== 'html') text += inner.value;
      });
      blocks.push({ text: text.replace(/\s+/g, ' '), line, prose });
    } else if (node.type === 'image' && node.alt) blocks.push({ text: node.alt, line, prose });
  });
  // Labels and entries without a full stop are no running text: they would flatter the average.
  return blocks.flatMap(({ text, line, prose }) =>
    splitSentences(text).map((sentence) => ({
      sentence,
      line,
      running: prose && /[.:!?…][»”")\]]*$/.test(sentence),
    })),
  );
}

const wordsOf = (sentence: string) =>
  sentence
    .replace(LAW, '$1')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Every sentence over 30 words, every passive with «ser» and every word of the jargon list. */
export function plainLanguageFaults(text: string): PlainLanguageFault[] {
  return sentencesOf(text).flatMap(({ sentence, line }) => {
    const faults: PlainLanguageFault[] = [];
    const found = (rule: Rule, advice: string) => faults.push({ sentence, rule, advice, line });
    const own = sentence.replace(LAW, '$1').replace(QUOTED, '«»');
    const count = wordsOf(sentence).length;
    if (count > LIMITS.words)
      found(
        'frase larga',
        `Tiene ${count} palabras; divídala en frases de ${LIMITS.words} o menos.`,
      );
    const passive = PASSIVE.exec(own)?.[0];
    if (passive) found('voz pasiva', `En vez de «${passive}», diga primero quién lo hace.`);
    for (const { pattern, diga } of JARGON_WORDS) {
      const word = pattern.exec(own)?.[0];
      if (word) found('palabra rebuscada', `En vez de «${word}», escriba: ${diga}.`);
    }
    return faults;
  });
}

/** Syllables of a Spanish word: one for each strong or accented vowel, or for weak ones together. */
export function syllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i');
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
  const count = groups.map((group) => Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0));
  return Math.max(
    1,
    count.reduce((sum, one) => sum + one, 0),
  );
}

/**
 * Fernández Huerta's «lecturabilidad», Flesch's reading ease for Spanish: 206.84 − 0.60 P − 1.02 F,
 * with P syllables in 100 words and F words in a sentence. From 0 to 100; 50 and more reads without
 * university. Figures and addresses, which have no settled reading aloud, give no syllables.
 * J. Fernández Huerta, «Medidas sencillas de lecturabilidad», Consigna 214 (1959), pp. 29–32; F as
 * put right by G. Law, «Error in the Fernandez Huerta Readability Formula» (2011).
 */
export function readability(sentences: string[]): { words: number; mean: number; score: number } {
  const all = sentences.flatMap(wordsOf);
  const spoken = all.filter((word) => !/[\d@/]/.test(word));
  const perWord = spoken.reduce((sum, word) => sum + syllables(word), 0) / (spoken.length || 1);
  const mean = all.length / (sentences.length || 1);
  return { words: all.length, mean, score: 206.84 - 60 * perWord - 1.02 * mean };
}

/** What the averages of a whole page say, once it has the 100 words that the formula needs. */
export function averageFaults(page: string): PlainLanguageFault[] {
  const running = sentencesOf(page).filter((one) => one.running);
  const { words: count, mean, score } = readability(running.map(({ sentence }) => sentence));
  if (count < LIMITS.sample) return [];
  const weight = (text: string) => wordsOf(text).reduce((sum, word) => sum + syllables(word), 0);
  const { sentence, line } = running.reduce((worst, one) =>
    weight(one.sentence) > weight(worst.sentence) ? one : worst,
  );
  const faults: PlainLanguageFault[] = [];
  const found = (rule: Rule, said: string) =>
    faults.push({ sentence, rule, advice: `${said}; empiece por esta frase.`, line });
  if (mean > LIMITS.mean)
    found('frases largas en promedio', `Promedia ${mean.toFixed(1)} palabras y el máximo es 20`);
  if (score < LIMITS.readability)
    found('lectura difícil', `Alcanza ${score.toFixed(0)} puntos de lectura y el mínimo es 50`);
  return faults;
}
