import { isDay, MESES, two } from '@/lib/office/dates';

const MONTH = `(?<month>${MESES.join('|')}|setiembre)`;
const DAYS = [
  `(?<day>\\d{1,2}|primero)\\.?[º°]?(?: días?)?(?: del mes)? de ${MONTH},? del?(?: año)? (?<year>\\d{4})`,
  `${MONTH} (?<day>\\d{1,2}),? (?:del? )?(?<year>\\d{4})`,
  `(?<![\\d/])(?<day>\\d{1,2})[/.-](?:${MONTH}|(?<number>\\d{1,2}))[/.-](?<year>\\d{4})(?!\\d)`,
  '(?<year>\\d{4})-(?<number>\\d\\d)-(?<day>\\d\\d)',
].map((written) => new RegExp(written, 'iu'));

/** The first day that a text names, in ISO form, and its place in the text. */
export function dayWrittenIn(text: string) {
  for (const form of DAYS) {
    const { index, 0: whole, groups } = form.exec(text) ?? {};
    if (index === undefined || !whole || !groups) continue;
    const month = groups['month']?.toLowerCase().replace('setiembre', 'septiembre') ?? '';
    const number = Number(groups['number'] ?? MESES.indexOf(month) + 1);
    const date = /^primero$/i.test(groups['day'] ?? '') ? 1 : Number(groups['day']);
    const day = `${groups['year']}-${two(number)}-${two(date)}`;
    if (isDay(day)) return { day, start: index, end: index + whole.length };
  }
  return undefined;
}

const LEAD = /^(?:lugar y fecha|lugar|fecha)\s*:\s*/iu;
const BEFORE_DAY =
  /[\s,;:.]*(?:\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b,?\s*)?(?:\ba(?: los)?\s*)?$/iu;
const AFTER_DAY = /^(?:\.?\s*[-–—]{1,3}\s*|[.:]\s+|\.?\s*$)/u;
const PLACE_ALONE = /^(.{3,45}?)(?:\.\s?[-–—]{1,2}|\s?[–—]{1,2}|--)\s*(?=[\p{Lu}«"“¿¡])/u;
const SMALL = /^(?:de|del|la|las|los|y)$/iu;
const NO_PLACE = /^(?:el|al|en|hoy|este|desde|hasta|para|fecha|a)$/iu;

interface Dateline {
  place?: string;
  day?: string;
  /** Its letters, with the sign that parts it from the text. */
  length: number;
}

/** The place and the day that a line begins with; undefined if it begins with something else. */
export function datelineOf(text: string): Dateline | undefined {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const found = dayWrittenIn(text.slice(0, 140));
  if (!found) {
    const [whole = '', place = ''] = PLACE_ALONE.exec(text) ?? [];
    const isSure =
      /,/.test(place) || !/\p{Ll}/u.test(place) || /^\./.test(whole.slice(place.length));
    return isSure && isPlace(place) ? { place: placeName(place), length: whole.length } : undefined;
  }
  const place = text.slice(lead, found.start).replace(BEFORE_DAY, '');
  const after = text.slice(found.end);
  const sign = AFTER_DAY.exec(after)?.[0];
  const goesOn = after.length > (sign?.length ?? 0);
  if (sign === undefined || (place !== '' && !isPlace(place))) return undefined;
  if (place === '' && goesOn && !/[-–—]/.test(sign)) return undefined;
  return {
    ...(place !== '' && { place: placeName(place) }),
    ...{ day: found.day, length: found.end + sign.length },
  };
}

const isPlace = (text: string): boolean => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const isName = (word: string) => SMALL.test(word) || /^\p{Lu}/u.test(word);
  return (
    words.length > 0 &&
    words.length <= 7 &&
    words.every((one) => isName(one) && !NO_PLACE.test(one))
  );
};

/** A place in small letters, and with the full stop of its last initial. */
const placeName = (text: string): string =>
  text
    .replace(/[\p{L}]{3,}/gu, (word) =>
      /\p{Ll}/u.test(word)
        ? word
        : SMALL.test(word)
          ? word.toLowerCase()
          : word.charAt(0) + word.slice(1).toLowerCase(),
    )
    .replace(/(?<!\p{L})\p{Lu}$/u, '$&.');
