import { englishDate } from '@/lib/office/english-date';
import { ENGLISH_FORMS as words, LITERALS } from '@/lib/ui-texts/forms-english';
import { ENGLISH_PATTERNS } from './anonymity-english';
import type { Language } from './language';

/** @param literals English meaning of each literal of the YAML */
export const englishWith = (literals: Language['literals']): Language => ({
  locale: 'en',
  words,
  dayOf: englishDate,
  literals: { ...LITERALS, ...literals },
  patterns: ENGLISH_PATTERNS,
  omitted: '[omitted]',
});
