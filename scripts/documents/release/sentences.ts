const WORD = /(?<!\p{L})\p{L}[\p{L}\p{N}]*/gu;
const ROMAN = /^(?=[XVI]{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
const STARTS = /(?:^|[.!?¿¡:«"“(]\s*|[-–—]\s+)$/u;

/** Without accents, which capitals often lack. */
const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/gu, '')
    .normalize('NFC');

export const isInCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/**
 * A line in capitals as a sentence. Each word is written as the lines beside it write it, so that names keep
 * their capital and initials stay; a word that they lack goes to small letters.
 */
export function sentenceCase(capitals: string, beside: readonly string[]): string {
  const forms = new Map<string, Map<string, number>>();
  for (const line of beside) {
    if (isInCapitals(line)) continue;
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const isCapital = /^\p{Lu}\p{Ll}/u.test(word) || word.length === 1;
      if (isCapital && STARTS.test(line.slice(0, index))) continue;
      const counts = forms.get(keyOf(word)) ?? new Map<string, number>();
      forms.set(keyOf(word), counts.set(word, (counts.get(word) ?? 0) + 1));
    }
  }
  const written = capitals.replace(WORD, (word, at: number) => {
    if (ROMAN.test(word) || (word.length === 1 && capitals.charAt(at + 1) === '.')) return word;
    const [form] = [...(forms.get(keyOf(word)) ?? [])].sort((one, other) => other[1] - one[1]);
    return form?.[0] ?? word.toLowerCase();
  });
  return written.replace(/\p{L}/u, (first) => first.toUpperCase());
}

/** The first sentence of a text; «B. C.» ends none. */
export const firstSentenceOf = (text: string): string =>
  /^.*?\p{Ll}[\p{Ll}\d»)]+[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
