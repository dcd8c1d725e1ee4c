import { useEffect, useState } from 'react';

export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

export function Countdown({ left, say }: { left: number; say: (left: number) => string }) {
  if (left <= 0) return null;
  return (
    <p role="timer" className="field-help self-center">
      {say(left)}
    </p>
  );
}
