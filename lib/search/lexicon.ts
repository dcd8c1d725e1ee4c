import type { Prefixes } from './question';

/** The site's own words, from the build, for the search; its file is beside the index. */
export interface Lexicon {
  kinds: [name: string, one: string, many: string][];
  growing: string;
  prefixes: Prefixes;
  words: string;
}

/** Its file in the index's folder. */
export const LEXICON_FILE = 'palabras.json';

/** A place's text, for browsers that cannot read the index itself. */
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
