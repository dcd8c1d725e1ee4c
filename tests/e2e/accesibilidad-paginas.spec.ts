import type { Page } from '@playwright/test';
import { casesTag } from '../../scripts/test/parts';
import { kinds, representative } from './support/addresses';
import { expectContrast, expectNoBarriers } from './support/axe';
import { expectNoFindings } from './support/equal-access';
import { walkByKeyboard } from './support/focus-walk';
import { expectEdges } from './support/forced-colors';
import {
  asItCame,
  enlarge,
  expectFingers,
  expectReadable,
  spaceText,
} from './support/layout-audit';
import { test } from './support/test';
import { ZOOM_400 } from './support/zoom';

// Movement would change the page between two checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };

/** No engine looks into a closed fold. */
const fold = (page: Page, open: boolean) =>
  page.evaluate((to) => {
    for (const item of document.querySelectorAll<HTMLDetailsElement>('main details'))
      item.open = to;
  }, open);

/** All panels at once: a check of each tab repeated the same header and footer. */
const showAllTabs = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) {
      const section = panel.closest('[hidden]');
      section?.removeAttribute('hidden');
      section?.removeAttribute('aria-hidden');
    }
  });

for (const address of kinds) {
  // Especificación: AC-01, AC-04
  test(
    `${address}, con todo abierto, no tiene barreras, ni de noche; se recorre con el teclado, se distingue con colores forzados, y en el teléfono se lee con letra grande, muy espaciada, acostado y al 400 %`,
    { tag: casesTag },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await walkByKeyboard(page, 'Shift+Tab');
      await page.emulateMedia({ forcedColors: 'active' });
      await expectEdges(page);
      await page.emulateMedia({ forcedColors: null });
      await fold(page, true);
      await showAllTabs(page);
      await expectNoBarriers(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: null });

      await page.setViewportSize(PHONE);
      // Drops the panels that were shown by force.
      await page.goto('about:blank');
      await page.goto(address);
      await fold(page, true);
      await expectNoBarriers(page);
      await expectFingers(page);
      // Text-only zoom; the browser's own font size is in letra-grande.spec.ts.
      await enlarge(page, 2);
      await expectReadable(page, 'letra al 200 %');
      await asItCame(page);
      await spaceText(page);
      await expectReadable(page, 'texto espaciado');
      await asItCame(page);
      await page.setViewportSize({ width: 740, height: 360 });
      await expectReadable(page, 'acostado');
      await page.setViewportSize(ZOOM_400);
      await expectReadable(page, 'al 400 %');
      await fold(page, false);
      // Forwards, towards the bottom bar; the sticky headers of a desktop matter backwards (above).
      await walkByKeyboard(page, 'Tab');
    },
  );
}

for (const address of representative)
  test(
    `${address}, con todo abierto, tampoco tiene barreras para Equal Access`,
    { tag: '@resto' },
    async ({ page }) => {
      for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto('about:blank');
        await page.goto(address);
        await fold(page, true);
        if (viewport !== PHONE) await showAllTabs(page);
        await expectNoFindings(page, viewport === PHONE);
      }
    },
  );
