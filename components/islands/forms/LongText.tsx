'use client';

import { useState, type ReactNode } from 'react';

interface LongTextProps {
  /** What it shows, as text: only its length counts. */
  text: string;
  className?: string;
  children: ReactNode;
}

const LONG = 1200;
const LINES = 25;

/** What was written, as it was written. A long one shows its beginning, and all of it when asked. */
export function LongText({ text, className = '', children }: LongTextProps) {
  const [whole, setWhole] = useState(false);
  const folds = !whole && (text.length > LONG || text.split('\n', LINES).length === LINES);
  return (
    <>
      <div className={className} dir="auto">
        <div className={folds ? 'folded' : undefined}>{children}</div>
      </div>
      {folds && (
        <button
          type="button"
          className="button button-outline no-print"
          onClick={() => setWhole(true)}
        >
          Ver todo el texto
        </button>
      )}
    </>
  );
}
