import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** 1280 × 1024 px at 400 % (WCAG 1.4.10). */
export const ZOOM_400 = { width: 320, height: 256 };

export async function expectOneScroll(form: Locator): Promise<void> {
  const wide = await form.evaluate((dialog) =>
    [document.documentElement, dialog, ...dialog.querySelectorAll('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      // A long line scrolls inside its control.
      .filter((element) => !element.matches('input, textarea'))
      .map((element) => `<${element.localName} class="${element.className}">`),
  );
  expect(wide, 'Se desborda a lo ancho').toEqual([]);
}

/** More than any form has: reaching it means an endless walk. */
const MOST_STOPS = 120;

/**
 * Each stop is visible between the sticky header and the edges, with the 24 px of WCAG 2.5.8.
 * @returns the stops
 */
export async function walkAll(page: Page, form: Locator): Promise<number> {
  const hidden: string[] = [];
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    // In a dialog the walk wraps; from a part of the page it returns from beyond it.
    await form.evaluate((element: HTMLElement, back) => {
      if (element.matches('dialog')) return element.focus();
      if (back) return;
      element.tabIndex = -1;
      element.focus();
      element.removeAttribute('tabindex');
    }, key === 'Shift+Tab');
    stops = 0;
    for (let presses = 0; stops < MOST_STOPS; presses++) {
      await page.keyboard.press(key);
      const problem = await form.evaluate(lookAtFocus);
      // Backwards, the browser's own controls may come first.
      if (problem === 'end' && presses === 0) continue;
      if (problem === 'end') break;
      stops += 1;
      if (problem) hidden.push(`${key}: ${problem}`);
    }
    expect(stops, `Con ${key} se sale al final, sin quedar encerrado`).toBeLessThan(MOST_STOPS);
  }
  expect(hidden, 'Controles que no se ven al recibir el foco').toEqual([]);
  return stops;
}

function lookAtFocus(form: Element): string | null {
  const at = document.activeElement;
  if (!at || at === form || !form.contains(at)) return 'end';
  const head = form.querySelector('.dialog-head');
  const under = head && !head.contains(at) ? head.getBoundingClientRect().bottom : 0;
  const { top, bottom, left, right, height } = at.getBoundingClientRect();
  const frame = form.getBoundingClientRect();
  const seen = Math.min(bottom, frame.bottom, innerHeight) - Math.max(top, frame.top, under);
  if (seen >= Math.min(height, 24) - 1 && left >= 0 && right <= innerWidth) return null;
  const name = at.textContent || at.getAttribute('name');
  return `«${name}» se ve ${Math.round(seen)} de ${Math.round(height)} px`;
}
