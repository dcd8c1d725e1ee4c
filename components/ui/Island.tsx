import type { ComponentType } from 'react';
import { islands, type IslandName } from '@/components/islands';

/** When an island's script is fetched: at once, when idle, when seen, or when touched. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

interface IslandProps<P> {
  /** A component of the registry (components/islands/index.ts). */
  of: ComponentType<P>;
  when: Moment;
  /** Only where this media query holds; elsewhere the script is never fetched. */
  media?: string;
  /** Props that survive JSON: they travel in the page. */
  props: P;
  className?: string;
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
}: IslandProps<P>) {
  const name = (Object.keys(islands) as IslandName[]).find(
    (key) => (islands[key] as unknown) === Component,
  );
  if (!name) throw new Error('This component is not in components/islands/index.ts: add it there.');
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-media={media}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  );
}
