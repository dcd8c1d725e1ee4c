import type { Lexicon } from '@/lib/search/lexicon';
import type { Found } from '@/lib/search/rank';

/** The site's index, with the build's list of its words. */
export interface Index {
  lexicon: Lexicon;
  words: readonly string[];
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  find(word: string): Promise<Found>;
  tell(id: string): Promise<{ url: string; title: string; summary: string; text: string }>;
}
