import type { Term } from './question';
import { codeWord, fold, stem } from './words';

/** A part of a text; marked when it matches the query. */
export type ExcerptPart = [text: string, marked: boolean];

function isOne(word: string, terms: readonly Term[]): boolean {
  const [, letters, digits] = /^(\p{L}+)-(\d+)$/u.exec(word) ?? [];
  if (letters && digits)
    return terms.some(({ key, otherwise }) =>
      // «norma 7» matches any code with that number.
      otherwise ? Number(/\d+$/.exec(key)) === Number(digits) : key === codeWord(letters, digits),
    );
  const mine = stem(fold(word));
  return terms.some(({ key }) => mine === stem(key));
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
