import { placesOf, type Occurrence } from '@/lib/content/faults';

const MARKS = /^[\s>#*+-]+|[*_`\\]/g;

/** The place in a text of a fault's words, as they are or without their marks. */
export function faultIn(text: string, { words, nth }: Occurrence): [number, number] | undefined {
  const [places = []] = [words, words.replace(MARKS, '')]
    .map((one) => placesOf(text, one))
    .filter((found) => found.length > 0);
  return places[nth] ?? places[0];
}

/** A letter of a text in pieces: the piece, and its place there. */
type Letter = [piece: number, letter: number];

/** The first and the last letter of a fault's words in a text that is in pieces. */
export function faultInPieces(pieces: string[], faulty: Occurrence): [Letter, Letter] | undefined {
  const place = faultIn(pieces.join(''), faulty);
  return place && [letterAt(pieces, place[0]), letterAt(pieces, place[1] - 1)];
}

function letterAt(pieces: string[], letter: number): Letter {
  let left = letter;
  for (const [index, { length }] of pieces.entries()) {
    if (left < length) return [index, left];
    left -= length;
  }
  return [pieces.length - 1, 0];
}
