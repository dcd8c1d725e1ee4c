import type { FormWords } from './language';

export type Reason = keyof FormWords['REASONS'];

/** The relay's answer when a folio's day is far from today. */
export const OTHER_DAYS = 'Con fecha de otros días';

export function reasonOfAnswer(status: number, text: string): Reason {
  if (status === 400 && text.includes(OTHER_DAYS)) return 'clock';
  if (status === 429) return 'busy';
  if (status === 413) return 'large';
  if (status === 401 || status === 403) return 'settings';
  if (status >= 500) return 'down';
  return status >= 400 ? 'rejected' : 'unconfirmed';
}
