import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
// A dynamic import would yield only `default`.
import { hydrateRoot } from 'react-dom/client';

/** Hydrates a React island from the built markup; resolves when React has all of it. */
export async function hydrate<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
): Promise<void> {
  // Privacy: from here on no page is prefetched.
  document.querySelector('template')?.remove();
  const props = JSON.parse(element.dataset['props'] ?? '{}') as P;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      createElement(Hydrated, { then: resolve }, createElement(component, props)),
    );
  });
  // The notice's button goes (ui/Island.tsx): the focus stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}

function Hydrated({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
