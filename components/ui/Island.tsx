import type { ComponentType, ReactNode } from 'react';
import { island, type IslandName, type Moment } from '@/components/islands/attributes';

interface FailureWords {
  failed: ReactNode;
  /** While it is asked for again. */
  waking: string;
  /** To anyone who asked for it, once it is there. */
  woken: string;
  /** The button that asks for it again. */
  retry: string;
}

interface IslandProps<P> {
  name: IslandName;
  of: ComponentType<P>;
  when: Moment;
  /** Only where this media query is true; elsewhere the script is never fetched. */
  media?: string;
  props: NoInfer<P>;
  className?: string;
  /** Without it, an island that does not arrive says nothing. */
  failure?: FailureWords | undefined;
  /** Content that only the build renders (AsBuilt). */
  built?: NoInfer<Partial<P>>;
}

/** Renders a React component at build and marks it, so that the base script can hydrate it alone. */
export function Island<P extends object>({
  name,
  of: Component,
  when,
  media,
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
        {...(process.env.NODE_ENV !== 'development' && island(name, when, media))}
        data-props={JSON.stringify(props)}
        // React listens on it for all within, which would be announced as something to click.
        role="none"
      >
        <Component {...props} {...built} />
      </div>
      {failure && <Notice {...failure} />}
    </>
  );
}

/**
 * Shown by notice.css as the scripts mark the island before it with `data-failed` (empty while it is asked
 * for again) and `data-hydrated`. The live region is there from the start: a region that comes with its words
 * is not read aloud. It takes the focus from its button, which goes when its work is done.
 */
function Notice({ failed, waking, woken, retry }: FailureWords) {
  return (
    <div className="island-notice no-print" aria-live="polite" tabIndex={-1}>
      <div className="notice px-3 py-2 text-sm snug">
        <p className="island-failed">{failed}</p>
        <p className="island-waking">{waking}</p>
        <button type="button" className="button" data-retry="">
          {retry}
        </button>
      </div>
      <p className="notice">{woken}</p>
    </div>
  );
}
