import type { Language } from './language';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BEFORE = 2;
/** Nobody leaves the office's texts for so long without going over them. */
const DAYS_AFTER = 5 * 365;

/**
 * Advice when a device's day cannot be right: it lies before the site was published, or years after.
 * @param day of the message's folio, by the device's clock
 * @param published the newest day on which the office went over a text of the site
 */
export function clockAdvice(
  day: string,
  published: string,
  { words, dayOf }: Language,
): string | undefined {
  const after = (Date.parse(day) - Date.parse(published)) / DAY_MS;
  if (after >= -DAYS_BEFORE && after <= DAYS_AFTER) return undefined;
  return words.wrongClock(dayOf(day));
}
