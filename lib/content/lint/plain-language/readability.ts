import { LAW } from './words';

/** Syllables of a Spanish word: one for each strong or accented vowel, or for weak vowels together. */
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
  /** Those that have a settled reading aloud: no figures, no addresses. */
  spoken: number;
  syllables: number;
}

/** Counts a sentence; a law's name counts as a single word, its first. */
export function countsOf(sentence: string): Counts {
  const parts = sentence.replace(LAW, '$1').split(/\s+/);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const spoken = words.filter((word) => !/[\d@/]/.test(word));
  const sum = spoken.reduce((total, word) => total + syllables(word), 0);
  return { words: words.length, spoken: spoken.length, syllables: sum };
}

/**
 * Fernández Huerta's «lecturabilidad», Flesch's reading ease for Spanish: 206.84 − 0.60 P − 1.02 F,
 * with P syllables in 100 words and F words in a sentence. From 0 to 100; 50 and more reads without
 * university.
 * J. Fernández Huerta, «Medidas sencillas de lecturabilidad», Consigna 214 (1959), pp. 29–32; F as
 * put right by G. Law, «Error in the Fernandez Huerta Readability Formula» (2011).
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
