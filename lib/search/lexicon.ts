import type { Prefixes } from './question';

export interface Lexicon {
  kinds: [name: string, one: string, many: string][];
  growing: string;
  /** Kinds ranked behind pages that serve a person. */
  behind: readonly string[];
  prefixes: Prefixes;
  words: string;
}

export const LEXICON_FILE = 'palabras.json';

export interface Told {
  url: string;
  kind: string;
  title: string;
  summary: string;
  words: string;
  chosen?: true;
  /** Words of `chosen` that an author wrote alone: they name the thing. */
  sole?: string;
  urgent?: string;
}

/** File of all `Told`, in the index's folder. */
export const RECORDS_FILE = 'registros.json';
