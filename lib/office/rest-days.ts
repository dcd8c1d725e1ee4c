const MONDAY = 1;

/**
 * Rest days of a year (Ley Federal del Trabajo, article 74, DOF 30-09-2024), as ISO dates in order. Polling days
 * (fraction IX) have no rule: the office lists them.
 */
export function restDays(year: number): string[] {
  return [
    dayOf(year, 1, 1),
    mondayOf(year, 2, 1),
    mondayOf(year, 3, 3),
    dayOf(year, 5, 1),
    dayOf(year, 9, 16),
    ...((year - 2024) % 6 === 0 ? [dayOf(year, 10, 1)] : []),
    mondayOf(year, 11, 3),
    dayOf(year, 12, 25),
  ];
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

function mondayOf(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dayOf(year, month, 1 + ((MONDAY - first + 7) % 7) + (nth - 1) * 7);
}
