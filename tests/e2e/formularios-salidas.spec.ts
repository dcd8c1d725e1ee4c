import type { Page } from '@playwright/test';
import { RECOVER, RETRY } from '@/lib/ui-texts';
import { expectSent, expectWritten, fill, press, send } from './support/escritura';
import { control, openForm, tileOf } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { SEND } from './support/escena';
import { modes, type ModeCase, writing } from './support/modes';
import { answerQuestions, button, leave, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

test.use({
  tolerated: FAILED_SEND,
});

const { servidor, servicio, identificada } = modes;
const ASKS = /^confirm: Tiene texto sin enviar\. ¿Descartarlo y cerrar\?/;

const reopen = (page: Page, mode: ModeCase) => tileOf(page, mode).click();

test('Escape pregunta antes de descartar lo escrito, y si digo que no todo sigue igual', async ({
  page,
}) => {
  const asked = answerQuestions(page, false);
  const values = writing(identificada, createMarker());
  const form = await openForm(page, identificada);
  await fill(form, identificada, values);
  await page.keyboard.press('Escape');
  // The browser closes by force at a second Escape that it was asked to ignore.
  await page.keyboard.press('Escape');
  expect(asked).toEqual([expect.stringMatching(ASKS), expect.stringMatching(ASKS)]);
  await expect(form).toBeVisible();
  await expectWritten(form, identificada, values);

  await press(form);
  await page.keyboard.press('Escape');
  expect(asked).toHaveLength(3);
  await expect(reviewOf(form)).toBeVisible();
});

test('Escape descarta lo escrito si digo que sí, y al volver está vacío', async ({ page }) => {
  const asked = answerQuestions(page, true);
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, createMarker()));
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/default/');
  await reopen(page, servidor);
  await expectWritten(form, servidor, {});
  await expect(button(form, RECOVER)).toHaveCount(0);
  await leave(page);
  expect(asked, 'Ya no hay nada que perder').toEqual([expect.stringMatching(ASKS)]);
});

test('Escape sin texto cierra sin preguntar, aunque sólo haya espacios', async ({ page }) => {
  const asked = answerQuestions(page, false);
  const form = await openForm(page, servicio);
  await control(form, servicio, 'nombres').pressSequentially('  ');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  expect(asked).toEqual([]);
});

for (const way of ['Cerrar ventana', 'Close', 'el botón de regreso']) {
  test(`Con «${way}» la ventana se cierra sin preguntar y conserva lo escrito`, async ({
    page,
  }) => {
    const asked = answerQuestions(page, false);
    const values = writing(identificada, createMarker());
    const form = await openForm(page, identificada);
    await fill(form, identificada, values);
    if (way === 'el botón de regreso') await page.goBack();
    else await button(form, way).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/default/');
    await reopen(page, identificada);
    await expectWritten(form, identificada, values);
    expect(asked).toEqual([]);
  });
}

test('Irme con texto sin enviar pregunta, también con la ventana cerrada', async ({ page }) => {
  const form = await openForm(page, servicio);
  await control(form, servicio, 'nombres').pressSequentially('Ana');
  expect(await leave(page)).toBe('beforeunload');
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  expect(await leave(page)).toBe('beforeunload');
});

test('Irme sin haber escrito no pregunta', async ({ page }) => {
  const form = await openForm(page, servicio);
  await control(form, servicio, 'nombres').click();
  expect(await leave(page)).toBe('se va');
});

test('Irme después de que un intento incompleto vació la queja también pregunta', async ({
  page,
}) => {
  const form = await openForm(page, servidor);
  await control(form, servidor, 'nombre').pressSequentially('Ana');
  await press(form);
  await expectWritten(form, servidor, {});
  expect(await leave(page)).toBe('beforeunload');
});

test('Irme después de un envío fallido pregunta, y después del reintento que llega ya no', async ({
  page,
}) => {
  await page.route(SEND, (route) => route.abort());
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  page.once('dialog', (alert) => void alert.accept());
  await send(form);
  await expectFailed(form);
  await expectWritten(form, servicio, {});
  expect(await leave(page)).toBe('beforeunload');

  await page.unroute(SEND);
  await button(form, RETRY).click();
  await expectSent(form);
  expect(await leave(page)).toBe('se va');
});
