import type { ComponentType, ReactNode } from 'react';
import { islands, type IslandName } from '@/components/islands';

/**
 * When a script is fetched: by itself once the page has loaded, then or later when its part is on the
 * screen, or when a person comes to its part.
 */
export type Moment = 'idle' | 'seen' | 'interaction';

/** What is said beside an island whose script does not arrive. */
export interface FailureWords {
  failed: ReactNode;
  /** While it is asked for again. */
  waking: string;
  /** To whoever asked for it, once it is there. */
  woken: string;
  /** The button that asks for it again. */
  retry: string;
}

interface IslandProps<P> {
  /** A component of the registry (components/islands/index.ts). */
  of: ComponentType<P>;
  when: Moment;
  /** Only where this media query holds; elsewhere the script is never fetched. */
  media?: string;
  /** Props that survive JSON: they travel in the page. */
  props: P;
  className?: string;
  /** Without it, an island that does not arrive says nothing. */
  failure?: FailureWords | undefined;
  /** What only the build renders of it (AsBuilt). */
  children?: ReactNode;
}

/**
 * Renders an interactive component at build and marks it, so that the base script can hydrate it
 * alone at its moment (architecture.md, «Islands»).
 * @throws when the component is not in the registry
 */
export function Island<P extends object>({
  of: Component,
  when,
  media,
  props,
  className,
  failure,
  children,
}: IslandProps<P>) {
  const name = (Object.keys(islands) as IslandName[]).find(
    (key) => (islands[key] as unknown) === Component,
  );
  if (!name) throw new Error('This component is not in components/islands/index.ts: add it there.');
  return (
    <>
      <div
        className={className}
        // In development Next hydrates it (scripts/dev.ts).
        data-island={process.env.NODE_ENV === 'development' ? undefined : name}
        data-when={when}
        data-media={media}
        data-props={JSON.stringify(props)}
        // React listens on it for all within, which would be announced as something to click.
        role="none"
      >
        <Component {...props}>{children}</Component>
      </div>
      {failure && <Notice {...failure} />}
    </>
  );
}

/**
 * Shown by notice.css as the scripts mark the island before it with `data-failed` (empty while it is
 * asked for again) and `data-hydrated`. The live region is there from the start: one that comes with
 * its words is not read aloud. It takes the focus from its button, which goes when its work is done.
 */
export function Notice({ failed, waking, woken, retry }: FailureWords) {
  return (
    <div className="island-notice no-print" aria-live="polite" tabIndex={-1}>
      <div className="notice">
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
