import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './index';

/**
 * Fetched by the base script at the first island's moment: React, and a lazy import an island.
 * react-dom is imported here statically because a dynamic import of it yields only `default`.
 */
const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  AcuseCheck: () => import('./acuse/AcuseCheck').then((m) => m.AcuseCheck),
  FormIsland: () => import('./forms/FormIsland').then((m) => m.FormIsland),
};

/** Hydrates one island from the markup that the build wrote. */
export async function start(element: HTMLElement): Promise<void> {
  const { island, props } = element.dataset;
  // A form in the page itself: as where a dialog opens, nothing is fetched before it is asked for (0033).
  if (island === 'FormIsland') document.querySelector('template')?.remove();
  const Component = await load[island as IslandName]();
  const root = createElement(Component as ComponentType, JSON.parse(props ?? '{}') as object);
  element.dataset['hydrating'] = '';
  removeSoftHyphens(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(element, createElement(Hydrated, { then: resolve }, root));
  });
  delete element.dataset['hydrating'];
  // The notice's button goes (Island.tsx): who pressed it stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}

/** Says when all within it is React's. */
function Hydrated({ then, children }: { then: () => void; children?: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** As the build wrote it: what large letters were given (behaviours/hyphens.ts) React would take for a fault. */
function removeSoftHyphens(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = node.nodeValue?.replace(/[\u00AD\u200B]/g, '') ?? '';
}
