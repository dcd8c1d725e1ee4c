import type { NORMS_LEFT } from '@/lib/ui-texts';

export type Sign = keyof typeof NORMS_LEFT.answers;

/** Returns the answer of the last stretch that began by the day (`answersByDay`). */
export function answerOn(tramos = '', day = ''): Sign {
  let answer: Sign = '?';
  for (const tramo of tramos.split(' '))
    if (tramo.slice(0, -1) <= day) answer = tramo.slice(-1) as Sign;
  return answer;
}
