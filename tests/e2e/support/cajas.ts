import type { Page } from '@playwright/test';

/** Where each thing that is seen is on the screen, in the page's order. */
export type Boxes = string[];

/**
 * Measures all that is seen of a page, where it is scrolled to; in pages without script too. The bar over
 * the header that tells that a page has come stays out: it lies over the page and is on its way.
 */
export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>(':not(.progress-bar)')].flatMap((element) => {
      // What an enclosing part hides (a closed fold, another tab) has a box that nobody sees.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0) return [];
      const name = `<${element.localName} id="${element.id}" class="${element.getAttribute('class') ?? ''}">`;
      return `${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** The first things that are not where they were, were not there, or are gone; none when all stayed. */
export function movedBetween(before: Boxes, after: Boxes): string[] {
  const lines = Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
    before[at] === after[at] ? '' : `${before[at] ?? 'nada'} → ${after[at] ?? 'nada'}`,
  );
  return lines.filter(Boolean).slice(0, 5);
}
