import { useEffect, useRef } from 'react';
import { arriveAt } from './device';

/**
 * Ref of an element that takes the focus when it appears and when its dialog reopens (`autofocus`, which React
 * does not write here).
 * @param told true when it has content
 * @param step a new step takes the focus again
 * @param inPlace scrolls to the form's beginning
 */
export function useArrival<T extends HTMLElement>(told = true, step?: unknown, inPlace = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(ref.current, inPlace ? ref.current?.closest('form') : ref.current);
  }, [told, step, inPlace]);
  return ref;
}
