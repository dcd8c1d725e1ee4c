import { expectNoBarriers } from './support/axe';
import { expect, test } from './support/test';

// Especificación: 2.2-31, 2.3-19, 2.3-20, 2.3-21
test('Desde el pie de cualquier página se abre el organigrama en el inicio; su lupa sigue al puntero, sin barreras, y «Cerrar» lo cierra', async ({
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
  const middle = ((await chart.boundingBox())?.width ?? 0) / 2;
  await chart.hover({ position: { x: middle - 50, y: 60 } });
  await expect(lens).toBeVisible();
  const before = await lens.boundingBox();
  await chart.hover({ position: { x: middle + 50, y: 110 } });
  await expect
    .poll(async () => {
      const after = await lens.boundingBox();
      return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(
        Math.round,
      );
    })
    .toEqual([100, 50]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoBarriers(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }).click();
  await dialog.getByRole('link', { name: 'Leer el organigrama como lista' }).click();
  await expect(page).toHaveURL('/directorio/#organigrama-lista');
  const list = page.locator('#organigrama-lista');
  await expect(list.getByRole('link', { name: 'DIRECCIÓN DE CONTRALORÍA' })).toBeVisible();
});

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('El organigrama se ve entero al abrirlo; cada toque lo amplía donde toqué, y se desliza en su recuadro', async ({
    page,
  }) => {
    await page.goto('/directorio/#organigrama');
    const box = page.getByRole('group', { name: /^Lupa/ });
    const image = box.getByRole('img');
    await box.dispatchEvent('pointerover');
    await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
    const width = () => image.evaluate((one) => one.clientWidth);
    const own = Number(await image.getAttribute('width'));
    const hidden = () =>
      box.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ]);
    expect(await hidden(), 'cabe entero').toEqual([0, 0]);
    await box.tap({ position: { x: 250, y: 200 } });
    expect(await width()).toBe(own);
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(own / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await box.tap();
    expect(await width()).toBe(2 * own);
    await box.tap();
    expect(await width()).toBeLessThanOrEqual(360);
  });
});
