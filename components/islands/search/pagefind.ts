import { LEXICON_FILE, RECORDS_FILE, type Lexicon, type Told } from '@/lib/search/lexicon';
import { META_WEIGHTS } from '@/lib/search/rank';
import { recordsIndex } from './records';
import type { Index } from './answer';

interface Pagefind {
  options(chosen: object): Promise<void>;
  mergeIndex(address: string, chosen: object): Promise<void>;
  filters(): Promise<Record<string, Record<string, number>>>;
  search(words: string | null, chosen?: { filters: Record<string, string> }): Promise<Answer>;
}
interface Answer {
  results: Result[];
}
interface Result {
  id: string;
  score: number;
  /** Which of `meta` have the word. */
  matchedMetaFields?: string[];
  data(): Promise<{
    url: string;
    meta: { title?: string; summary?: string };
  }>;
}

/** The build writes Pagefind's script and index here; no bundle has them. */
const FOLDER = '/pagefind/';

let loaded: Promise<Index> | undefined;
const merged = new Set<string>();

/**
 * Loads all parts of the index once; failed parts can be requested again.
 * @param archives addresses of the parts beside the main one
 * @param script address of Pagefind's script
 * @throws when the index cannot be fetched
 */
export function load(archives: readonly string[], script = `${FOLDER}pagefind.js`): Promise<Index> {
  loaded ??= open(archives, script).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

const fetchJson = async <T>(file: string) => (await (await fetch(FOLDER + file)).json()) as T;

async function canCompile(): Promise<boolean> {
  try {
    await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

async function open(archives: readonly string[], script: string): Promise<Index> {
  const telling = fetchJson<Lexicon>(LEXICON_FILE);
  if (!(await canCompile()))
    return recordsIndex(await telling, await fetchJson<Told[]>(RECORDS_FILE));
  const [pagefind, lexicon] = await Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ script) as Promise<Pagefind>,
    telling,
  ]);
  // A worker made from an address is refused by the policy (Trusted Types); the page searches as fast.
  const ranking = { metaWeights: META_WEIGHTS };
  await pagefind.options({ noWorker: true, basePath: FOLDER, ranking });
  const part = { mergeFilter: { kind: lexicon.growing }, ranking };
  for (const address of archives) {
    if (merged.has(address)) continue;
    await pagefind.mergeIndex(address, part);
    merged.add(address);
  }
  const results = new Map<string, Result>();
  const idsOf = ({ results: found }: Answer) => {
    for (const one of found) results.set(one.id, one);
    return new Set(found.map(({ id }) => id));
  };
  const kinds = new Map<string, Set<string>>();
  const { kind: counts = {} } = await pagefind.filters();
  // Asked for a value that none has, Pagefind never answers.
  for (const [name] of lexicon.kinds.filter(([one]) => counts[one]))
    kinds.set(name, idsOf(await pagefind.search(null, { filters: { kind: name } })));
  return {
    lexicon,
    words: lexicon.words.split(' '),
    kinds,
    async find(word) {
      // Between quotes it is the word itself, in all its inflections; without them also any word that begins
      // so, or is left of it when letters are cut off (D62), but with a score.
      const has = idsOf(await pagefind.search(`"${word}"`));
      const found = has.size ? (await pagefind.search(word)).results : [];
      const its = found.filter(({ id }) => has.has(id));
      const withMeta = (is: (names: string[]) => boolean) =>
        new Set(its.flatMap(({ id, matchedMetaFields: names = [] }) => (is(names) ? [id] : [])));
      return {
        places: new Map(its.map(({ id, score }) => [id, score])),
        named: withMeta((names) => names.length > 0),
        chosen: withMeta((names) => names.includes('chosen') || names.includes('urgent')),
        sole: withMeta((names) => names.includes('sole')),
        urgent: withMeta((names) => names.includes('urgent')),
        chosenOnly: withMeta((names) => names.join() === 'chosen'),
      };
    },
    async findPhrase(words) {
      const { results: found } = await pagefind.search(`"${words}"`);
      const chosen = found.filter(({ matchedMetaFields: names = [] }) => names.includes('chosen'));
      // Words that stand together in a single place name it.
      return new Set((found.length === 1 ? found : chosen).map(({ id }) => id));
    },
    async tell(id) {
      const { url, meta } = await results.get(id)!.data();
      return { url, title: meta.title ?? url, summary: meta.summary ?? '' };
    },
  };
}
