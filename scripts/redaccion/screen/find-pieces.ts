import { ALL_KINDS, kindName, pieceName, wordsOfKind } from '@/lib/content/model/piece-kinds';
import type { FoundLines, Piece } from '../api';
import { hasWords } from '../search-words';

/**
 * The pieces that a search finds, the best first: by title, by the words for their kind, by a line with all
 * of the words, by their text; then by kind, the newest first.
 */
export function findPieces(
  pieces: readonly Piece[],
  lines: FoundLines,
  words: readonly string[],
): Piece[] {
  const rankOf = (piece: Piece) => {
    const { title, file, collection } = piece;
    const [base = ''] = file.split('/').slice(-1);
    // The only piece of its kind comes before the pages that are called so too.
    if (hasWords(`${title} ${base}`, words))
      return pieceName(piece) === kindName(collection) ? 5 : 4;
    if (hasWords(`${title} ${wordsOfKind(collection)}`, words)) return 3;
    const line = lines[file]?.line;
    if (line === undefined) return 0;
    return hasWords(line, words) ? 1 + words.join(' ').length / line.length : 1;
  };
  return pieces
    .map((piece) => ({ piece, rank: rankOf(piece) }))
    .filter(({ rank }) => rank > 0)
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        ALL_KINDS.indexOf(one.piece.collection) - ALL_KINDS.indexOf(other.piece.collection) ||
        newestFirst(one.piece, other.piece),
    )
    .map(({ piece }) => piece);
}

export const newestFirst = (one: Piece, other: Piece): number =>
  (other.day ?? '').localeCompare(one.day ?? '');
