import type { Locator } from '@playwright/test';
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
