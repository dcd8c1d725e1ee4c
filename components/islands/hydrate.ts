import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './index';

/**
 * Fetched by the base script at the first island's moment: React, and a lazy import an island.
 * react-dom is imported here statically because a dynamic import of it yields only `default`.
 */
const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  AcuseCheck: () => import('./acuse/AcuseCheck').then((m) => m.AcuseCheck),
  CarouselControls: () => import('./carousel/CarouselControls').then((m) => m.CarouselControls),
  DirectorioFilter: () => import('./directory/DirectorioFilter').then((m) => m.DirectorioFilter),
  Facade: () => import('./facade/Facade').then((m) => m.Facade),
  FormIsland: () => import('./forms/FormIsland').then((m) => m.FormIsland),
  Lens: () => import('./lens/Lens').then((m) => m.Lens),
  Search: () => import('./search/Search').then((m) => m.Search),
  Tabs: () => import('./tabs/Tabs').then((m) => m.Tabs),
};

/** Hydrates one island from the markup that the build wrote. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props } = element.dataset;
  const Component = await load[island as IslandName]();
  hydrateRoot(
    element,
    createElement(Component as ComponentType, JSON.parse(props ?? '{}') as object),
  );
  element.dataset['hydrated'] = '';
  delete element.dataset['failed'];
  // The notice's button goes (Island.tsx): who pressed it stays in its place.
  const notice = element.nextElementSibling as HTMLElement | null;
  if (notice?.contains(document.activeElement)) notice.focus();
}
