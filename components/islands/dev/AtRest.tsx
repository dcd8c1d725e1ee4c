'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Steps of a form take the focus and the screen as they come, and so does an open dialog's title. Here
 * they come together with the page: it stays where it was.
 */
export function AtRest({ children }: { children: ReactNode }) {
  const at = useRef(0);
  useLayoutEffect(() => {
    at.current = document.activeElement?.matches('[autofocus]') ? 0 : scrollY;
  }, []);
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: at.current, behavior: 'instant' });
  }, []);
  return children;
}
