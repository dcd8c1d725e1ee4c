import type { Page } from '@playwright/test';
import { tileOf } from './support/formulario';
import { touch } from './support/pasos';
import { expect, test } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const FORMS = [
  ['Queja Electrónica', 'queja'],
  ['Denuncia Electrónica', 'denuncia'],
] as const;

test('Abierta desde el menú del teléfono, al cerrarla el foco queda en su botón', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/default/');
  const menu = page.getByRole('button', { name: 'Menú', exact: true });
  await menu.click();
  await page.locator('#menu').getByRole('link', { name: 'Queja Electrónica' }).click();
  await expect(dialog(page, 'Queja Electrónica')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Queja Electrónica')).toBeHidden();
  await expect(menu).toBeFocused();
});

// Where its window's «Salir rápido» comes to be: anyone who left would ask another site for its page.
test('Con un doble clic en «Denuncia» abro la ventana, y no salgo del sitio', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/default/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Denuncia', exact: true });
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.mouse.dblclick(x + width * 0.9, y + height / 2);
    await expect(dialog(page, 'Denuncia Electrónica')).toBeVisible();
    await expect(page).toHaveURL('/default/');
  }
});

for (const [name, form] of FORMS)
  // Especificación: 2.3-04, 2.3-05, 2.4-02, 2.4-03, 2.4-04, 3-13
  test(`El trámite «${name}» abre su ventana, con sus seis recomendaciones; «Close», la × y Escape la cierran, y el foco vuelve a quien la abrió`, async ({
    page,
  }) => {
    await page.goto('/default/');
    for (const close of ['Close', 'Cerrar ventana', 'Escape']) {
      await tileOf(page, { form }).click();
      await expect(dialog(page, name)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      if (close === 'Escape') {
        const advice = dialog(page, name).getByText(/^[1-6]\.- /);
        await expect(advice).toHaveCount(6);
        await expect(advice.first(), 'Están a un toque').toBeHidden();
        await dialog(page, name).getByText('Recomendaciones', { exact: true }).click();
        for (const one of await advice.all()) await expect(one).toBeVisible();
        await expect(advice.first().locator('[lang=en]')).toBeVisible();
        await page.keyboard.press('Escape');
      } else await dialog(page, name).getByRole('button', { name: close, exact: true }).click();
      await expect(dialog(page, name)).toBeHidden();
      await expect(page).toHaveURL('/default/');
      await expect.soft(tileOf(page, { form }), `foco tras ${close}`).toBeFocused();
    }
  });

// Especificación: 2.3-18
test('La entrada por código QR abre la queja al cargar, y se puede cerrar', async ({ page }) => {
  await page.goto('/default/qractive/');
  const complaint = dialog(page, 'Queja Electrónica');
  await touch(complaint);
  await expect(complaint.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  await complaint.getByRole('button', { name: 'Close' }).click();
  await expect(complaint).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Noticias más recientes' })).toBeVisible();
});
