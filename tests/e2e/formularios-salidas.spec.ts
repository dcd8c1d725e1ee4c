import { FORMS } from '@/lib/ui-texts';
import { expectSent, expectWritten, fill, press } from './support/escritura';
import { control, openForm, tileOf } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { modes, writing } from './support/modes';
import { answerQuestions, button, leave, outcomeOf, reviewOf, SEND } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM, RECOVER, RETRY } = FORMS;

test.use({ tolerated: FAILED_SEND });

const { servidor, identificada } = modes;
const ASKS = expect.stringMatching(/^confirm: Tiene texto sin enviar\. ¿Descartarlo y cerrar\?/);

test('Escape pregunta antes de descartar lo escrito: si digo que no todo sigue, y si digo que sí ya no hay nada que perder', async ({
  page,
}) => {
  const values = writing(identificada, createMarker());
  const form = await openForm(page, identificada);
  await control(form, identificada, 'nombre').pressSequentially('  ');
  await page.keyboard.press('Escape');
  await expect(form, 'Sólo había espacios').toBeHidden();
  await tileOf(page, identificada).click();

  const kept = answerQuestions(page, false);
  await fill(form, identificada, values);
  await page.keyboard.press('Escape');
  // The browser closes by force at a second Escape that it was asked to ignore.
  await page.keyboard.press('Escape');
  await expectWritten(form, identificada, values);
  await press(form);
  await page.keyboard.press('Escape');
  expect(kept).toEqual([ASKS, ASKS, ASKS]);
  await expect(reviewOf(form)).toBeVisible();

  page.removeAllListeners('dialog');
  const gone = answerQuestions(page, true);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/default/');
  await tileOf(page, identificada).click();
  await expectWritten(form, identificada, {});
  await expect(button(form, RECOVER)).toHaveCount(0);
  expect(await leave(page)).toBe('se va');
  expect(gone).toEqual([ASKS]);
});

test('Con ×, «Close» y el botón de regreso la ventana se cierra sin preguntar y conserva lo escrito', async ({
  page,
}) => {
  const asked = answerQuestions(page, false);
  const values = writing(identificada, createMarker());
  const form = await openForm(page, identificada);
  await fill(form, identificada, values);
  for (const close of [
    () => button(form, 'Cerrar ventana').click(),
    () => button(form, 'Close').click(),
    () => page.goBack(),
  ]) {
    await close();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/default/');
    await tileOf(page, identificada).click();
    await expectWritten(form, identificada, values);
  }
  expect(asked).toEqual([]);
});

test('Irme con algo sin enviar pregunta: escrito, borrado por un intento incompleto, con la ventana cerrada o fallido; lo que llegó ya no', async ({
  page,
}) => {
  await page.route(SEND, (route) => route.abort(), { times: 1 });
  const form = await openForm(page, servidor);
  await control(form, servidor, 'nombre').pressSequentially('Ana');
  expect(await leave(page)).toBe('beforeunload');
  await press(form);
  await expectWritten(form, servidor, {});
  expect(await leave(page)).toBe('beforeunload');
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  expect(await leave(page)).toBe('beforeunload');

  await tileOf(page, servidor).click();
  await button(form, RECOVER).click();
  await fill(form, servidor, writing(servidor, createMarker()));
  await press(form);
  page.once('dialog', (alert) => void alert.accept());
  await button(form, CONFIRM).click();
  await expectFailed(form);
  await expectWritten(form, servidor, {});
  expect(await leave(page)).toBe('beforeunload');
  const asked = answerQuestions(page, true);
  const links = await outcomeOf(form).getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^(tel|mailto):/);
    await link.click();
  }
  // A browser without a telephone goes on waiting for one, and passes no more clicks to the page.
  await button(form, RETRY).dispatchEvent('click');
  await expectSent(form);
  expect(asked, 'Llamar o escribir no es irse').toEqual([]);
  page.removeAllListeners('dialog');
  expect(await leave(page)).toBe('se va');
});
