import { clockOf } from './clock';
import { restDays } from './rest-days';
import type { OfficeHours } from './state';
import { parseHorario } from './words';

interface Hours {
  horario: string;
  zonaHoraria: string;
  diasInhabiles?:
    | { anios: readonly number[]; dias: readonly { fecha: string; hasta?: string | undefined }[] }
    | undefined;
}

/** Returns opening hours and closed days, as embedded in pages; undefined while no year is listed. */
export function officeHours({
  horario,
  zonaHoraria,
  diasInhabiles,
}: Hours): OfficeHours | undefined {
  const semana = parseHorario(horario);
  if (!semana || !diasInhabiles) return undefined;
  const { anios, dias } = diasInhabiles;
  const matters = (day: string) =>
    semana[new Date(day).getUTCDay()]?.length !== 0 &&
    !dias.some(({ fecha, hasta = fecha }) => fecha <= day && day <= hasta);
  const sorted = [...anios].sort();
  const years = sorted.map((year) => {
    const rests = restDays(year).filter(matters).map(monthAndDay);
    const own = dias.flatMap(({ fecha, hasta = fecha }) => runIn(year, fecha, hasta));
    return [year, ...[...rests, ...own].sort()].join(' ');
  });
  return {
    week: semana.map((turnos) => turnos.map(({ de, a }) => `${de}-${a}`).join(' ')).join('|'),
    closed: years.join('|'),
    clock: clockOf(zonaHoraria, sorted[0] ?? 0, sorted.at(-1) ?? 0),
  };
}

const monthAndDay = (day: string) => day.slice(5).replace('-', '');

function runIn(year: number, first: string, last: string): string[] {
  if (first > `${year}-12-31` || last < `${year}-01-01`) return [];
  const from = first < `${year}` ? '0101' : monthAndDay(first);
  const to = last > `${year}-12-31` ? '1231' : monthAndDay(last);
  return [from === to ? from : `${from}-${to}`];
}
