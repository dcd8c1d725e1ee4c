import type { ComponentType, ReactNode } from 'react';
import { island, type IslandName, type Moment } from '@/components/islands/attributes';

interface IslandProps<P> {
  name: IslandName;
  of: ComponentType<P>;
  when: Moment;
  props: NoInfer<P>;
  className?: string;
  /** Without it, a failure is silent. `waking` is for a retry, `woken` for after it. */
  failure?: Record<'failed' | 'waking' | 'woken' | 'retry', ReactNode>;
  /** Content rendered only by the build (AsBuilt). */
  built?: NoInfer<Partial<P>>;
}

/**
 * Renders a React component at build, which the base script hydrates alone. The notice is shown by notice.css
 * after `data-failed` and `data-hydrated`. A live region is read aloud only if it is there from the start; it
 * takes the focus from its button, which goes.
 */
export function Island<P extends object>({
  name,
  of: Component,
  when,
  props,
  className,
  failure,
  built,
}: IslandProps<P>) {
  return (
    <>
      <div
        className={className}
        // In development Next hydrates it (scripts/dev.ts).
        {...(process.env.NODE_ENV !== 'development' && island(name, when))}
        data-props={JSON.stringify(props)}
        // React's listeners would be announced as clickable.
        role="none"
      >
        <Component {...props} {...built} />
      </div>
      {failure && (
        <div className="island-notice no-print" aria-live="polite" tabIndex={-1}>
          <div className="notice px-3 py-2 text-sm snug">
            <p className="island-failed">{failure.failed}</p>
            <p className="island-waking">{failure.waking}</p>
            <button type="button" className="button" data-retry="">
              {failure.retry}
            </button>
          </div>
          <p className="notice">{failure.woken}</p>
        </div>
      )}
    </>
  );
}
