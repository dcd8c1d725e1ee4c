import { daysBetween } from '@/lib/office/dates';
import type { Language } from './language';

const DAYS_BEFORE = 2;
/** The office reviews its texts more often. */
const DAYS_AFTER = 5 * 365;

/**
 * Advises when the device's day is before the site's publication, or years after.
 * @param day of the folio, by the device's clock
 * @param published newest review day of a text of the site
 */
export function clockAdvice(
  day: string,
  published: string,
  { words, dayOf }: Language,
): string | undefined {
  const after = daysBetween(published, day);
  if (after >= -DAYS_BEFORE && after <= DAYS_AFTER) return undefined;
  return words.wrongClock(dayOf(day));
}
