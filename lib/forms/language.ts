import type { FORMS } from '@/lib/ui-texts/forms';
import type { Pattern } from './anonymity-patterns';

export type FormWords = Readonly<typeof FORMS>;

export interface Language {
  locale: 'es' | 'en';
  words: FormWords;
  dayOf: (day: string) => string;
  literals: Readonly<Record<string, string>>;
  patterns: readonly Pattern[];
  /** Replacement of removed parts; default `[omitido]`. */
  omitted?: string;
}

export const inLanguage = ({ literals }: Language, text: string): string => literals[text] ?? text;

/** For paper: `Name (Nombre)`. */
export const both = ({ literals }: Language, text: string): string =>
  literals[text] ? `${literals[text]} (${text})` : text;
