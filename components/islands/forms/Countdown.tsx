'use client';

import { useEffect, useState } from 'react';

/** Seconds that are left of a wait. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** Says how long an occupied service is still left in peace; nothing once it may be asked again. */
export function Countdown({ left, hacer }: { left: number; hacer: 'enviar' | 'reintentar' }) {
  if (left <= 0) return null;
  return <p role="timer" className="field-help self-center">{`Podrá ${hacer} en ${left} s.`}</p>;
}
