/** A letter with its marks; skips zero-width signs unless a mark follows. */
const LETTER = /[^\p{M}\p{Cf}](\p{Cf}*\p{M}+)*/gu;

/** Letters of several code units, rare in texts; without them `split('')` is enough. */
const SEVERAL = /[\p{M}\p{Cf}\u{10000}-\u{10ffff}]/u;

/** A letter that needs no Unicode normalisation, which is slow. */
export const ASCII = /^[\0-~]$/;

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

export const plainOf = (letters: string[]): string =>
  letters
    .map((letter) => (ASCII.test(letter) ? letter : letter.normalize('NFKD').charAt(0)))
    .join('');
