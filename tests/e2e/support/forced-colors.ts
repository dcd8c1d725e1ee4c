import type { Page } from '@playwright/test';
import { expect } from './test';

/** In forced colours backgrounds and shadows vanish: lines and edges must tell states and controls. */
export async function expectEdges(page: Page): Promise<void> {
  expect.soft(await page.evaluate(edgeless), 'Con colores forzados').toEqual([]);
}

/** Runs in the page. */
function edgeless(): string[] {
  const found: string[] = [];
  const called = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> «${(element.textContent ?? '').trim().slice(0, 40)}»`;
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const hasEdge = (element: Element) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    const drawn = (style: string, width: string) =>
      !/none|hidden/.test(style) && parseFloat(width) >= 1;
    return drawn(borderStyle, borderWidth) || drawn(outlineStyle, outlineWidth);
  };
  for (const one of visible(
    '.button, .icon-button, .tile, dialog[open], input:not([type=checkbox], [type=radio]), textarea',
  ))
    if (!hasEdge(one)) found.push(`sin borde: ${called(one)}`);

  /** Properties that forced colours keep. */
  const look = (element: Element) =>
    [null, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        const own = style.forcedColorAdjust === 'none' ? style.backgroundColor : '';
        const { borderWidth, borderStyle, outlineWidth, outlineStyle, textDecorationLine } = style;
        const { fontWeight, content, width } = style;
        return [own, borderWidth, borderStyle, outlineWidth, outlineStyle, textDecorationLine]
          .concat(fontWeight, content, part ? width : '')
          .join(' ');
      })
      .join();
  for (const current of visible('[aria-current], [aria-selected=true], [data-current]')) {
    const same = visible(current.localName).filter(
      (one) =>
        one !== current &&
        one.className === current.className &&
        one.closest('nav, [role=tablist], section') ===
          current.closest('nav, [role=tablist], section') &&
        !one.matches('[aria-current], [aria-selected=true], [data-current]'),
    );
    if (same.length > 0 && same.every((one) => look(one) === look(current)))
      found.push(`lo actual no se distingue: ${called(current)}`);
  }
  return found;
}
