import type { Page } from '@playwright/test';

export type Boxes = string[];

/** Works without script too. Leaves out the moving progress bar over the header. */
export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>(':not(.progress-bar)')].flatMap((element) => {
      // A closed fold or another tab has boxes that nobody sees.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0) return [];
      const name = `<${element.localName} id="${element.id}" class="${element.getAttribute('class') ?? ''}">`;
      return `${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

export function movedBetween(before: Boxes, after: Boxes): string[] {
  const lines = Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
    before[at] === after[at] ? '' : `${before[at] ?? 'nada'} → ${after[at] ?? 'nada'}`,
  );
  return lines.filter(Boolean).slice(0, 5);
}
