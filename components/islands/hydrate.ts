import { createElement, useEffect, type ReactElement, type ReactNode } from 'react';
// A dynamic import would yield only `default`.
import { hydrateRoot } from 'react-dom/client';

export const propsOf = <P extends object>({ dataset }: HTMLElement) =>
  JSON.parse(dataset['props'] ?? '{}') as P;

/** Hydrates a React island from the built markup; resolves when React has all of it. */
export async function hydrate(element: HTMLElement, component: ReactElement): Promise<void> {
  element.dataset['hydrating'] = '';
  removeSoftHyphens(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(element, createElement(Hydrated, { then: resolve }, component));
  });
  delete element.dataset['hydrating'];
  // The notice's button goes (ui/Island.tsx): the focus stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}

function Hydrated({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** React would report the soft hyphens of large letters (hyphens/index.ts) as a mismatch. */
function removeSoftHyphens(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = node.nodeValue?.replace(/[\u00AD\u200B]/g, '') ?? '';
}
