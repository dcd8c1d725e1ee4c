'use client';

import { useCallback, useEffect, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** True while the carousel must not move by itself: hovered, focused, hidden, or reduced motion. */
export function useCarouselHold(slidesId: string): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const carousel = document.getElementById(slidesId)?.parentElement;
    if (!carousel) return;
    const reduced = matchMedia(REDUCED);
    const state = { hover: false, focus: false };
    const update = () => setHeld(state.hover || state.focus || document.hidden || reduced.matches);
    const set = (key: keyof typeof state, value: boolean) => () => {
      state[key] = value;
      update();
    };
    const listeners: [EventTarget, string, () => void][] = [
      [carousel, 'pointerenter', set('hover', true)],
      [carousel, 'pointerleave', set('hover', false)],
      [carousel, 'focusin', set('focus', true)],
      [carousel, 'focusout', set('focus', false)],
      [document, 'visibilitychange', update],
      [reduced, 'change', update],
    ];
    listeners.forEach(([target, type, listener]) => target.addEventListener(type, listener));
    update();
    return () =>
      listeners.forEach(([target, type, listener]) => target.removeEventListener(type, listener));
  }, [slidesId]);
  return held;
}

/**
 * Scrolls the strip of slides, and follows it when a finger does.
 * @returns a stable function that brings a slide into view
 */
export function useSlideScroll(
  slidesId: string,
  onIndex: (index: number) => void,
): (index: number) => void {
  useEffect(() => {
    const strip = document.getElementById(slidesId);
    if (!strip) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (strip.clientWidth > 0) onIndex(Math.round(strip.scrollLeft / strip.clientWidth));
      }, 150);
    };
    strip.addEventListener('scroll', settle, { passive: true });
    return () => {
      clearTimeout(timer);
      strip.removeEventListener('scroll', settle);
    };
  }, [slidesId, onIndex]);

  return useCallback(
    (index) => {
      const strip = document.getElementById(slidesId);
      const behavior = matchMedia(REDUCED).matches ? 'instant' : 'smooth';
      strip?.scrollTo({ left: index * strip.clientWidth, behavior });
    },
    [slidesId],
  );
}
