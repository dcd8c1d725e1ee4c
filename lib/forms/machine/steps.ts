import type { Mode } from '@/lib/forms/logic';
import type { FormState } from '.';

/**
 * Where the person is, of the steps that they take. An anonymous text may have one more, its check, when
 * something is found: how many there are is said once it is known. A failure is no step.
 */
export function stepLine({ step, checked }: FormState, { anonimo }: Mode): string | undefined {
  const more = anonimo && checked ? 1 : 0;
  const of = (place: number, what: string) => `Paso ${place} de ${3 + more}: ${what}`;
  switch (step.is) {
    case 'writing':
    case 'invalid':
      return anonimo ? 'Paso 1: escriba' : of(1, 'escriba');
    case 'checking':
      return of(2, 'protéjase');
    case 'review':
    case 'sending':
      return of(2 + more, 'revise');
    case 'sent':
      return of(3 + more, 'guarde su folio');
    case 'failed':
      return undefined;
  }
}
