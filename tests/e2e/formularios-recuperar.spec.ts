import type { Locator, Page } from '@playwright/test';
import { expectSent, expectWritten, fill, press, send } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { SEND } from './support/escena';
import { modes, type Values, writing } from './support/modes';
import { answerQuestions, button } from './support/pasos';
import { expect, test } from './support/test';

test.use({
  tolerated: FAILED_SEND,
});

const { servicio, servidor, identificada, anonima } = modes;

/** Writes and sends a message that does not arrive. */
async function fail(page: Page, form: Locator, values: Values): Promise<void> {
  const alerted = page.waitForEvent('dialog');
  await fill(form, servicio, values);
  await send(form);
  await alerted;
  await expectFailed(form);
  await expectWritten(form, servicio, {});
}

test('De dos mensajes que fallaron recupero los dos, y cada uno llega cuando lo envío', async ({
  page,
  request,
}) => {
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.abort());
  const [one = '', two = ''] = [createMarker(), createMarker()];
  const first = writing(servicio, one);
  const second = writing(servicio, two);
  const form = await openForm(page, servicio);
  await fail(page, form, first);
  await fail(page, form, second);
  const recover = button(form, 'Recuperar lo escrito');
  await recover.click();
  await expectWritten(form, servicio, second);
  await recover.click();
  await expectWritten(form, servicio, first);
  await recover.click();
  await expectWritten(form, servicio, second);

  await page.unroute(SEND);
  await send(form);
  await expectSent(form);
  await expect(recover, 'Lo que llegó ya no se recupera; lo otro sí').toBeVisible();
  await recover.click();
  await expectWritten(form, servicio, first);
  await send(form);
  await expectSent(form);
  await expect(recover).toHaveCount(0);
  for (const marker of [one, two]) expect(await messagesWith(request, marker)).toHaveLength(1);
});

test('Un intento incompleto no entierra el mensaje que había fallado antes', async ({ page }) => {
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.abort());
  const values = writing(servidor, createMarker());
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await send(form);
  await expectFailed(form);
  const incomplete = { nombre: 'Otra persona' };
  await fill(form, servidor, incomplete);
  await press(form);
  await expect(form.getByText(servidor.invalid, { exact: true })).toBeVisible();
  const recover = button(form, 'Recuperar lo escrito');
  await recover.click();
  await expectWritten(form, servidor, incomplete);
  // First what is empty is filled; then what differs changes places.
  await recover.click();
  await expectWritten(form, servidor, { ...values, ...incomplete });
  await recover.click();
  await expectWritten(form, servidor, values);
});

test('Lo que escribo mientras falla un envío se queda, y recuperar sólo llena lo vacío', async ({
  page,
}) => {
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.abort());
  const values = writing(servicio, createMarker());
  const form = await openForm(page, servicio);
  await fail(page, form, values);
  await form.getByLabel('Nombre completo', { exact: true }).fill('Ana, otra vez');
  await button(form, 'Recuperar lo escrito').click();
  await expectWritten(form, servicio, { ...values, nombres: 'Ana, otra vez' });
  await button(form, 'Recuperar lo escrito').click();
  await expectWritten(form, servicio, values);
});

test('Si cambio de modo después de una falla, también recupero lo escrito', async ({ page }) => {
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.abort());
  const values = writing(anonima, createMarker());
  const form = await openForm(page, anonima);
  await fill(form, anonima, values);
  await send(form);
  await expectFailed(form);
  await button(form, 'Desactivar modo anónimo/deactivate').click();
  await button(form, 'Recuperar lo escrito').click();
  await expectWritten(form, identificada, values);
});
