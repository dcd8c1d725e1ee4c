import { dayIn } from '@/lib/office/clock';
import { daysBetween } from '@/lib/office/dates';

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

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** An ISO day in a row: «27 ene»; of another year, «27 ene 2025». */
export function shortDay(day: string, today = officeDay()): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const said = new Date(day).toLocaleDateString('es-MX', { ...DAY, ...year });
  return said.replaceAll(' de ', ' ').replace('.', '');
}

/** An ISO day of today or later: «domingo 29 de noviembre». */
export const weekday = (day: string): string =>
  new Date(day)
    .toLocaleDateString('es-MX', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    .replace(',', '');

/** «hoy 15:02», «ayer 13:20», «27 ene». */
export function ago(instant: string, now = new Date()): string {
  const [day, today] = [officeDay(new Date(instant)), officeDay(now)];
  const name = ['hoy', 'ayer'][daysBetween(day, today)];
  return name ? `${name} ${clock(instant)}` : shortDay(day, today);
}

/** «12:40» */
export const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('es-MX', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
  });
