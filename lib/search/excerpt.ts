import type { Term } from './question';
import { codeWord, fold, stem } from './words';

/** A part of a text; marked when it matches the query. */
export type ExcerptPart = [text: string, marked: boolean];

const SENTENCES = /[^]+?(?:[.!?…]+(?=\s+[\p{Lu}\d¿¡«])|$)/gu;
const MOST = 220;
const SHORT = 60;

function isOne(word: string, terms: readonly Term[]): boolean {
  const [, letters, digits] = /^(\p{L}+)-(\d+)$/u.exec(word) ?? [];
  if (letters && digits)
    return terms.some(({ key, otherwise }) =>
      // «norma 7» matches any code with that number.
      otherwise ? Number(/\d+$/.exec(key)) === Number(digits) : key === codeWord(letters, digits),
    );
  const mine = stem(fold(word));
  return terms.some(({ key }) => {
    const its = stem(key);
    if (mine === its) return true;
    const [short, long] = mine.length < its.length ? [mine, its] : [its, mine];
    return short.length > 4 && long.startsWith(short) && long.length - short.length < 3;
  });
}

export function marked(text: string, terms: readonly Term[]): ExcerptPart[] {
  const pieces: ExcerptPart[] = [];
  for (const [piece] of text.matchAll(/\p{L}+-\d+|\p{L}+|\d+|[^\p{L}\d]+/gu)) {
    const mark = isOne(piece, terms);
    const last = pieces.at(-1);
    if (last && !last[1] && !mark) last[0] += piece;
    else pieces.push([piece, mark]);
  }
  return pieces;
}

const count = (text: string, terms: readonly Term[]): number =>
  new Set(marked(text, terms).flatMap(([word, is]) => (is ? [stem(fold(word))] : []))).size;

/** Returns the summary; or, when title and summary have no match, the best sentence of the text. */
export function excerptOf(
  { title, summary, text }: { title: string; summary: string; text: string },
  terms: readonly Term[],
): string {
  if (summary && (count(`${title} ${summary}`, terms) > 0 || !text)) return summary;
  const sentences = (text.match(SENTENCES) ?? []).map((one) => one.trim()).filter(Boolean);
  let best = 0;
  sentences.forEach((one, at) => {
    if (count(one, terms) > count(sentences[best] ?? '', terms)) best = at;
  });
  const [first = '', next = ''] = sentences.slice(best);
  if (summary && count(first, terms) === 0) return summary;
  return cut(first.length < SHORT ? `${first} ${next}`.trim() : first);
}

const cut = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST).replace(/[\s,;:(«]+\S*$/u, '')}…`;
