import type { ReactNode } from 'react';
import type { Step } from '@/lib/forms/machine';
import { useWords } from './language';
import { useArrival } from './use-arrival';

interface OutcomeProps {
  step: Step;
  children: ReactNode;
}

export function Outcome({ step, children }: OutcomeProps) {
  const { SENDING } = useWords();
  const told = ['invalid', 'sending', 'failed'].includes(step.is);
  const box = useArrival<HTMLDivElement>(told, step, false);
  return (
    <div ref={box} className="outcome" tabIndex={-1}>
      {step.is === 'sending' && <p role="status">{SENDING}</p>}
      {children}
    </div>
  );
}
