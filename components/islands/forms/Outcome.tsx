'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { Step } from '@/lib/forms/machine';
import { arriveAt } from './device';

interface OutcomeProps {
  step: Step;
  /** The device works before the message leaves. */
  working: boolean;
  /** What is missing, or why it did not leave. */
  children: ReactNode;
}

const WORKING =
  'Hay muchos envíos ahora. Su equipo hace una comprobación y luego envía su mensaje.';

/**
 * What happened: it is announced and takes the focus, also when its dialog is closed and opened again
 * (`autofocus`, which React does not write here).
 */
export function Outcome({ step, working, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = ['invalid', 'sending', 'failed'].includes(step.is);
  useEffect(() => {
    box.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(box.current);
  }, [told, step]);
  return (
    <div ref={box} className="outcome" tabIndex={-1}>
      {step.is === 'sending' && (
        <p role="status">{working ? WORKING : 'Enviando su mensaje.'} No cierre esta página.</p>
      )}
      {children}
    </div>
  );
}
