/** `2025-01-27` → `January 27, 2025`. */
export const englishDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
