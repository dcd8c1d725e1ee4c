import { englishClock, hoursInEnglish } from '@/lib/office/spoken-hours';

const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

export const haveSameFigures = (one: string, other: string): boolean =>
  figures(one) === figures(other);

/** True when plain words still have each figure of the datum. */
export const saysFigures = (plain: string, datum: string): boolean => {
  const said: string[] = plain.match(/\d+/g) ?? [];
  return (datum.match(/\d+/g) ?? []).every((one) => said.includes(one));
};

export const phoneInEnglish = (phone: string): string => phone.replace('extensión', 'extension');

/**
 * Returns a datum in English, on a clock of twelve hours. English with other figures is outdated and never shown:
 * hours are then said from the Spanish, anything else stays in Spanish.
 */
export function inEnglish(spanish: string, english: string | undefined): string {
  const isCurrent = english !== undefined && haveSameFigures(spanish, english);
  const said = isCurrent ? english : hoursInEnglish(spanish);
  return said === undefined ? spanish : englishClock(said);
}
