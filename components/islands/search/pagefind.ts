/** A result, as it is shown. */
export interface Hit {
  url: string;
  title: string;
  excerpt: string;
}

/** The part of Pagefind's browser API that the site uses. */
interface Pagefind {
  options(chosen: { noWorker: boolean }): Promise<void>;
  mergeIndex(address: string): Promise<void>;
  search(words: string): Promise<{ results: Result[] }>;
}
interface Result {
  data(): Promise<PagefindData>;
}
interface PagefindData {
  url: string;
  meta: {
    title?: string;
    /** Of a row (scripts/make/search.ts): shown whole. */
    summary?: string;
    /** Somebody chose it as the answer to its words. */
    chosen?: string;
  };
  /** Plain but for «<» and «>», which Pagefind writes as HTML wants them. */
  plain_excerpt: string;
}

/** The build writes Pagefind's script and index here; no bundle holds them. */
const ADDRESS = '/pagefind/pagefind.js';
const MOST = 20;

let loaded: Promise<Pagefind> | undefined;
const merged = new Set<string>();

/** Loads the index once, all its parts; one that could not be fetched is asked for again. */
function load(archives: readonly string[]): Promise<Pagefind> {
  loaded ??= open(archives).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function open(archives: readonly string[]): Promise<Pagefind> {
  const pagefind = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ ADDRESS
  )) as Pagefind;
  // A worker made from an address is refused by the policy (Trusted Types); the page searches as fast.
  await pagefind.options({ noWorker: true });
  for (const address of archives) {
    if (merged.has(address)) continue;
    await pagefind.mergeIndex(address);
    merged.add(address);
  }
  return pagefind;
}

/**
 * Searches the site's index (Spanish stemming, accents folded).
 * @param archives addresses of the parts beside the main one
 * @throws when the index cannot be fetched
 */
export async function search(words: string, archives: readonly string[]): Promise<Hit[]> {
  const { results } = await (await load(archives)).search(words);
  return (await shown(results)).map(({ url, meta, plain_excerpt }) => ({
    url,
    title: meta.title ?? url,
    excerpt: meta.summary ?? plain_excerpt.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  }));
}

/**
 * The results to show: chosen answers first (a person called Carrillo is found
 * by «carro», too), and each place once: a page may have an entry of its own and one for its main part
 * (lib/site/records/search.ts).
 * @param results best first
 */
export async function shown(results: Result[]): Promise<PagefindData[]> {
  const found = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
  const chosen = ({ meta }: PagefindData) => Number('chosen' in meta);
  const seen = new Set<string>();
  return found
    .sort((one, other) => chosen(other) - chosen(one))
    .filter(({ url }) => seen.size < seen.add(url.replace(/#contenido$/, '')).size);
}
