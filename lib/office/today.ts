import { TIME_ZONE } from './clock';

const OFFICE = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is at the office at a moment, wherever the machine stands: `2025-01-27`. */
export function dayAtTheOffice(moment: Date): string {
  const parts = new Map(OFFICE.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
