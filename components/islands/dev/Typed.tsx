'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Writes some words in the first box that it holds, as a person would: a filter in one of its states. */
export function Typed({ words, children }: { words: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current?.querySelector('input');
    if (!box) return;
    box.value = words;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, [words]);
  return <div ref={root}>{children}</div>;
}
