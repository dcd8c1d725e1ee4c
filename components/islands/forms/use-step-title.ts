import { useEffect } from 'react';
import { isExiting } from './device';

/**
 * Puts the step of the form in sight before the document's title (WCAG 2.4.2), and takes it away again. Browsers
 * keep the last title in their history: of a form that may be anonymous it has the step and the site, never what
 * was written.
 *
 * @param step undefined when none is in sight
 */
export function useStepTitle(step: string | undefined, isPrivate: boolean): void {
  useEffect(() => {
    if (!step || isExiting()) return;
    const { title } = document;
    document.title = `${step}: ${isPrivate ? (title.split(' | ').at(-1) ?? title) : title}`;
    return () => {
      if (!isExiting()) document.title = title;
    };
  }, [step, isPrivate]);
}
