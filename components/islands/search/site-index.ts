import type { Lexicon } from '@/lib/search/lexicon';
import type { Found } from '@/lib/search/rank';

/** The site's index, and what the build tells of its words. */
export interface Index {
  lexicon: Lexicon;
  /** The lexicon's words, one by one. */
  words: readonly string[];
  /** What is of each kind, by its name. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Which places have a word, itself or an inflection of it. */
  find(word: string): Promise<Found>;
  /** What is told of a place that was found. */
  tell(id: string): Promise<{ url: string; title: string; summary: string; text: string }>;
}
