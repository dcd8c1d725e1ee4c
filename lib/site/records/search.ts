import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import type { Lexicon, Told } from '@/lib/search/lexicon';
import { codeWord, fold, isEmpty, stem, wordsOf } from '@/lib/search/words';
import { PART_KIND } from '@/lib/site/search-parts';
import { RECORD_NAMES, recordKindOf, recordsOf, type RecordName } from '.';
import { pageOf, sentence, type PublicRecord } from './record';

export interface SearchRecord extends Told {
  kind: RecordName;
}

/** Returns the search targets, one for each address; a page's facts apply to its main part too. */
export function searchRecords(content: Content): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  const all = RECORD_NAMES.flatMap((kind) =>
    recordsOf(content, kind)
      // Pages in English are found only by shortcut (docs/decisions/english.md).
      .filter(({ url, chosen }) => chosen || !isEnglish(url))
      // A whole page is a target only of records that are pages.
      .filter(({ url }) => url.startsWith('/') && (recordKindOf(kind).isPage || !url.endsWith('/')))
      .map((record) => ({ kind, record })),
  );
  const chosen = all.filter(({ record }) => record.chosen);
  for (const { kind, record } of [...chosen, ...all]) {
    const { title, summary, chosen, urgent } = record;
    const url = pageOf(record.url);
    const words = sentence(record.words, ...codeWords(kind, record));
    const known = places.get(url);
    if (!known)
      places.set(url, {
        ...{ kind, url, title, summary, words },
        ...(chosen && { chosen }),
        ...(urgent && { urgent }),
      });
    else if (known.title !== title) known.words = sentence(known.words, title, words);
    // A shortcut to another kind of record takes its kind and its number.
    else if (known.kind === 'pagina' && kind !== 'pagina') {
      known.kind = kind;
      known.words = sentence(known.words, ...codeWords(kind, record));
    }
  }
  return [...places.values()].map((one) =>
    one.chosen ? { ...one, sole: soleWords(one.words) } : one,
  );
}

/** Returns of an author's phrases («mordida. me pidieron dinero») those of one word: it names the thing. */
const soleWords = (phrases: string): string =>
  phrases
    .split(/\.\s*/)
    .filter((phrase) => wordsOf(phrase).length === 1)
    .join('. ');

function codeWords(kind: RecordName, { code }: PublicRecord): string[] {
  const [, letters = '', digits = ''] = codeParts(code) ?? [];
  const names = [recordKindOf(kind).nombre.uno, letters].filter(Boolean);
  return digits ? names.map((name) => codeWord(name, digits)) : [];
}

const codeParts = (code: string | undefined) => /^(?:(\p{L}+)-?)?(\d+)$/u.exec(code ?? '');

const kindNames = (kind: RecordName): [name: string, one: string][] => {
  const { uno, varios } = recordKindOf(kind).nombre;
  return [uno, varios].map((name) => [fold(name), fold(uno)]);
};

export type SearchTold = ReturnType<typeof searchTold>;

export const searchTold = (content: Content) => ({
  records: searchRecords(content),
  /** @param texts of pages; their words follow those of titles and summaries */
  lexicon: (texts: readonly string[]) => lexiconOf(content, texts),
});

const MOST_WORDS = 1700;
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
    behind: RECORD_NAMES.filter((name) => recordKindOf(name).behind),
    prefixes: {
      letters: [...new Set(letters)].filter(Boolean),
      names: Object.fromEntries(coded.flatMap(kindNames)),
    },
    words: usefulWords([...textsByImportance(records), ...texts]).join(' '),
  };
}

function textsByImportance(records: readonly SearchRecord[]): string[] {
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
