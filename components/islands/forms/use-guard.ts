'use client';

import { useEffect, useLayoutEffect } from 'react';
import { isExiting } from './device';

/** How long after a click on a telephone the browser may take to ask. */
const CALLING_MS = 1000;

/**
 * While there is unsent text: leaving the page asks first, and Esc asks before it discards. The dialog's own
 * buttons close and keep the text; «Salir rápido» asks nothing.
 * @param id of an element inside the form
 * @param question asked before the text is discarded
 * @param discard absent while a message is on its way: a sent message can't be discarded, so Esc only closes
 */
export function useUnsentGuard(
  id: string,
  unsent: boolean,
  question: string,
  discard?: () => void,
): void {
  // With the screen, not after it: no question about a message shown as sent.
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
      // After «stay on page» the bar of leaving stops.
      setTimeout(() => delete root.dataset['leaving']);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !dialog?.open || !discard) return;
      event.preventDefault();
      if (!window.confirm(question)) return;
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
  }, [id, unsent, question, discard]);
}

/**
 * Once something was written, anyone who leaves is not led back to it: a link from the form's own page takes
 * that page's place in the history, and a page that the browser brings back whole is loaded anew.
 */
export function useNoReturn(begun: boolean): void {
  useEffect(() => {
    if (!begun) return;
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (!link || link.target || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (link.origin !== location.origin || !document.querySelector('.page-exit')) return;
      event.preventDefault();
      // Where a script leaves, Chromium keeps the fields' values at that moment.
      const typed = [
        ...document.querySelectorAll<HTMLInputElement>('textarea,input:not([type=checkbox])'),
      ].map((control) => ({ control, value: control.value }));
      typed.forEach(({ control }) => (control.value = ''));
      location.replace(link.href);
      // After «stay on page» the text is back.
      setTimeout(() => typed.forEach(({ control, value }) => (control.value = value)));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      history.replaceState(null, ''); // nor does its dialog open again (base/dialogs.ts)
      location.reload();
    };
    document.addEventListener('click', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('click', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [begun]);
}
