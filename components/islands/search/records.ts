import { areForms, fold, stem, wordsOf } from '@/lib/search/words';
import type { Lexicon, Told } from '@/lib/search/lexicon';
import type { Index } from './answer';

const stemsOf = (text = '') =>
  new Set(
    fold(text)
      .split(/[^\p{L}\d]+/u)
      .map(stem),
  );

/**
 * Returns an index of titles, summaries and words alone, for browsers in which Pagefind's WebAssembly may not
 * run: the policy's `'wasm-unsafe-eval'` came with Chrome 97, Safari 16 and Firefox 102.
 */
export function recordsIndex(lexicon: Lexicon, records: readonly Told[]): Index {
  const places = records.map((record) => ({
    ...record,
    shown: stemsOf(`${record.title} ${record.summary}`),
    hidden: stemsOf(record.words),
    danger: stemsOf(record.urgent),
  }));
  const told = new Set(places.flatMap((one) => [...one.shown, ...one.hidden, ...one.danger]));
  const idsOf = (found: readonly Told[]) => new Set(found.map(({ url }) => url));
  return {
    lexicon,
    // Those of the pages' texts alone are in no record.
    words: lexicon.words.split(' ').filter((word) => told.has(stem(fold(word)))),
    kinds: new Map(
      lexicon.kinds.map(([name]) => [name, idsOf(records.filter(({ kind }) => kind === name))]),
    ),
    async find(word) {
      const key = stem(word);
      const exactly = (words: ReadonlySet<string>) => words.has(key);
      const alike = (words: ReadonlySet<string>) => [...words].some((one) => areForms(one, word));
      const having = (is: typeof alike) =>
        places.filter((one) => [one.shown, one.hidden, one.danger].some(is));
      const is = having(exactly).length > 0 ? exactly : alike;
      const has = having(is);
      const chosen = has.filter((one) => one.chosen);
      return {
        places: new Map(has.map(({ url }) => [url, 1])),
        named: idsOf(has),
        chosen: idsOf(chosen),
        chosenOnly: idsOf(chosen.filter(({ shown }) => !is(shown))),
        urgent: idsOf(has.filter(({ danger }) => is(danger))),
      };
    },
    async findPhrase(words) {
      const has = (text: string) => ` ${wordsOf(fold(text)).join(' ')} `.includes(` ${words} `);
      return idsOf(places.filter((one) => one.chosen && has(`${one.title}. ${one.words}`)));
    },
    async tell(url) {
      const { title, summary } = records.find((one) => one.url === url)!;
      return { url, title, summary };
    },
  };
}
