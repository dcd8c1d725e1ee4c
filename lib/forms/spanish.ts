import { longDate } from '@/lib/office/dates';
import { FORMS as words } from '@/lib/ui-texts/forms';
import type { Language } from './language';

export const SPANISH: Language = {
  locale: 'es',
  words,
  dayOf: longDate,
  literals: {},
  patterns: [],
};
