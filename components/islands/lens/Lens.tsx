'use client';

import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const ZOOM = 2.2;
const SIZE = 180;
const STEP = 0.05;

export interface LensProps {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A picture with a magnifier lens that follows the pointer, a finger, or the arrow keys (section
 * 2.3, organisation chart). Esc, or leaving, puts the lens away.
 */
export function Lens({ src, alt, width, height }: LensProps) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setSize(box);
    setAt({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const move = moves[event.key];
    if (event.key === 'Escape' && at) {
      event.preventDefault();
      event.stopPropagation();
      return setAt(null);
    }
    if (!move) return;
    event.preventDefault();
    setSize(event.currentTarget.getBoundingClientRect());
    const from = at ?? { x: 0.5, y: 0.5 };
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    setAt({ x: clamp(from.x + move[0]), y: clamp(from.y + move[1]) });
  };

  return (
    <div
      className="lens-area"
      role="group"
      tabIndex={0}
      aria-label="Lupa del organigrama: muévala con las flechas del teclado"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      onKeyDown={onKeyDown}
    >
      <img src={src} alt={alt} width={width} height={height} loading="lazy" className="w-full" />
      {at && (
        <div
          className="lens"
          style={{ left: at.x * size.width - SIZE / 2, top: at.y * size.height - SIZE / 2 }}
        >
          <img
            src={src}
            alt=""
            style={{
              position: 'absolute',
              maxWidth: 'none',
              width: size.width * ZOOM,
              left: SIZE / 2 - at.x * size.width * ZOOM,
              top: SIZE / 2 - at.y * size.height * ZOOM,
            }}
          />
        </div>
      )}
    </div>
  );
}
