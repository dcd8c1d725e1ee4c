'use client';

import type { ComponentProps } from 'react';
import { hydrate, propsOf } from '../hydrate';
import { FormIsland } from './FormIsland';

export function start(element: HTMLElement): Promise<void> {
  // As where a dialog opens, no page is fetched any more before it is asked for (0033).
  document.querySelector('template')?.remove();
  return hydrate(element, <FormIsland {...propsOf<ComponentProps<typeof FormIsland>>(element)} />);
}
