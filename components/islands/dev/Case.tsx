'use client';

import type { ReactNode } from 'react';

interface CaseProps {
  name: string;
  /** It stands in a form, which gives its parts their distances. */
  inForm?: boolean;
  children: ReactNode;
}

/** A component in one of its states, under the words that say which. */
export function Case({ name, inForm = false, children }: CaseProps) {
  return (
    <div className="mt-6">
      <p className="field-help">{name}</p>
      <div className={inForm ? 'form' : undefined}>{children}</div>
    </div>
  );
}
