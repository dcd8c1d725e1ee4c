/** A letter as seen, with its marks; signs without width, unless a mark follows, are skipped. */
const LETTER = /[^\p{M}\p{Cf}](\p{Cf}*\p{M}+)*/gu;

/** Marks, format characters, pairs of units: most texts have none. */
const SEVERAL = /[\p{M}\p{Cf}\u{10000}-\u{10ffff}]/u;

/** A letter that is read as it is: without this, normalizing would be paid a million times. */
export const ASCII = /^[\0-~]$/;

/** The letters of a text, as they are read and where each is. */
export function lettersOf(text: string) {
  const letters: string[] = SEVERAL.test(text) ? [] : text.split('');
  const starts = letters.map((_, at) => at);
  if (letters.length > 0) return { letters, starts };
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    letters.push(letter);
    starts.push(index);
  }
  return { letters, starts };
}

/** The letters in a character each, without accents. */
export const plainOf = (letters: string[]): string =>
  letters
    .map((letter) => (ASCII.test(letter) ? letter : letter.normalize('NFKD').charAt(0)))
    .join('');
