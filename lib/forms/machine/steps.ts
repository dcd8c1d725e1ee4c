import type { FormWords } from '@/lib/forms/language';
import type { Mode } from '@/lib/forms/logic';
import type { FormState } from '.';

/**
 * Where the person is, of the steps that they take. An anonymous text may have one more, its check, when
 * something is found: how many there are is said once it is known. A failure is no step.
 */
export function stepLine(
  { step, checked }: FormState,
  { anonimo }: Mode,
  words: FormWords,
): string | undefined {
  const { write, protect, review, keep } = words.STEPS;
  const more = anonimo && checked ? 1 : 0;
  const of = (place: number, what: string) => words.step(place, 3 + more, what);
  switch (step.is) {
    case 'writing':
    case 'invalid':
      return anonimo ? words.step(1, undefined, write) : of(1, write);
    case 'checking':
      return of(2, protect);
    case 'review':
    case 'sending':
      return of(2 + more, review);
    case 'sent':
      return of(3 + more, keep);
    case 'failed':
      return undefined;
  }
}
