import { createElement, type ComponentType } from 'react';
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
  hydrateRoot(
    element,
    createElement(Component as ComponentType, JSON.parse(props ?? '{}') as object),
  );
  // The notice's button goes (Island.tsx): who pressed it stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}
