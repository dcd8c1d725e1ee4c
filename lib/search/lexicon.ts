import type { Prefixes } from './question';

/** Words of the site, from the build, in a file beside the index. */
export interface Lexicon {
  kinds: [name: string, one: string, many: string][];
  growing: string;
  prefixes: Prefixes;
  words: string;
}

export const LEXICON_FILE = 'palabras.json';

/** Text of a page, for browsers that cannot load the index. */
export interface Told {
  url: string;
  kind: string;
  title: string;
  summary: string;
  words: string;
  chosen?: true;
  urgent?: string;
}

/** File of all `Told`, in the index's folder. */
export const RECORDS_FILE = 'registros.json';
