import { dayIn } from '@/lib/office/clock';
import { longDate } from '@/lib/office/dates';

/** The office's day in ISO form, as the check counts it: the device may be in another zone. */
export const officeDay = (now = new Date()): string =>
  dayIn(document.documentElement.dataset['zone'] ?? OWN_ZONE, now);

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as people say it: «25 de noviembre de 2026, 12:40». */
export const moment = (instant: string): string => new Date(instant).toLocaleString('es-MX', WHOLE);
const WHOLE = { dateStyle: 'long', timeStyle: 'short', hour12: false } as const;

/** «a las 12:40»; of another day, the day as well. */
export function hour(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() !== now.toDateString()) return `el ${moment(instant)}`;
  return `a las ${clock(instant)}`;
}

/** «lunes 30 de noviembre de 2026» */
export const namedDay = (day: string): string =>
  `${new Date(`${day}T12:00:00`).toLocaleDateString('es-MX', { weekday: 'long' })} ${longDate(day)}`;

/** «12:40» */
export const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('es-MX', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
  });
