/** Weights of a page's fields in the score. */
export const META_WEIGHTS = { title: 5, chosen: 6, sole: 6, urgent: 6, words: 2, summary: 1 };

/** Relevance by page, for a word. */
export interface Found {
  places: ReadonlyMap<string, number>;
  named: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** Pages with the word only in chosen phrases, of which it may be any word. */
  chosenOnly: ReadonlySet<string>;
  /** Pages that an author chose for this word by itself: it says more than a text's. */
  sole?: ReadonlySet<string>;
  urgent: ReadonlySet<string>;
  code?: boolean | undefined;
}

/** With so many full matches, partial matches are left out. */
const ENOUGH = 3;
const LONG = 4;
const IN_TEXT = 0.5;
/** Added by a word that an author wrote alone. */
const SOLE = 0.5;
const OF_PHRASE = 0.4;

const EMPTY = {
  words: 0,
  chosen: 0,
  weight: 0,
  score: 0,
  /** Its last matched word is only in chosen phrases. */
  stray: false,
  urgent: 0,
  code: 0,
};
type Place = typeof EMPTY;

/**
 * Ranks pages: urgent, codes asked for, then by matched words, chosen answers, relevance. When few match all
 * words, partial matches follow: at least half the words, at most one fewer than the best.
 *
 * @param news pages that tell what happened, and serve nobody who asks what to do
 */
export function ranked(found: readonly Found[], news?: ReadonlySet<string>): string[] {
  const places = new Map<string, Place>();
  const all = found.filter(({ code }) => !code).length;
  for (const { places: having, named, chosen, chosenOnly, sole, urgent, code } of found)
    for (const [id, score] of having) {
      const place = places.get(id) ?? { ...EMPTY };
      // Tasks come before news: a release's words count half.
      const isTask = named.has(id) && !news?.has(id);
      const weight = (isTask ? 1 : IN_TEXT) + (sole?.has(id) ? SOLE : 0);
      if (code) place.code = Math.max(place.code, weight);
      else {
        place.words += 1;
        place.weight += weight;
        place.stray = chosenOnly.has(id);
        if (chosen.has(id)) place.chosen += 1;
      }
      if (urgent.has(id)) place.urgent = 1;
      place.score += score;
      places.set(id, place);
    }
  const hasCode = found.some(({ code }) => code);
  const counts = [...places.values()].map(({ words }) => words);
  const most = Math.max(...counts);
  const complete = counts.filter((words) => words === all).length;
  const least =
    complete >= ENOUGH && all < LONG ? all : Math.min(most, Math.max(most - 1, Math.ceil(all / 2)));
  const isChosen = ({ words, chosen }: Place) => words === chosen;
  const weightOf = ({ words, weight, stray }: Place) =>
    stray && words === 1 && all > 1 ? OF_PHRASE : weight;
  const sorted = [...places]
    .filter(([, { words, code, urgent }]) => urgent || (hasCode ? code > 0 : words >= least))
    .sort(
      ([one, a], [other, b]) =>
        b.urgent - a.urgent ||
        b.code - a.code ||
        weightOf(b) - weightOf(a) ||
        Number(isChosen(b)) - Number(isChosen(a)) ||
        b.score - a.score ||
        (one < other ? -1 : 1),
    );
  // Beside an answer that an author chose, places of less than half its weight are noise; news weigh half.
  const [, first] = sorted[0] ?? [];
  const enough = first && !hasCode && isChosen(first) ? weightOf(first) / 2 : -1;
  return sorted.filter(([, place]) => place.urgent || weightOf(place) >= enough).map(([id]) => id);
}
