'use client';

import { useEffect } from 'react';

const DISCARD =
  'Tiene texto sin enviar. ¿Descartarlo y cerrar? Para cerrar sin perderlo, cancele y use «Close».';

/**
 * While there is unsent text: leaving the page asks first, and Esc asks before it discards. The
 * dialog's own buttons close and keep what was written; «Salir rápido» asks nothing.
 * @param id of an element inside the form
 */
export function useUnsentGuard(id: string, unsent: boolean, discard: () => void): void {
  useEffect(() => {
    if (!unsent) return;
    const root = document.documentElement;
    const dialog = document.getElementById(id)?.closest('dialog');
    const ask = (event: BeforeUnloadEvent) => {
      if ('exiting' in root.dataset) return;
      event.preventDefault();
      // Who stays is not leaving: the route-change bar stops.
      setTimeout(() => delete root.dataset['leaving']);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !dialog?.open) return;
      event.preventDefault();
      if (!window.confirm(DISCARD)) return;
      discard();
      dialog.close();
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('keydown', escape);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('keydown', escape);
    };
  }, [id, unsent, discard]);
}
