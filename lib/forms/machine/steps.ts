import type { FormWords } from '@/lib/forms/language';
import type { Mode } from '@/lib/forms/logic';
import type { FormState } from '.';

/**
 * Describes the current step. Anonymous texts have an extra step, so the total is hidden while the mode may
 * change. Failures are not steps.
 */
export function stepLine(
  { step }: FormState,
  { anonimo }: Mode,
  words: FormWords,
): string | undefined {
  const { write, protect, review, keep } = words.STEPS;
  const more = anonimo ? 1 : 0;
  const of = (place: number, what: string) => words.step(place, 3 + more, what);
  switch (step.is) {
    case 'writing':
    case 'invalid':
      return words.step(1, undefined, write);
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
