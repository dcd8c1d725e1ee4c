import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

async function openChart(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }).click();
  await expect(page.getByRole('dialog', { name: 'Organigrama' })).toBeVisible();
  await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
}

for (const address of ['/default/']) {
  // Especificación: 2.2-31, 2.3-19, 2.3-21
  test(`Desde el pie de ${address} se abre el organigrama y «Cerrar» lo cierra`, async ({
    page,
  }) => {
    await page.goto(address);
    await openChart(page);
    const dialog = page.getByRole('dialog', { name: 'Organigrama' });
    const chart = dialog.getByRole('img', { name: /^Organigrama/ });
    await expect(chart).toBeVisible();
    await expect
      .poll(() => chart.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/default/');
    if (address === '/default/')
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }),
      ).toBeFocused();
  });
}

// Especificación: 2.2-31
test('Desde el pie de cualquier página el organigrama se abre en el inicio', async ({ page }) => {
  await page.goto('/normatividad/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }).click();
  await expect(page.getByRole('dialog', { name: 'Organigrama' })).toBeVisible();
  await expect(page).toHaveURL('/default/');
});

// Especificación: 2.3-20
test('La lupa sigue al puntero sobre el organigrama y se va con él', async ({ page }) => {
  await page.goto('/default/');
  await openChart(page);
  const area = page.getByRole('group', { name: /^Lupa/ });
  const lens = page.locator('.lens');
  await expect(lens).toHaveCount(0);
  await area.hover({ position: { x: 120, y: 90 } });
  await expect(lens).toBeVisible();
  const before = await lens.boundingBox();
  await area.hover({ position: { x: 320, y: 190 } });
  await expect
    .poll(async () => {
      const after = await lens.boundingBox();
      return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(
        Math.round,
      );
    })
    .toEqual([200, 100]);
  await page.mouse.move(2, 2);
  await expect(lens).toHaveCount(0);
});

test('La lupa se mueve con las flechas y Escape la quita sin cerrar la ventana', async ({
  page,
}) => {
  await page.goto('/default/');
  await openChart(page);
  const lens = page.locator('.lens');
  await page.getByRole('group', { name: /^Lupa/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lens).toBeVisible();
  const before = (await lens.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lens.boundingBox())?.x ?? 0).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Organigrama' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('El organigrama también se lee como lista en el directorio', async ({ page }) => {
  await page.goto('/default/#organigrama');
  await page.getByRole('link', { name: 'Leer el organigrama como lista' }).click();
  await expect(page).toHaveURL('/directorio/#organigrama-lista');
  const list = page.locator('#organigrama-lista');
  await expect(list.getByRole('link', { name: 'DIRECCIÓN DE CONTRALORÍA' })).toBeVisible();
});

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('El organigrama cabe en la pantalla, y cada toque lo amplía donde toqué', async ({
    page,
  }) => {
    await page.goto('/directorio/#organigrama');
    const box = page.getByRole('group', { name: /^Lupa/ });
    const image = box.getByRole('img');
    await box.dispatchEvent('pointerover');
    await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
    const width = () => image.evaluate((one) => one.clientWidth);
    const own = Number(await image.getAttribute('width'));
    expect(await width()).toBeLessThanOrEqual(360);
    await box.tap({ position: { x: 250, y: 200 } });
    expect(await width()).toBe(own);
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(own / 3);
    await box.tap();
    expect(await width()).toBe(2 * own);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await box.tap();
    expect(await width()).toBeLessThanOrEqual(360);
  });
});
