const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** UTC offset in hours, at an hour since 1970. */
function offsetAt(zone: string, hour: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const [, sign = '', hours = 0, minutes = 0] =
    /GMT([+-])(\d\d):(\d\d)/.exec(format.format(hour * HOUR)) ?? [];
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

/** Returns a zone's offsets over years as `OfficeHours.clock`. No zone changes twice a month. */
export function clockOf(zone: string, first: number, last: number): string {
  const at = (hour: number) => offsetAt(zone, hour);
  const months = Array.from(
    { length: 12 * (last - first + 1) + 1 },
    (_, month) => Date.UTC(first, month) / HOUR,
  );
  const changes = months.slice(1).flatMap((end, index) => {
    const [before, after] = [at(months[index] ?? end), at(end)];
    if (before === after) return [];
    let [from, to] = [months[index] ?? end, end];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (at(middle) === before) from = middle;
      else to = middle;
    }
    return [to, after];
  });
  return [at(months[0] ?? 0), ...changes].join(' ');
}

/** Returns ms since 1970. A change of clock may fall at midnight: the first candidate within the day wins. */
export function startOfDay(zone: string, day: string): number {
  const midnight = Date.parse(day) / HOUR;
  const moments = [-24, 24]
    .map((away) => midnight - offsetAt(zone, midnight + away))
    .sort((one, other) => one - other);
  const [earlier = midnight, later = midnight] = moments;
  return (earlier + offsetAt(zone, earlier) >= midnight ? earlier : later) * HOUR;
}

/** ISO date of a moment in a zone, whatever the machine's zone: Swedish days are written so. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone }).format(moment);
