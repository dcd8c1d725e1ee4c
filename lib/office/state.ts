import { MESES } from './dates';

/** Hours embedded in every page, hence short (hours.ts). */
export interface OfficeHours {
  /** Turns of each day from Sunday, parted by `|`: `|08:00-15:00|08:00-13:00 14:00-18:00|…`. */
  week: string;
  /** Known years and their closed days or runs: `2026 0101 1221-1231|2027 …`. */
  closed: string;
  /** UTC offset in hours; then, for each change, hour since 1970 and new offset: `-8 492490 -7 …`. */
  clock: string;
}

const HOUR = 3_600_000;
const LOOKED_AHEAD = 99;
const DIAS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');

/** Empty in an unlisted year. Avoids `Intl`, whose first use takes a cheap phone 100 ms. */
export function officeState(
  { week, closed, clock }: OfficeHours,
  now: Date,
  words = IN_SPANISH,
): string {
  const [today = '', time = ''] = atTheOffice(clock, now).split('T');
  const noon = Date.parse(`${today}T12:00Z`);
  for (let ahead = 0; ahead < LOOKED_AHEAD; ahead++) {
    const date = new Date(noon + ahead * 864e5);
    const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
    const known = closed.split('|').find((part) => part.startsWith(year));
    if (!known) return ahead ? words.closed : '';
    if (known.split(' ').some((run) => within(run, month + day))) continue;
    for (const turn of week.split('|')[date.getUTCDay()]?.split(' ') ?? []) {
      const [from = '', to = ''] = turn.split('-');
      if (ahead ? to : time < from) return words.opens(from, ahead, date);
      if (time < to) return words.open(to);
    }
  }
  return words.closed;
}

function atTheOffice(clock: string, now: Date): string {
  const hours = now.getTime() / HOUR;
  const clocks = [-Infinity, ...clock.split(' ').map(Number)];
  const last = clocks.findLastIndex((change, at) => at % 2 === 0 && change <= hours);
  return new Date((hours + (clocks[last + 1] ?? 0)) * HOUR).toISOString().slice(0, 16);
}

const within = (run: string, day: string): boolean => {
  const [first = '', last = first] = run.split('-');
  return first <= day && day <= last;
};

/** A week ahead, a bare weekday would mean the nearer day. */
function dayIn(ahead: number, date: Date): string {
  if (!ahead) return 'hoy';
  return ahead < 7
    ? `el ${DIAS[date.getUTCDay()]}`
    : `el ${date.getUTCDate()} de ${MESES[date.getUTCMonth()]}`;
}

const plain = (time: string): string => time.replace(/^0/, '');
const hour = (time: string): string => `${time.startsWith('01') ? 'la' : 'las'} ${plain(time)}`;

const IN_SPANISH = {
  open: (to: string) => `Abierta, cierra a ${hour(to)}`,
  opens: (from: string, ahead: number, date: Date) =>
    `Cerrada, abre ${dayIn(ahead, date)} a ${hour(from)}`,
  closed: 'Cerrada',
};

/** `15:00` → `3 p.m.` */
export function timeInEnglish(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Uses `Intl` for the day: only wide screens show it. */
export const IN_ENGLISH: typeof IN_SPANISH = {
  open: (to) => `Open, closes at ${timeInEnglish(to)}`,
  opens: (from, ahead, date) => {
    const day = date.toLocaleDateString('en-US', {
      timeZone: 'UTC',
      ...(ahead < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
    });
    return `Closed, opens ${ahead ? `on ${day}` : 'today'} at ${timeInEnglish(from)}`;
  },
  closed: 'Closed',
};
