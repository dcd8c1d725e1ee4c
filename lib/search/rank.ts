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

/** The most words of a question that an author chose together, and for which pages. */
export interface Phrase {
  ids: ReadonlySet<string>;
  /** Its words that say something. */
  weight: number;
}

const IN_TEXT = 0.5;
/** Added by a word that an author wrote alone. */
const SOLE = 0.5;
const OF_PHRASE = 0.4;
/** Added for each word of a phrase that an author chose and the question says whole. */
const TOGETHER = 0.6;

const EMPTY = {
  words: 0,
  chosen: 0,
  weight: 0,
  score: 0,
  /** Its last matched word is only in chosen phrases. */
  stray: false,
  urgent: 0,
  code: 0,
  isNamed: false,
};
type Place = typeof EMPTY;

/** A word of many places tells little of each: 1 for one place, a half for twenty. */
const rarity = (places: number): number => 1 / (1 + Math.log(Math.max(places, 1)) / 3);

/**
 * Ranks pages: urgent, codes asked for, then by weight of matched words, chosen answers, relevance. Partial matches
 * follow full ones down to half the weight of the first.
 *
 * @param behind pages that serve nobody who asks what to do: norms, releases; half a page's weight
 */
export function ranked(
  found: readonly Found[],
  behind?: ReadonlySet<string>,
  phrase?: Phrase,
): string[] {
  const places = new Map<string, Place>();
  const all = found.filter(({ code }) => !code).length;
  for (const { places: having, named, chosen, chosenOnly, sole, urgent, code } of found)
    for (const [id, score] of having) {
      const place = places.get(id) ?? { ...EMPTY };
      const isTask = chosen.has(id) || (named.has(id) && !behind?.has(id));
      const weight = (isTask ? 1 : IN_TEXT) + (sole?.has(id) ? SOLE : 0);
      if (code) place.code = Math.max(place.code, weight);
      else {
        const alike = chosen.has(id) ? chosen.size : isTask ? named.size : having.size;
        place.words += 1;
        place.isNamed ||= named.has(id);
        place.weight += weight * rarity(alike);
        place.stray = chosenOnly.has(id);
        if (chosen.has(id)) place.chosen += 1;
      }
      if (urgent.has(id)) place.urgent = 1;
      place.score += score;
      places.set(id, place);
    }
  for (const id of phrase?.ids ?? []) {
    const place = places.get(id);
    if (place)
      places.set(id, { ...place, weight: place.weight + phrase!.weight * TOGETHER, stray: false });
  }
  const hasCode = found.some(({ code }) => code);
  const isChosen = ({ words, chosen }: Place) => words === chosen;
  const heldBy = ({ words, weight, stray }: Place) =>
    stray && words === 1 && all > 1 ? weight * OF_PHRASE : weight;
  // Of alike weights, the place of more of the words.
  const weightOf = (place: Place) => (heldBy(place) * (all + place.words)) / (2 * all || 1);
  const sorted = [...places]
    .filter(([, { code, urgent }]) => urgent || !hasCode || code > 0)
    .sort(
      ([one, a], [other, b]) =>
        b.urgent - a.urgent ||
        b.code - a.code ||
        weightOf(b) - weightOf(a) ||
        Number(isChosen(b)) - Number(isChosen(a)) ||
        b.score - a.score ||
        (one < other ? -1 : 1),
    );
  // Places of less than half the first's weight are noise, but those of all words with one in their titles.
  const [, first] = sorted[0] ?? [];
  const enough = first && !hasCode ? Math.min(heldBy(first), first.words) / 2 : -1;
  const isKept = (place: Place) =>
    place.urgent || (place.isNamed && place.words === all) || heldBy(place) >= enough;
  return sorted.filter(([, place]) => isKept(place)).map(([id]) => id);
}
