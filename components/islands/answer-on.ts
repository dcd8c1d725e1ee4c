import { localDay } from '@/lib/office/dates';
import type { NORMS_LEFT } from '@/lib/ui-texts';

export type Sign = keyof typeof NORMS_LEFT.answers;

export const isFuture = (day: string) => day > localDay(new Date());

/** Returns the answer of the last stretch that began by the day (`answersByDay`); no catalogue knows the future. */
export function answerOn(tramos = '', day = ''): Sign {
  let answer: Sign = '?';
  if (isFuture(day)) return answer;
  for (const tramo of tramos.split(' '))
    if (tramo.slice(0, -1) <= day) answer = tramo.slice(-1) as Sign;
  return answer;
}
