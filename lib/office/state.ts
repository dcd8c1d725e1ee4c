/** The office's hours as a page carries them (office-hours.ts): short, since every page does. */
export interface OfficeHours {
  /** From Sunday on, the turns of each day: `|08:00-15:00|08:00-13:00 14:00-18:00|…`. */
  week: string;
  /** Each year that is known, and in it the days or runs of days closed: `2026 0101 1221-1231|2027 …`. */
  closed: string;
}

/** Swedish writes a moment as ISO does: `2026-11-23 14:59`. */
const AT_THE_OFFICE = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/Tijuana',
  dateStyle: 'short',
  timeStyle: 'short',
});
const LOOKED_AHEAD = 99;

/**
 * Whether the office is open at a moment, and until or from when: by its own clock, in whatever zone
 * the device is.
 * @returns the words; empty where nobody can say: in a year whose days were not listed
 */
export function officeState({ week, closed }: OfficeHours, now: Date): string {
  const [today, time = ''] = AT_THE_OFFICE.format(now).split(' ');
  const noon = Date.parse(`${today}T12:00Z`);
  // A browser that writes it otherwise.
  if (!noon) return '';
  for (let ahead = 0; ahead < LOOKED_AHEAD; ahead++) {
    const date = new Date(noon + ahead * 864e5);
    const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
    const known = closed.split('|').find((part) => part.startsWith(year));
    if (!known) return ahead ? 'Cerrado ahora' : '';
    if (known.split(' ').some((run) => within(run, month + day))) continue;
    for (const turn of week.split('|')[date.getUTCDay()]?.split(' ') ?? []) {
      const [from = '', to = ''] = turn.split('-');
      if (ahead ? to : time < from) return `Cerrado, abre ${dayIn(ahead, date)} a ${hour(from)}`;
      if (time < to) return `Abierto ahora, cierra a ${hour(to)}`;
    }
  }
  return 'Cerrado ahora';
}

const within = (run: string, day: string): boolean => {
  const [first = '', last = first] = run.split('-');
  return first <= day && day <= last;
};

/** A week ahead, a weekday alone would be taken for the nearer one. */
function dayIn(ahead: number, date: Date): string {
  if (!ahead) return 'hoy';
  const named: Intl.DateTimeFormatOptions =
    ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return `el ${date.toLocaleDateString('es', { ...named, timeZone: 'UTC' })}`;
}

const hour = (time: string): string =>
  `${time.startsWith('01') ? 'la' : 'las'} ${time.replace(/^0/, '')}`;
