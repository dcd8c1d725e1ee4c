import type { Page } from '@playwright/test';
import { control, tileOf } from './support/formulario';
import { modes } from './support/modes';
import { answerQuestions, button, expectStepGone, stepBackFromDialog } from './support/pasos';
import { walkTo } from './support/teclado';
import { expect, test } from './support/test';

const { servidor, identificada } = modes;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

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

// «Salir rápido» appears under the pointer: a second click on it would request another site.
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

// Especificación: 2.3-04, 2.3-05, 2.4-02, 2.4-03, 2.4-04, 3-13
test('El trámite «Queja Electrónica» abre su ventana; «Close», la × y Escape la cierran, y el foco vuelve a quien la abrió', async ({
  page,
}) => {
  await page.goto('/default/');
  const [tile, form] = [tileOf(page, servidor), dialog(page, 'Queja Electrónica')];
  for (const close of ['Close', 'Cerrar ventana', 'Escape']) {
    await tile.click();
    await expect(form).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await button(form, close).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/default/');
    await expect.soft(tile, `foco tras ${close}`).toBeFocused();
  }
});

// Especificación: 2.3-18
test('La entrada por código QR abre la queja; recargar no agrega pasos, el botón de regreso la cierra y el siguiente me regresa de donde vine', async ({
  page,
}) => {
  await page.goto('/sindico/');
  await page.goto('/default/qractive/');
  const form = dialog(page, 'Queja Electrónica');
  await expect(button(form, 'Enviar')).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await expect(form).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);
  }
  await stepBackFromDialog(page);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/default/qractive/');
  await page.goBack();
  await expect(page).toHaveURL('/sindico/');
});

// Especificación: 2.4-01
test('El foco entra en la ventana, da la vuelta dentro de ella y vuelve a donde estaba', async ({
  page,
}) => {
  await page.goto('/default/');
  const tile = tileOf(page, identificada);
  const form = dialog(page, 'Denuncia Electrónica');
  const inside = () => form.evaluate((dialog) => dialog.contains(document.activeElement));
  await tile.click();
  await expect(button(form, 'Enviar')).toBeVisible();
  expect(await inside(), 'Entra').toBe(true);
  const first = form.getByRole('link', { name: 'Salir rápido' });
  const last = button(form, 'Close');
  for (const [key, from, to] of [
    ['Tab', last, first],
    ['Shift+Tab', first, last],
  ] as const) {
    await walkTo(page, from, key);
    await page.keyboard.press(key);
    // The browser's own controls come between the last stop and the first.
    await walkTo(page, to, key, 3);
  }
  await control(form, identificada, 'nombre').pressSequentially('Ana');
  answerQuestions(page, true);
  await page.keyboard.press('Escape');
  await expect(tile, 'Vuelve al descartar').toBeFocused();
  await expectStepGone(page);
  await tile.press('Enter');
  await expect(form).toBeVisible();
  await stepBackFromDialog(page);
  await expect(tile, 'Vuelve al regresar').toBeFocused();
});
