/** Where the office's clock hangs. */
export const TIME_ZONE = 'America/Tijuana';

const HOUR = 3_600_000;
/** Made when first asked for: browsers that import only the zone may not know `longOffset` (Chrome 95). */
let offsets: Intl.DateTimeFormat | undefined;

/** How far the office's clock is from Greenwich's at an hour since 1970, in hours. */
function offsetAt(hour: number): number {
  offsets ??= new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  const [, sign = '', hours = 0, minutes = 0] =
    /GMT([+-])(\d\d):(\d\d)/.exec(offsets.format(hour * HOUR)) ?? [];
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

/**
 * The office's clock from the beginning of a year to the end of another. No zone changes it twice a month.
 * @returns as pages carry it (`OfficeHours.clock`)
 */
export function clockOf(first: number, last: number): string {
  const months = Array.from(
    { length: 12 * (last - first + 1) + 1 },
    (_, month) => Date.UTC(first, month) / HOUR,
  );
  const changes = months.slice(1).flatMap((end, at) => {
    const [before, after] = [offsetAt(months[at] ?? end), offsetAt(end)];
    if (before === after) return [];
    let [from, to] = [months[at] ?? end, end];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (offsetAt(middle) === before) from = middle;
      else to = middle;
    }
    return [to, after];
  });
  return [offsetAt(months[0] ?? 0), ...changes].join(' ');
}

/** The moment when a day begins at the office, in milliseconds since 1970. @param day in ISO form */
export function startOfDay(day: string): number {
  const hour = Date.parse(day) / HOUR;
  // The office is behind Greenwich, and its clock changes after midnight: none lies between the two.
  return (hour - offsetAt(hour)) * HOUR;
}
