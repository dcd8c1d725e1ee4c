type Turno = { de: string; a: string };
export type Semana = Turno[][];

const DIAS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];

/** Accepts missing accents and plurals; -1 for other words. */
const dayOf = (word: string) => {
  const folded = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
  return DIAS.findIndex((one) => folded === one || folded === `${one}s`);
};

/** Parses `lunes a viernes, de 8:00 a 15:00 horas; …`; undefined for malformed or contradictory text. */
export function parseHorario(text: string): Semana | undefined {
  const semana: Semana = DIAS.map(() => []);
  for (const part of text.replace(/\.$/, '').split(';')) {
    const [, days = '', hours = ''] = /^\s*(.+?),? de (\d.*?)(?: horas| h)?\s*$/.exec(part) ?? [];
    const turnos = hours.split(/\s+y de\s+/).map(turnOf);
    const named = daysOf(days);
    if (!named || named.some((day) => semana[day]?.length !== 0)) return undefined;
    for (const turno of turnos) {
      if (!turno || turnos.some((other) => other && other !== turno && overlap(turno, other)))
        return undefined;
      for (const day of named) semana[day]?.push(turno);
    }
  }
  return semana.map((turnos) => turnos.sort((one, other) => (one.de < other.de ? -1 : 1)));
}

const overlap = (one: Turno, other: Turno) => one.de < other.a && other.de < one.a;

function daysOf(text: string): number[] | undefined {
  const range = /^(\S+) a (\S+)$/.exec(text);
  if (!range) {
    const list = text.split(/, | y /).map(dayOf);
    return list.includes(-1) || new Set(list).size < list.length ? undefined : list;
  }
  const [from, to] = [dayOf(range[1] ?? ''), dayOf(range[2] ?? '')];
  if (from < 0 || to < 0 || from === to) return undefined;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, ahead) => (from + ahead) % 7);
}

function turnOf(text: string): Turno | undefined {
  const [, de, a] = /^(\d\d?:[0-5]\d) a (\d\d?:[0-5]\d)$/.exec(text) ?? [];
  if (!de || !a) return undefined;
  const turno = { de: de.padStart(5, '0'), a: a.padStart(5, '0') };
  return turno.de < turno.a && turno.a <= '24:00' ? turno : undefined;
}
