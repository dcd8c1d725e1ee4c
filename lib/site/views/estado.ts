import type { Entry } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import { STATES } from '@/lib/ui-texts';

/** Why a piece is not published yet, where it is shown all the same: a mark on its page and its card. */
export function waitsInWords({ waits }: Pick<Entry<unknown>, 'waits'>): string | undefined {
  if (!waits) return undefined;
  if (waits.name === 'revision') return STATES.review;
  return waits.day ? STATES.from(longDate(waits.day)) : STATES.draft;
}
