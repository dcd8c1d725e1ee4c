/** What a person sees of a result. */
export interface Hit {
  url: string;
  title: string;
  excerpt: string;
}

/** The part of Pagefind's browser API that the site uses. */
interface Pagefind {
  search(words: string): Promise<{ results: { data(): Promise<PagefindData> }[] }>;
}
interface PagefindData {
  url: string;
  meta: { title?: string };
  plain_excerpt: string;
}

/** The build writes Pagefind's script and index here; no bundle holds them. */
const ADDRESS = '/pagefind/pagefind.js';
const MOST = 20;

/**
 * Searches the site's index (Spanish stemming, accents folded).
 * @throws when the index cannot be fetched
 */
export async function search(words: string): Promise<Hit[]> {
  const pagefind = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ ADDRESS
  )) as Pagefind;
  const { results } = await pagefind.search(words);
  const data = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
  return data.map(({ url, meta, plain_excerpt }) => ({
    url,
    title: meta.title ?? url,
    excerpt: plain_excerpt,
  }));
}
