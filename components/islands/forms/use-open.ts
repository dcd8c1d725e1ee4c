import { useSyncExternalStore } from 'react';

const dialogOf = (inside: string) => document.getElementById(inside)?.closest('dialog');

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
