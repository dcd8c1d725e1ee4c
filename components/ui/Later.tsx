import type { ReactNode } from 'react';
import { Notice, type FailureWords, type Moment } from './Island';

interface LaterProps {
  when: Moment;
  failure: FailureWords;
  children: ReactNode;
}

/**
 * A part of a page that few of its readers come to. The build takes it out into a script of the page's
 * own (scripts/make/pages/later.ts); the base script fetches that once the page has loaded and puts the
 * part back, at once (`idle`) or when its dialog opens (`interaction`). Who has no script does not get
 * it: what they need stands outside. In development it stays in its place.
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
