'use client';

import { useLayoutEffect } from 'react';
import { isExiting } from './device';

const DISCARD =
  'Tiene texto sin enviar. ¿Descartarlo y cerrar? Para cerrar sin perderlo, cancele y use el botón × o «Close».';

/** How long after a click on a telephone the browser may take to ask. */
const CALLING_MS = 1000;

/**
 * While there is unsent text: leaving the page asks first, and Esc asks before it discards. The
 * dialog's own buttons close and keep what was written; «Salir rápido» asks nothing.
 * @param id of an element inside the form
 * @param discard absent while a message is on its way: what has left can't be discarded, so Esc only
 * closes
 */
export function useUnsentGuard(id: string, unsent: boolean, discard?: () => void): void {
  // With the screen, not after it: what it shows as sent must not be asked about.
  useLayoutEffect(() => {
    if (!unsent) return;
    const root = document.documentElement;
    const dialog = document.getElementById(id)?.closest('dialog');
    let calling = -Infinity;
    /** A call or an e-mail leaves no page, yet browsers ask as if it did. */
    const call = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && !link.protocol.startsWith('http')) calling = event.timeStamp;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (isExiting() || event.timeStamp - calling < CALLING_MS) return;
      event.preventDefault();
      event.returnValue = true; // Chrome before 119 asks for this only
      // Who stays is not leaving: the route-change bar stops.
      setTimeout(() => delete root.dataset['leaving']);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !dialog?.open || !discard) return;
      event.preventDefault();
      if (!window.confirm(DISCARD)) return;
      discard();
      dialog.close();
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', call);
    document.addEventListener('keydown', escape);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', call);
      document.removeEventListener('keydown', escape);
    };
  }, [id, unsent, discard]);
}
