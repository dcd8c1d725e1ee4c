import type { ReactElement } from 'react';
import { hydrate, propsOf } from '../hydrate';

/** Starts the island of a form, in its language. */
export function startForm<P extends object>(
  element: HTMLElement,
  draw: (props: P) => ReactElement,
): Promise<void> {
  // As where a dialog opens, no page is fetched any more before it is.
  document.querySelector('template')?.remove();
  return hydrate(element, draw(propsOf<P>(element)));
}
