import { LAW } from './words';

/** A syllable per strong or accented vowel, or per group of weak vowels. */
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

export interface Counts {
  words: number;
  spoken: number;
  syllables: number;
}

export function countsOf(sentence: string): Counts {
  const parts = sentence.replace(LAW, '$1').split(/\s+/);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const spoken = words.filter((word) => !/[\d@/]/.test(word));
  const sum = spoken.reduce((total, word) => total + syllables(word), 0);
  return { words: words.length, spoken: spoken.length, syllables: sum };
}

/**
 * Computes Fernández Huerta's «lecturabilidad», from 0 to 100: 206.84 − 0.60 P − 1.02 F, with P syllables in
 * 100 words and F words per sentence. 50 and more needs no university.
 * J. Fernández Huerta, Consigna 214 (1959), pp. 29–32; F as corrected by G. Law, «Error in the Fernandez
 * Huerta Readability Formula» (2011).
 */
export function readability(sentences: Counts[]): { words: number; mean: number; score: number } {
  const total = { words: 0, spoken: 0, syllables: 0 };
  for (const { words, spoken, syllables: sum } of sentences) {
    total.words += words;
    total.spoken += spoken;
    total.syllables += sum;
  }
  const perWord = total.syllables / (total.spoken || 1);
  const mean = total.words / (sentences.length || 1);
  return { words: total.words, mean, score: 206.84 - 60 * perWord - 1.02 * mean };
}
