import { useEffect, useRef } from 'react';
import { arriveAt } from './device';

/**
 * Ref of an element that takes the focus when it comes, and when its dialog is opened again (`autofocus`, which
 * React does not write here).
 * @param told it has something to tell
 * @param step a new one is told anew
 * @param inPlace it took the place of the fields: the form's beginning is shown, whose line says the step
 */
export function useArrival<T extends HTMLElement>(told = true, step?: unknown, inPlace = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(ref.current, inPlace ? ref.current?.closest('form') : ref.current);
  }, [told, step, inPlace]);
  return ref;
}
