/** What the index gives for a word: of each place that has it, how much it is about it. */
export interface Found {
  places: ReadonlyMap<string, number>;
  /** The places that have it in their title or summary, or among the words by which they are found. */
  named: ReadonlySet<string>;
  /** The places that somebody chose as the answer to this word. */
  chosen: ReadonlySet<string>;
  /** The word is a thing's number: who writes one means that thing. */
  code?: boolean | undefined;
}

/** From so many places with all the words on, those with fewer are not told. */
const ENOUGH = 3;
/** In a long question, one word is more or less. */
const LONG = 4;
const CODE = 10;
/** A long text has many words by chance: four of them there are less than three in a title. */
const IN_TEXT = 0.7;

interface Place {
  words: number;
  chosen: number;
  weight: number;
  score: number;
}

/**
 * Puts together what was found for each word of a question: what has all the words first, then fewer, when
 * few have all, but never less than half of them nor two less than the best; of as many words, what somebody
 * chose as the answer to them, then what is most about them.
 * @param found of each word that some place has
 */
export function ranked(found: readonly Found[]): string[] {
  const places = new Map<string, Place>();
  for (const { places: having, named, chosen, code } of found)
    for (const [id, score] of having) {
      const place = places.get(id) ?? { words: 0, chosen: 0, weight: 0, score: 0 };
      const words = code ? CODE : 1;
      place.words += words;
      place.weight += named.has(id) ? words : words * IN_TEXT;
      if (chosen.has(id)) place.chosen += words;
      place.score += score;
      places.set(id, place);
    }
  const all = found.reduce((sum, { code }) => sum + (code ? CODE : 1), 0);
  const counts = [...places.values()].map(({ words }) => words);
  const most = Math.max(0, ...counts);
  const complete = counts.filter((words) => words === all).length;
  const least =
    complete >= ENOUGH && found.length < LONG
      ? all
      : Math.min(most, Math.max(most - 1, Math.ceil(found.length / 2)));
  const isChosen = ({ words, chosen }: Place) => words === chosen;
  return [...places]
    .filter(([, { words }]) => words >= least)
    .sort(
      ([one, a], [other, b]) =>
        b.weight - a.weight ||
        Number(isChosen(b)) - Number(isChosen(a)) ||
        b.score - a.score ||
        (one < other ? -1 : 1),
    )
    .map(([id]) => id);
}
