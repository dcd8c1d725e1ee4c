import { expectNoBarriers } from './support/axe';
import { expectSent, fill, press, send, writing } from './support/escritura';
import { allModes, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { expect, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: /Failed to load resource.*email\/send|^Ocurrió un problema al enviar el correo/,
});

for (const mode of allModes) {
  for (const width of [1280, 360]) {
    test(`El formulario de ${mode.title} no tiene barreras a ${width} px, ni con errores ni enviado`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const form = await openForm(page, mode);
      await expectNoBarriers(page);
      await press(form);
      await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await fill(form, mode, writing(mode, createMarker()));
      await send(form);
      await expectSent(form);
      await expectNoBarriers(page);
    });
  }

  test(`Los errores de ${mode.title} se anuncian, reciben el foco y llevan al campo`, async ({
    page,
  }) => {
    const form = await openForm(page, mode);
    await press(form);
    const summary = form.getByRole('alert');
    await expect(summary).toContainText(mode.invalid);
    await expect(form.getByRole('status').filter({ has: page.getByRole('alert') })).toBeFocused();
    const link = summary.getByRole('link').first();
    await link.click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('En la página de queja pública, cada error lleva a su campo', async ({ page }) => {
  await page.goto('/quejapublica/#queja-descripcion');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  await press(form);
  const summary = form.getByRole('alert');
  await summary.getByRole('link', { name: 'Cargo' }).click();
  await expect(form.getByLabel('Cargo', { exact: true })).toBeFocused();
});

test('El aviso de un envío que falla no tiene barreras y recibe el foco', async ({ page }) => {
  const [mode] = allModes;
  if (!mode) throw new Error('No hay modos que probar.');
  page.on('dialog', (alert) => void alert.accept());
  await page.route('**/api/v1.0/email/send', (route) => route.abort());
  const form = await openForm(page, mode);
  await fill(form, mode, writing(mode, createMarker()));
  await send(form);
  await expect(form.getByRole('alert')).toContainText('Ocurrió un problema al enviar el correo');
  await expectNoBarriers(page);
});

test('El organigrama con su lupa no tiene barreras', async ({ page }) => {
  await page.goto('/default/#organigrama');
  const lens = page.getByRole('group', { name: /^Lupa/ });
  await lens.focus();
  await expect(page.locator('[data-island=Lens][data-hydrated]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.lens')).toBeVisible();
  await expectNoBarriers(page);
});
