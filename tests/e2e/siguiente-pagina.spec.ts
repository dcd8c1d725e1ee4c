import type { Page } from '@playwright/test';
import { openForm } from './support/formulario';
import { modes } from './support/modes';
import { expect, test } from './support/test';

/** Bytes besides pictures; React alone is twelve times this. */
const DATA_SAVED = 5 * 1024;

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');

async function listenToPrefetch(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Preload.enable');
  const begun = new Set<string>();
  let offered: string[] = [];
  cdp.on('Preload.prefetchStatusUpdated', ({ key }) => begun.add(new URL(key.url).pathname));
  cdp.on('Preload.prerenderStatusUpdated', ({ key }) => begun.add(new URL(key.url).pathname));
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    offered = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  return { begun: () => [...begun], offered: () => offered };
}

test('La página a la que voy empieza a llegar cuando el puntero está sobre su enlace; ningún documento, ni otra página mientras estoy en un formulario', async ({
  page,
}) => {
  const { begun, offered } = await listenToPrefetch(page);
  await page.goto('/documentos/');
  await expect.poll(offered).toContain('/vehiculosremolcados/');
  expect(offered().filter((address) => address.includes('.'))).toEqual([]);
  await page.goto('/default/');
  await page.locator('main a[href="/vehiculosremolcados/"]').first().hover();
  await expect.poll(begun).toEqual(['/vehiculosremolcados/']);
  await openForm(page, modes.servidor);
  await expect(rulesOf(page)).toHaveCount(0);
});

test('Con ahorro de datos, una página que sólo leo no pide más que sus imágenes y unos pocos KB', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  for (const route of ['/default/', '/sindico/', '/normatividad/', '/directorio/', '/prensa/']) {
    await page.goto(route, { waitUntil: 'load' });
    // Idle callbacks have run.
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    const asked = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
        ({ name, encodedBodySize }) =>
          /\.(?:svg|png|avif|webp|jpg|ico|webmanifest)$/.test(name)
            ? []
            : [{ name, encodedBodySize }],
      ),
    );
    const bytes = asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(bytes, `${route}: ${asked.map(({ name }) => name).join()}`).toBeLessThan(DATA_SAVED);
  }
});

test(
  'Al pasar de una página a otra la siguiente se funde con la anterior, y nada se anima si pedí menos movimiento',
  { tag: '@resto' },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset['fundida'] = String(
          Boolean((event as Event & { viewTransition?: object | null }).viewTransition),
        );
      });
    });
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/default/');
      await page.locator('main a[href="/vehiculosremolcados/"]').first().click();
      await expect(page).toHaveURL('/vehiculosremolcados/');
      await expect(page.locator('html')).toHaveAttribute(
        'data-fundida',
        String(reducedMotion === 'no-preference'),
      );
    }
  },
);
