import type { ReactNode } from 'react';
import { Notice, type FailureWords, type Moment } from './Island';

interface LaterProps {
  when: Moment;
  failure: FailureWords;
  children: ReactNode;
}

/**
 * A part of a page that few of its readers come to: the build takes it out into a script of its own
 * (scripts/make/pages/later.ts), which the base script fetches when the page has loaded, and which
 * puts it back: by itself (`idle`), or when its dialog opens (`interaction`). Without script it is not there: what a reader needs then
 * stands outside of it. In development it stays in its place.
 */
export function Later({ when, failure, children }: LaterProps) {
  return (
    <>
      <div className="later needs-script" data-later="" data-when={when}>
        {children}
      </div>
      <Notice {...failure} />
    </>
  );
}
