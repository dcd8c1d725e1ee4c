import { expectNoBarriers } from './support/axe';
import { expect, test } from './support/test';

// Especificación: 2.2-31, 2.3-19, 2.3-20, 2.3-21
test('Desde el pie de cualquier página se abre el organigrama en el inicio; su lupa sigue al puntero y a las flechas, sin barreras, y «Cerrar» lo cierra', async ({
  page,
}) => {
  await page.goto('/normatividad/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }).click();
  await expect(page).toHaveURL('/default/');
  const dialog = page.getByRole('dialog', { name: 'Organigrama' });
  const chart = dialog.getByRole('img', { name: /^Organigrama/ });
  await expect
    .poll(() => chart.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const area = dialog.getByRole('group', { name: /^Lupa/ });
  const lens = dialog.locator('.lens');
  await area.hover();
  await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
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

  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect(lens).toBeVisible();
  const { x } = (await lens.boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lens.boundingBox())?.x ?? 0).toBeGreaterThan(x);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoBarriers(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
  await expect(dialog, 'Escape quita la lupa sin cerrar la ventana').toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' });
  await link.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await dialog.getByRole('link', { name: 'Leer el organigrama como lista' }).click();
  await expect(page).toHaveURL('/directorio/#organigrama-lista');
  const list = page.locator('#organigrama-lista');
  await expect(list.getByRole('link', { name: 'DIRECCIÓN DE CONTRALORÍA' })).toBeVisible();
});

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('El organigrama se lee desde que se ve, deslizándolo en su recuadro; cada toque cambia su tamaño donde toqué', async ({
    page,
  }) => {
    await page.goto('/directorio/#organigrama');
    const box = page.getByRole('group', { name: /^Lupa/ });
    const image = box.getByRole('img');
    await box.dispatchEvent('pointerover');
    await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
    const width = () => image.evaluate((one) => one.clientWidth);
    const own = Number(await image.getAttribute('width'));
    const scrolled = () => box.evaluate(({ scrollLeft }) => scrollLeft);
    expect(await width()).toBe(960);
    expect(await scrolled(), 'empieza en medio').toBeGreaterThan(200);
    await box.evaluate((one) => one.scrollTo(600, 0));
    expect(await scrolled()).toBe(600);
    await box.tap({ position: { x: 250, y: 200 } });
    expect(await width()).toBe(2 * own);
    expect(await scrolled()).toBeGreaterThan(own);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await box.tap();
    expect(await width()).toBeLessThanOrEqual(360);
    await box.tap();
    expect(await width()).toBe(own);
  });
});
