import { longDate } from '@/lib/office/dates';
import { FORMS as words } from '@/lib/ui-texts/forms';
import type { Language } from './language';

/** A form in Spanish, as the specification has it. */
export const SPANISH: Language = {
  locale: 'es',
  words,
  dayOf: longDate,
  literals: {},
  patterns: [],
};
