import type { Prefixes } from './question';

/** What the build tells the search of the site's own words; its file stands beside the index. */
export interface Lexicon {
  /** Kinds of results, in the order in which they are told: name, what one is called, and many. */
  kinds: [name: string, one: string, many: string][];
  /** The kind of all that stands in the index's other parts. */
  growing: string;
  prefixes: Prefixes;
  /** The site's most useful words, one blank between them. */
  words: string;
}

/** Its file in the index's folder. */
export const LEXICON_FILE = 'palabras.json';

/** What is told of a place, for browsers that cannot read the index itself. */
export interface Told {
  url: string;
  kind: string;
  title: string;
  summary: string;
  words: string;
  chosen?: true;
  urgent?: string;
}

/** The file of all of them, in the index's folder. */
export const RECORDS_FILE = 'registros.json';
