import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Step } from '@/lib/forms/machine';
import { useWords } from './language';

/** Outcome of a send whose dialog was closed meanwhile. It names no form: others may see the screen. */
export function SendToast({ dialog, open, step }: { dialog: string; open: boolean; step: Step }) {
  const { ELSEWHERE } = useWords();
  const [told, tell] = useState<Step>();
  const sent = step.is === 'sent';
  const ended = sent || step.is === 'failed';
  // Seen in the open dialog: not repeated when it closes.
  if (open && ended && step !== told) tell(step);
  if (open || !ended || step === told) return null;
  return createPortal(
    <div className="form-toast no-print" role={sent ? 'status' : 'alert'}>
      <p>{sent ? ELSEWHERE.sent : ELSEWHERE.failed}</p>
      <a className="button" href={`#${dialog}`}>
        {sent ? ELSEWHERE.folio : ELSEWHERE.help}
      </a>
      <button type="button" className="icon-button" onClick={() => tell(step)}>
        <span aria-hidden="true">×</span>
        <span className="sr-only">{ELSEWHERE.hide}</span>
      </button>
    </div>,
    document.body,
  );
}
