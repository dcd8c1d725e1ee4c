'use client';

import type { ReactNode } from 'react';

/** A component in a state, under the words that say which; `form` gives the parts of one their distances. */
export function Case({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <p className="field-help">{name}</p>
      <div className="form">{children}</div>
    </div>
  );
}
