import type { Page } from '@playwright/test';
import { openForm, withSuggestions } from './support/formulario';
import { modes, sugerencia } from './support/modes';
import { expect, test } from './support/test';

/** The pages that the browser has begun to fetch before anyone asked for them. */
async function listenToPrefetch(page: Page): Promise<() => string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Preload.enable');
  const fetched = new Set<string>();
  cdp.on('Preload.prefetchStatusUpdated', ({ key }) => fetched.add(new URL(key.url).pathname));
  cdp.on('Preload.prerenderStatusUpdated', ({ key }) => fetched.add(new URL(key.url).pathname));
  return () => [...fetched].sort();
}

/** Longer than the pointer must rest on a link. */
const REST_MS = 400;
/** What a page may fetch by itself besides its pictures: React alone is twelve times this. */
const DATA_SAVED = 5 * 1024;

test('La página a la que voy empieza a llegar cuando el puntero está sobre su enlace', async ({
  page,
}) => {
  const fetched = await listenToPrefetch(page);
  await page.goto('/default/');
  const link = page.locator('main a[href="/vehiculosremolcados/"]').first();
  await link.hover();
  await expect.poll(fetched).toEqual(['/vehiculosremolcados/']);
});

test('Ningún documento llega antes de que lo pida', async ({ page }) => {
  const fetched = await listenToPrefetch(page);
  await page.goto('/documentos/');
  const documents = page.locator('main a[href$=".pdf"]');
  await documents.first().hover();
  await page.waitForTimeout(REST_MS);
  expect(fetched()).toEqual([]);
});

test('Mientras estoy en un formulario no se pide ninguna otra página', async ({ page }) => {
  const fetched = await listenToPrefetch(page);
  const dialog = await openForm(page, modes.servidor);
  const before = fetched();
  await dialog.locator('a[href^="/"]:visible').first().hover();
  await page.waitForTimeout(REST_MS);
  expect(fetched()).toEqual(before);

  await page.goto('/quejapublica/');
  await page.locator('a[href="/directorio/"]:visible').first().hover();
  await page.waitForTimeout(REST_MS);
  expect(fetched()).not.toContain('/directorio/');
});

test.describe(() => {
  test.use({ baseURL: ({ baseURL }, run) => run(withSuggestions(baseURL)) });

  test('Tampoco mientras escribo una sugerencia, en el inicio', async ({ page }) => {
    const fetched = await listenToPrefetch(page);
    await openForm(page, sugerencia);
    await page.locator('a[href="/directorio/"]:visible').first().hover();
    await page.waitForTimeout(REST_MS);
    expect(fetched()).not.toContain('/directorio/');
  });
});

test('Con ahorro de datos, una página que sólo leo no pide más que sus imágenes y unos pocos KB', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  for (const route of ['/default/', '/sindico/', '/normatividad/', '/directorio/', '/prensa/']) {
    await page.goto(route, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`Al pasar de una página a otra ${reducedMotion === 'reduce' ? 'nada se anima si pedí menos movimiento' : 'la siguiente se funde con la anterior'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset['fundida'] = String(
          Boolean((event as Event & { viewTransition?: object | null }).viewTransition),
        );
      });
    });
    await page.goto('/default/');
    await page.locator('main a[href="/vehiculosremolcados/"]').first().click();
    await expect(page).toHaveURL('/vehiculosremolcados/');
    await expect(page.locator('html')).toHaveAttribute(
      'data-fundida',
      String(reducedMotion === 'no-preference'),
    );
  });
