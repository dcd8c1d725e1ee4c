import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const DESKTOP = { width: 1280, height: 800 };

const selected = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });

async function expectPanel(page: Page, name: string): Promise<void> {
  await expect(selected(page, name)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
}

// Especificación: 2.5-01, 2.5-02, 2.5-04, 4-21
test('Cada dirección muestra un apartado a la vez y empieza por el primero; sus botones, con imagen, están a un lado', async ({
  page,
}) => {
  for (const address of ['/contraloria/', '/responsabilidades/', '/sindicaturaSocial/']) {
    await page.goto(address);
    const tabs = page.getByRole('tab');
    await expectPanel(page, await tabs.first().innerText());
    await expect(tabs.first().locator('img, svg')).toBeVisible();
    const right = (await tabs.first().boundingBox()) ?? { x: Infinity, width: 0 };
    const panel = await page.getByRole('tabpanel').boundingBox();
    expect(right.x + right.width).toBeLessThanOrEqual(panel?.x ?? 0);
    for (const name of (await tabs.allInnerTexts()).reverse()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectPanel(page, name);
    }
  }
});

test('Al final de una lista larga, las pestañas siguen a la vista, y la que elija se lee desde su principio', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/normatividad/#normas-administrativas');
  const last = page.getByRole('tabpanel').getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  const tab = page.getByRole('tab', { name: 'Normas Paramunicipales' });
  await expect(tab).toBeInViewport();
  const heading = page.getByRole('tabpanel').getByRole('heading').first();
  await tab.click();
  await expect(heading).toHaveText('Normas Paramunicipales');
  await expect(heading).toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await tab.press('ArrowUp');
  await expect(heading).not.toHaveText('Normas Paramunicipales');
  // Its title would repeat the page's.
  await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toBeInViewport();
});
