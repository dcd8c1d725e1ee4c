import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { openNewsroom, type Newsroom } from './support/redaccion';
import { expect, test } from './support/test';

const NORMS = 'content/normas/normas-administrativas.yml';
const DIRECTORY = 'content/directorio.yml';
// axe asks each frame, and the preview's has no right to answer.
test.use({ tolerated: /Failed to execute 'postMessage'/ });
test.describe.configure({ mode: 'default' });

let newsroom: Newsroom;

test.beforeAll(async () => {
  newsroom = await openNewsroom();
});
test.afterAll(() => newsroom.close());
test.beforeEach(({ page }) => page.goto(newsroom.address));

async function open(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), encodeURI(file));
  await expect(page.getByText(file, { exact: true })).toBeVisible();
}

test('Busco una norma y una persona en su tabla y abro sus datos con el teclado, también a 360 puntos y sin barreras', async ({
  page,
}) => {
  await open(page, NORMS);
  await page.getByLabel('Buscar en «Normas»').fill('comisarios');
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Descripción/)).toHaveValue(/Comisarios/);
  for (const [file, words] of [
    [NORMS, 'comisarios'],
    [DIRECTORY, 'octavio'],
  ] as const) {
    await open(page, file);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.getByLabel(/^Buscar en/).fill(words);
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  }
});
