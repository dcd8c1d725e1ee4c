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

// Where its window's «Salir rápido» comes to stand: whoever left would ask another site for its page.
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

for (const [name, form] of FORMS) {
  const hash = `#${form}`;
  // Especificación: 2.3-04, 2.3-05, 2.4-04, 3-13
  test(`El trámite «${name}» abre su ventana, con sus seis recomendaciones`, async ({ page }) => {
    await page.goto('/default/');
    await tileOf(page, { form }).click();
    await expect(dialog(page, name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const advice = dialog(page, name).getByText(/^[1-6]\.- /);
    await expect(advice).toHaveCount(6);
    await expect(advice.first(), 'Están a un toque').toBeHidden();
    await dialog(page, name).getByText('Recomendaciones', { exact: true }).click();
    for (const one of await advice.all()) await expect(one).toBeVisible();
    await expect(advice.first().locator('[lang=en]')).toBeVisible();
    await expect(dialog(page, name).getByRole('button', { name: 'Enviar' })).toBeVisible();
  });

  test(`La dirección /default/${hash} abre la ventana de ${name} al llegar`, async ({ page }) => {
    await page.goto(`/default/${hash}`);
    await expect(dialog(page, name)).toBeVisible();
    await touch(dialog(page, name));
    await expect(dialog(page, name).getByRole('button', { name: 'Enviar' })).toBeEnabled();
  });

  // Especificación: 2.4-02, 2.4-03
  test(`«Close», la × y Escape cierran ${name} y el foco vuelve a quien la abrió`, async ({
    page,
  }) => {
    await page.goto('/default/');
    for (const close of ['Close', 'Cerrar ventana', 'Escape']) {
      await tileOf(page, { form }).click();
      await expect(dialog(page, name)).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page, name).getByRole('button', { name: close, exact: true }).click();
      await expect(dialog(page, name)).toBeHidden();
      await expect(page).toHaveURL('/default/');
      await expect.soft(tileOf(page, { form }), `foco tras ${close}`).toBeFocused();
    }
  });
}

test('El botón de regreso cierra la ventana y se queda en la página', async ({ page }) => {
  await page.goto('/sindico/');
  await page.goto('/default/');
  await tileOf(page, { form: 'queja' }).click();
  await expect(dialog(page, 'Queja Electrónica')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/default/');
  await page.goForward();
  await expect(page.getByRole('dialog'), 'Avanzar no la abre otra vez').toHaveCount(0);
});

test('Cerrar la ventana no deja pasos de más: regresar lleva a la página anterior', async ({
  page,
}) => {
  await page.goto('/sindico/');
  await page.goto('/default/');
  await tileOf(page, { form: 'denuncia' }).click();
  await dialog(page, 'Denuncia Electrónica').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/default/');
  await page.goBack();
  await expect(page).toHaveURL('/sindico/');
});

// Especificación: 2.4-01
test('Con la ventana abierta el foco no sale de ella', async ({ page }) => {
  await page.goto('/default/#queja');
  await expect(dialog(page, 'Queja Electrónica')).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Shift+Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
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

test('Los botones del encabezado abren la queja y la denuncia desde cualquier página', async ({
  page,
}) => {
  await page.goto('/directorio/');
  await page.getByRole('banner').getByRole('link', { name: 'Denuncia', exact: true }).click();
  await expect(dialog(page, 'Denuncia Electrónica')).toBeVisible();
  await expect(page).toHaveURL('/default/');
});
