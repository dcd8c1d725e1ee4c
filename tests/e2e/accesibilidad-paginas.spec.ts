import type { Page } from '@playwright/test';
import { representative } from './support/addresses';
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

// A page that does not move is the same page each time it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };

/** Opens what folds, which no engine looks into while it is closed. */
const fold = (page: Page, open: boolean) =>
  page.evaluate((to) => {
    for (const item of document.querySelectorAll<HTMLDetailsElement>('main details'))
      item.open = to;
  }, open);

/**
 * Shows what all tabs hold at once, as no reader sees it: whatever is wrong in one is found in one look,
 * where a look at each tab examined the same header and footer again.
 */
const showAllTabs = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) {
      const section = panel.closest('[hidden]');
      section?.removeAttribute('hidden');
      section?.removeAttribute('aria-hidden');
    }
  });

/** By day a page of each way to be built: tiles, tabs, tables, a text and a form. The night looks at all kinds. */
const BY_DAY = ['/default/', '/contraloria/', '/directorio/', '/DeclaraNet/', '/denuncia/'];

for (const address of representative) {
  const tag = BY_DAY.includes(address) ? [] : ['@noche'];
  // Especificación: AC-01, AC-04
  test(
    `${address}, con todo abierto, no tiene barreras, ni de noche; se recorre con el teclado, se distingue con colores forzados, y en el teléfono se lee con letra grande, muy espaciada, acostado y al 400 %`,
    { tag },
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
      // Without the panels shown by force.
      await page.goto('about:blank');
      await page.goto(address);
      await fold(page, true);
      await expectNoBarriers(page);
      await expectFingers(page);
      // As browsers that enlarge text alone do it; their own setting is in letra-grande.spec.ts.
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
      // Onwards, towards the bar at the foot; a computer's sticky heads are met going back (above).
      await walkByKeyboard(page, 'Tab');
    },
  );

  test(
    `${address}, con todo abierto, tampoco tiene barreras para Equal Access`,
    { tag: '@noche' },
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
}
