import { useEffect } from 'react';
import { isExiting } from './device';

/** Puts the step of the form in sight before the document's title (WCAG 2.4.2), and takes it away again. */
export function useStepTitle(step: string | undefined): void {
  useEffect(() => {
    if (!step || isExiting()) return;
    const { title } = document;
    document.title = `${step}: ${title}`;
    return () => {
      if (!isExiting()) document.title = title;
    };
  }, [step]);
}
