export const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

export function longDate(day: string): string {
  const [anio, mes, dia] = day.split('-').map(Number);
  return `${dia} de ${MESES[(mes ?? 1) - 1]} de ${anio}`;
}

/** `31 de mayo` → `05-31`; undefined for what is no day of every year. */
export function yearlyDay(words: string): string | undefined {
  const [, day = '', month = ''] = /^(\d{1,2}) de (\S+)$/.exec(words) ?? [];
  const yearly = `${two(MESES.indexOf(month) + 1)}-${two(Number(day))}`;
  return isDay(`2023-${yearly}`) ? yearly : undefined;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** `2024-02-28`, 2 → `2024-03-01`. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Days from one ISO date to another, negative when it is before; NaN for a day that no month has. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The 29th of February falls on the 28th of a year without it. */
export function yearsAfter(day: string, count: number): string {
  const then = `${Number(day.slice(0, 4)) + count}${day.slice(4)}`;
  return isDay(then) ? then : then.replace(/29$/, '28');
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

export const two = (part: number): string => String(part).padStart(2, '0');

export const localDay = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
