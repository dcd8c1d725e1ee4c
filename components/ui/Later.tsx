import type { ReactNode } from 'react';
import { Notice, type FailureWords } from './Island';

interface LaterProps {
  failure: FailureWords;
  children: ReactNode;
}

/**
 * A part of a page that few of its readers come to: the build takes it out into a script of its own
 * (scripts/make/pages/later.ts), which the base script fetches when the page has been read in, or when
 * its dialog opens, and which puts it back. Without script it is not there: what a reader needs then
 * stands outside of it. In development it stays in its place.
 */
export function Later({ failure, children }: LaterProps) {
  return (
    <>
      <div className="later needs-script" data-later="" data-when="idle">
        {children}
      </div>
      <Notice {...failure} />
    </>
  );
}
