'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { Step } from '@/lib/forms/machine';
import { arriveAt } from './device';
import { useWords } from './language';

interface OutcomeProps {
  step: Step;
  children: ReactNode;
}

/**
 * The outcome of a step: announced, it takes the focus, also when its dialog is closed and opened again
 * (`autofocus`, which React does not write here).
 */
export function Outcome({ step, children }: OutcomeProps) {
  const { SENDING } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const told = ['invalid', 'sending', 'failed'].includes(step.is);
  useEffect(() => {
    box.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(box.current);
  }, [told, step]);
  return (
    <div ref={box} className="outcome" tabIndex={-1}>
      {step.is === 'sending' && <p role="status">{SENDING}</p>}
      {children}
    </div>
  );
}
