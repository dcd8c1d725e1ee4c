import { createElement, useEffect, type ReactElement, type ReactNode } from 'react';
// Not by a dynamic import, which yields only `default`.
import { hydrateRoot } from 'react-dom/client';

/** The props that travel in a React island's element (ui/Island.tsx). */
export const propsOf = <P extends object>({ dataset }: HTMLElement) =>
  JSON.parse(dataset['props'] ?? '{}') as P;

/** Hydrates a React island from the markup that the build wrote. @returns settles when all in it is React's */
export async function hydrate(element: HTMLElement, component: ReactElement): Promise<void> {
  element.dataset['hydrating'] = '';
  removeSoftHyphens(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(element, createElement(Hydrated, { then: resolve }, component));
  });
  delete element.dataset['hydrating'];
  // The notice's button goes (ui/Island.tsx): who pressed it stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}

/** Says when all within it is React's. */
function Hydrated({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** Removes the soft hyphens of large letters (hyphens/index.ts), which React would report as a mismatch. */
function removeSoftHyphens(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = node.nodeValue?.replace(/[\u00AD\u200B]/g, '') ?? '';
}
