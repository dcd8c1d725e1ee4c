import type { Content } from '@/lib/content/model';
import type { Lexicon } from '@/lib/search/lexicon';
import { fold, isEmpty, stem, wordsOf } from '@/lib/search/words';
import { isEnglish } from '@/lib/routes';
import { PART_KIND } from '@/lib/site/search-parts';
import { RECORD_NAMES, recordKindOf, recordsOf } from '.';
import { codeParts, kindNames, searchRecords, type SearchRecord } from './search';

export interface SearchTold {
  records: SearchRecord[];
  /** @param texts of pages; their words follow those of titles and summaries */
  lexicon: (texts: readonly string[]) => Lexicon;
}

export const searchTold = (content: Content): SearchTold => ({
  records: searchRecords(content),
  lexicon: (texts) => lexiconOf(content, texts),
});

const MOST_WORDS = 850;
const BLOCK = 400;
const SHORTEST = 4;

function lexiconOf(content: Content, texts: readonly string[]): Lexicon {
  const records = searchRecords(content);
  const coded = RECORD_NAMES.filter((name) => recordsOf(content, name).some(({ code }) => code));
  const letters = coded.flatMap((name) =>
    recordsOf(content, name).map(({ code }) => fold(codeParts(code)?.[1] ?? '')),
  );
  const found = new Set(records.map(({ kind }) => kind));
  return {
    kinds: RECORD_NAMES.filter((name) => found.has(name)).map((name) => {
      const { uno, varios } = recordKindOf(name).nombre;
      return [name, uno, varios];
    }),
    growing: PART_KIND,
    prefixes: {
      letters: [...new Set(letters)].filter(Boolean),
      names: Object.fromEntries(coded.flatMap(kindNames)),
    },
    words: usefulWords([...saidBy(records), ...texts]).join(' '),
  };
}

function saidBy(records: readonly SearchRecord[]): string[] {
  const few = records.filter(({ kind, url }) => !recordKindOf(kind).growing && !isEnglish(url));
  const many = records.filter(({ kind }) => recordKindOf(kind).growing);
  return [
    ...few
      .filter(({ chosen }) => chosen)
      .map(({ title, words, urgent = '' }) => `${title} ${words} ${urgent}`),
    ...few.map(({ title }) => title),
    ...few.map(({ words, summary }) => `${words} ${summary}`),
    ...many.map(({ title }) => title),
  ];
}

function usefulWords(texts: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const text of texts)
    for (const word of wordsOf(text.replace(/\S+@\S+/g, ''))) {
      const folded = fold(word);
      if (/\d/.test(word) || word.length < SHORTEST || isEmpty(folded)) continue;
      const key = stem(folded);
      if (!words.has(key)) words.set(key, word.toLocaleLowerCase('es'));
    }
  const useful = [...words.values()].slice(0, MOST_WORDS);
  return [useful.slice(0, BLOCK).sort(), useful.slice(BLOCK).sort()].flat();
}
