import { daysBetween } from '@/lib/office/dates';
import { dayOf } from './folio';
import type { Language } from './language';
import type { Message } from './message';

/** Message limit of the e-mail service (docs/correo.md). */
const MOST_BYTES = 50_000;

const DAYS_BEFORE = 2;
/** The office reviews its texts more often. */
const DAYS_AFTER = 5 * 365;

/** Advises when the folio's day, by the device's clock, is before the site's newest review, or years after. */
export function clockAdvice(
  day: string,
  published: string,
  { words, dayOf }: Language,
): string | undefined {
  const after = daysBetween(published, day);
  if (after >= -DAYS_BEFORE && after <= DAYS_AFTER) return undefined;
  return words.wrongClock(dayOf(day));
}

/** Non-blocking notes of the review (D26, D47). @param published newest review day of the site's texts */
export function notesOf({ params }: Message, published: string, language: Language): string[] {
  const { veryLong } = language.words;
  const parts = Math.ceil(new TextEncoder().encode(JSON.stringify(params)).length / MOST_BYTES);
  return [
    clockAdvice(dayOf(params['folio'] ?? ''), published, language),
    parts > 1 && veryLong(parts),
  ].filter((note) => typeof note === 'string');
}
