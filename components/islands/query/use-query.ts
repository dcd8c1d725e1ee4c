'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { askedInAddress, noChange } from './address';

/**
 * The words of a search box: those of the address, until the person types; and what was typed before
 * the script arrived counts as typed.
 * @returns the words, and the props of the box
 */
export function useQuery() {
  const asked = useSyncExternalStore(noChange, askedInAddress, () => '');
  const [typed, setTyped] = useState<string>();
  const attach = useCallback((box: HTMLInputElement | null) => {
    if (box?.value) setTyped(box.value);
  }, []);
  const query = typed ?? asked;
  return {
    query,
    box: {
      ref: attach,
      value: query,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    },
  };
}
