import { fold } from '@/lib/search/words';

export const askedWords = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A text folded, with a space before each word. */
export const foldedWords = (text: string): string =>
  ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

export const hasFolded = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(` ${word}`));

export const hasWords = (text: string, words: readonly string[]): boolean =>
  hasFolded(foldedWords(text), words);
