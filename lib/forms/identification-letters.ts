/** A letter as seen, with its marks; what has no width, unless a mark follows, is not read. */
const LETTER = /[^\p{M}\p{Cf}](\p{Cf}*\p{M}+)*/gu;

/** The letters of a text, as they are read and where each stands. */
export function lettersOf(text: string) {
  const letters: string[] = [];
  const starts: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    letters.push(letter);
    starts.push(index);
  }
  return { letters, starts };
}

/** The letters in one character each, without accents. */
export const plainOf = (letters: string[]): string =>
  letters.map((letter) => letter.normalize('NFKD').charAt(0)).join('');
