import { fault, UNSEEN_KINDS, type ContentFault } from '@/lib/content/faults';
import type { Findings } from './kinds';

/**
 * Finds what a PDF has beside what its pages show.
 * @param own names that are no news: the office's
 */
export function pdfAdviceOf(
  { text, pictures, people, extras, says, unseen, isSigned = false, unread }: Findings,
  own: readonly string[] = [],
): ContentFault[] {
  const names = own.map((one) => one.toLowerCase());
  const persons = people.filter((one) => !names.includes(one.toLowerCase()));
  const advice: ContentFault[] = [];
  if (!text && pictures) advice.push(fault('pdf-scanned', { isSigned }));
  for (const kind of UNSEEN_KINDS) {
    const places = unseen.filter((one) => one.kind === kind);
    if (places.length > 0) advice.push(fault('pdf-unseen', { kind, places, isSigned }));
  }
  if (persons.length + extras.length + says.length > 0)
    advice.push(fault('pdf-carries', { people: persons, extras, says, isSigned }));
  if (unread) advice.push(fault('pdf-unread', { unread }));
  return advice;
}
