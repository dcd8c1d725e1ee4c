import type { FORMS } from '@/lib/ui-texts/forms';
import type { Pattern } from './identification-patterns';

/** The words of the forms, which every language has. */
export type FormWords = Readonly<typeof FORMS>;

/** The language of a form: its words, and its patterns for a text without a name. */
export interface Language {
  /** As `Intl` takes it. */
  locale: 'es' | 'en';
  words: FormWords;
  /** A day in words. */
  dayOf: (day: string) => string;
  literals: Readonly<Record<string, string>>;
  /** Patterns besides those of any text. */
  patterns: readonly Pattern[];
  /** The words for a part of it that was left out, when it is not `[omitido]`. */
  omitted?: string;
}

/** A Spanish text in the form's language, for a sentence. */
export const said = ({ literals }: Language, text: string): string => literals[text] ?? text;

/** Both, for paper: `Name (Nombre)`. */
export const both = ({ literals }: Language, text: string): string =>
  literals[text] ? `${literals[text]} (${text})` : text;
