import { timeInEnglish } from './state';

const TIME = /(?:(las) )?(?<!\d)([01]?\d|2[0-4]):([0-5]\d)(?: (?:horas|h)(?!\p{L}))?/gu;

const partOfDay = (hour: number): string => {
  if (hour < 12) return 'de la mañana';
  if (hour === 12) return 'del día';
  return hour < 19 ? 'de la tarde' : 'de la noche';
};

const on12 = (hour: number): number => hour % 12 || 12;

/** `de 8:00 a 15:00 horas` → `de 8 de la mañana a 3 de la tarde`, for pages in easy language. */
export const easyHours = (text: string): string =>
  text.replace(TIME, (_, article: string | undefined, hour: string, minutes: string) => {
    const at = on12(Number(hour));
    const figures = minutes === '00' ? `${at}` : `${at}:${minutes}`;
    const said = Number(hour) === 24 ? '12 de la noche' : `${figures} ${partOfDay(Number(hour))}`;
    return article ? `${at === 1 ? 'la' : 'las'} ${said}` : said;
  });

/** `8:00 to 15:00` → `8 a.m. to 3 p.m.`. */
export const englishClock = (text: string): string =>
  text.replace(TIME, (_, __, hour: string, minutes: string) => timeInEnglish(`${hour}:${minutes}`));

const DAYS: Readonly<Record<string, string>> = {
  ...{ lunes: 'Monday', martes: 'Tuesday', miércoles: 'Wednesday', jueves: 'Thursday' },
  ...{ viernes: 'Friday', sábado: 'Saturday', sábados: 'Saturday', domingo: 'Sunday' },
  ...{ domingos: 'Sunday', a: 'to', y: 'and', de: '', horas: '', h: '' },
};

/** Says hours of the content in English; undefined when a word of theirs is not of hours. */
export function hoursInEnglish(spanish: string): string | undefined {
  const text = spanish.replace('todos los días', 'every day');
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !/^(?:every|day)$/.test(word));
  const isHours = /\d:\d\d/.test(text) && words.every((word) => word.toLowerCase() in DAYS);
  if (!isHours) return undefined;
  return text
    .replace(/\p{L}+/gu, (word) => DAYS[word.toLowerCase()] ?? word)
    .replace(/ +(?=[ ;]|$)/g, '');
}
