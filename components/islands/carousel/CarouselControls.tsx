'use client';

import { useEffect, useState } from 'react';
import { CAROUSEL_MS, jumpTo, stepFrom } from './carousel';
import { useCarouselHold, useSlideScroll } from './use-slides';

export interface CarouselControlsProps {
  /** Id of the element whose children are the slides; they stand in the page already. */
  slidesId: string;
  titles: string[];
}

/**
 * The carousel's controls (section 4, D21): previous, next, dots and pause. It advances by itself
 * every 18 seconds, wraps both ways, and holds while hovered, focused, hidden or paused, and always
 * under reduced motion. Without script the slides are a strip that scrolls.
 */
export function CarouselControls({ slidesId, titles }: CarouselControlsProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  // Asking for a slide restarts the 18 seconds even when the slide stays the same.
  const [asked, setAsked] = useState(0);
  const held = useCarouselHold(slidesId);
  const show = useSlideScroll(slidesId, setIndex);

  const go = (next: number) => {
    const target = jumpTo(index, next, titles.length);
    setIndex(target);
    setAsked((count) => count + 1);
    show(target);
  };

  useEffect(() => {
    if (paused || held) return;
    const timer = setTimeout(() => {
      const next = stepFrom(index, 1, titles.length);
      setIndex(next);
      setAsked((count) => count + 1);
      show(next);
    }, CAROUSEL_MS);
    return () => clearTimeout(timer);
  }, [index, asked, paused, held, titles.length, show]);

  return (
    <>
      <button
        type="button"
        className="icon-button"
        onClick={() => go(stepFrom(index, -1, titles.length))}
      >
        <span aria-hidden="true">‹</span>
        <span className="sr-only">Diapositiva anterior</span>
      </button>
      <button
        type="button"
        className="icon-button"
        onClick={() => go(stepFrom(index, 1, titles.length))}
      >
        <span aria-hidden="true">›</span>
        <span className="sr-only">Diapositiva siguiente</span>
      </button>
      <span className="flex">
        {titles.map((title, dot) => (
          <button
            key={title}
            type="button"
            className="dot"
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => go(dot)}
          >
            <span className="sr-only">{`Ir a la diapositiva ${dot + 1}: ${title}`}</span>
          </button>
        ))}
      </span>
      <button type="button" className="icon-button" onClick={() => setPaused(!paused)}>
        <span aria-hidden="true">{paused ? '▶' : '❚❚'}</span>
        <span className="sr-only">{paused ? 'Reanudar el carrusel' : 'Pausar el carrusel'}</span>
      </button>
    </>
  );
}
