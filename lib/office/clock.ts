const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** UTC offset in hours, at an hour since 1970. */
function offsetAt(timeZone: string, hour: number): number {
  const text = formatIn('en', { timeZone, timeZoneName: 'longOffset' }).format(hour * HOUR);
  const [, sign = '', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
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

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** ISO date of a moment in a zone, whatever the machine's zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatIn('en', { timeZone, ...DAY }).formatToParts(moment);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
