/** Weights of a page's fields in the index's score. */
export const META_WEIGHTS = { title: 5, chosen: 6, urgent: 6, words: 2, summary: 1 };

/** The index's answer for a word: the relevance of each place that has it. */
export interface Found {
  places: ReadonlyMap<string, number>;
  named: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** Those of them that have the word nowhere else: it may be any word of a longer phrase. */
  chosenOnly: ReadonlySet<string>;
  urgent: ReadonlySet<string>;
  code?: boolean | undefined;
}

/** From so many places with all the words on, those with fewer are not told. */
const ENOUGH = 3;
const LONG = 4;
const IN_TEXT = 0.7;
const OF_PHRASE = 0.4;

interface Place {
  words: number;
  chosen: number;
  weight: number;
  score: number;
  urgent: boolean;
  /** The last word that it has is in chosen phrases alone. */
  stray: boolean;
  code: number;
}

const EMPTY: Place = {
  words: 0,
  chosen: 0,
  weight: 0,
  score: 0,
  stray: false,
  urgent: false,
  code: 0,
};

/**
 * Puts together the findings for each word of a question: pages with all the words first, then with fewer,
 * when few have all, but never less than half of them nor two less than the best; of as many words, the
 * chosen answers, then the most relevant. Of several codes each finds its own, before whatever else was
 * asked.
 * @param found of each word that some place has
 */
export function ranked(found: readonly Found[]): string[] {
  const places = new Map<string, Place>();
  const all = found.filter(({ code }) => !code).length;
  for (const { places: having, named, chosen, chosenOnly, urgent, code } of found)
    for (const [id, score] of having) {
      const place = places.get(id) ?? { ...EMPTY };
      const weight = named.has(id) ? 1 : IN_TEXT;
      if (code) place.code = Math.max(place.code, weight);
      else {
        place.words += 1;
        place.weight += weight;
        place.stray = chosenOnly.has(id);
        if (chosen.has(id)) place.chosen += 1;
      }
      place.urgent ||= urgent.has(id);
      place.score += score;
      places.set(id, place);
    }
  const hasCode = found.some(({ code }) => code);
  const counts = [...places.values()].map(({ words }) => words);
  const most = Math.max(0, ...counts);
  const complete = counts.filter((words) => words === all).length;
  const least =
    complete >= ENOUGH && all < LONG ? all : Math.min(most, Math.max(most - 1, Math.ceil(all / 2)));
  const isChosen = ({ words, chosen }: Place) => words === chosen;
  const weightOf = ({ words, weight, stray }: Place) =>
    stray && words === 1 && all > 1 ? OF_PHRASE : weight;
  return [...places]
    .filter(([, { words, code, urgent }]) => urgent || (hasCode ? code > 0 : words >= least))
    .sort(
      ([one, a], [other, b]) =>
        Number(b.urgent) - Number(a.urgent) ||
        b.code - a.code ||
        weightOf(b) - weightOf(a) ||
        Number(isChosen(b)) - Number(isChosen(a)) ||
        b.score - a.score ||
        (one < other ? -1 : 1),
    )
    .map(([id]) => id);
}
