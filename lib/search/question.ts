import { codeWord, fold, isEmpty, wordsOf } from './words';

export interface Term {
  said: string;
  key: string;
  /** Names a thing by number: no other word may match. */
  code?: true;
  otherwise?: Term[];
}

/** Folded words before a number: letters of a code, or names of a kind. */
export interface Prefixes {
  letters: readonly string[];
  /** «normas» → «norma», the form in the index. */
  names: Readonly<Record<string, string>>;
}

const MOST_TERMS = 12;

/** Parses a query: codes in any spelling take the index's form; empty words go, unless there are no others. */
export function termsOf(question: string, { letters, names }: Prefixes): Term[] {
  const terms: Term[] = [];
  // `constructor` is an inherited key.
  const nameOf = (key: string) => (Object.hasOwn(names, key) ? names[key] : undefined);
  const codeOf = (prefix: Term, digits: Term): Term => {
    const name = nameOf(prefix.key);
    return {
      said: name ? `${prefix.said} ${digits.said}` : `${prefix.said.toUpperCase()}-${digits.said}`,
      key: codeWord(name ?? prefix.key, digits.said),
      code: true,
      ...(name && { otherwise: [prefix, digits] }),
    };
  };
  let before: { at: number; term: Term } | undefined;
  let last: Term | undefined;
  const parts = wordsOf(question.normalize()).flatMap((word) => word.match(/\p{L}+|\d+/gu) ?? []);
  for (const said of parts) {
    const term: Term = { said, key: fold(said) };
    const { key } = term;
    if (/\d/.test(key) && before) {
      terms.splice(before.at, 1, codeOf(before.term, term));
      last = before.term;
      before = undefined;
      continue;
    }
    if (/\d/.test(key) && last) {
      terms.push({ otherwise: [term], ...codeOf(last, term) });
      continue;
    }
    if (letters.includes(key) || nameOf(key)) before = { at: terms.length, term };
    if (!isEmpty(key)) last = undefined;
    if (!terms.some((one) => one.key === key)) terms.push(term);
  }
  const full = terms.filter(({ key }) => !isEmpty(key));
  return (full.length > 0 ? full : terms).slice(0, MOST_TERMS);
}

/** Words of a question that stand side by side, of which at least two say something, and all of it; the most first. */
export function phrasesOf(question: string): { words: string; weight: number }[] {
  const words = wordsOf(fold(question)).slice(0, MOST_TERMS);
  const phrases = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => {
      const some = words.slice(from, from + more + 1);
      return { words: some.join(' '), weight: some.filter((word) => !isEmpty(word)).length };
    }),
  );
  return phrases
    .filter((some, at) => some.weight > 1 || (at === words.length - 1 && at > 0))
    .sort((one, other) => other.weight - one.weight || other.words.length - one.words.length);
}
