import { useEffect, useSyncExternalStore } from 'react';

const dialogOf = (inside: string) => document.getElementById(inside)?.closest('dialog');

/** With unsent text, Esc asks before it discards the text and closes the dialog. */
export function useEscape(
  id: string,
  unsent: boolean,
  question: string,
  discard: () => void,
): void {
  useEffect(() => {
    const dialog = dialogOf(id);
    if (!unsent || !dialog) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !dialog.open) return;
      event.preventDefault();
      if (!window.confirm(question)) return;
      discard();
      dialog.close();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [id, unsent, question, discard]);
}

/**
 * Once something was written, going back does not lead to it: a link from the form's own page replaces that
 * page in the history, and a page restored whole by the browser is reloaded.
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

/** True while an element can be seen: it is in the page, or its dialog is open. */
export function useOpen(inside: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watch = new MutationObserver(changed);
      const dialog = dialogOf(inside);
      if (dialog) watch.observe(dialog, { attributeFilter: ['open'] });
      return () => watch.disconnect();
    },
    () => dialogOf(inside)?.open ?? true,
    () => true,
  );
}
