import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { control, openForm, tileOf } from './support/formulario';
import { answerQuestions, button, expectReady, holdSend, reviewOf, SEND } from './support/pasos';
import { fill, press } from './support/escritura';
import { createMarker } from './support/mailbox';
import { FAILED_SEND } from './support/avisos';
import { modes, writing } from './support/modes';
import { expect, test } from './support/test';

const { CONFIRM, SEND_FAILED } = FORMS;

const { anonima, identificada, servidor } = modes;
const away = sampleContent().sitio.data.salidaRapida;

test.use({ hosts: ['localhost', new URL(away).hostname], tolerated: FAILED_SEND });

const SECRET = 'Un secreto que nadie más debe leer';
const exitOf = (form: Locator) => form.getByRole('link', { name: 'Salir rápido' });

/** @returns the headers of each request */
async function serveAway(page: Page, status = 200): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = [];
  await page.route(`${away}**`, async (route) => {
    asked.push(await route.request().allHeaders());
    const body =
      '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Otra página</title>';
    await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body });
  });
  return asked;
}

// Especificación: D50-01
test('En su página «Salir rápido» sigue a la vista hasta el último dato, y también sale con Mayús tres veces', async ({
  page,
}) => {
  const asked = answerQuestions(page, false);
  await serveAway(page);
  await page.goto('/denuncia/');
  const form = page.getByRole('main');
  await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
  await control(form, anonima, 'descripcion').pressSequentially(SECRET);
  await button(form, 'Enviar').scrollIntoViewIfNeeded();
  await expectReady(form);
  await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
  for (let time = 0; time < 3; time++) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(away);
  expect(asked).toEqual([]);
});

// Especificación: D50-01
test('Al abrir la queja o la denuncia, y al volver a abrirlas, el foco no está en «Salir rápido»', async ({
  page,
}) => {
  for (const mode of [servidor, identificada]) {
    const form = await openForm(page, mode);
    const title = form.getByRole('heading', { name: mode.dialog, level: 2 });
    for (let time = 0; time < 2; time++) {
      await expect(title).toBeFocused();
      // A held Enter repeats on the focused element, which must not leave.
      await page.keyboard.press('Enter');
      await expect(form).toBeVisible();
      await button(form, 'Close').click();
      await expect(form).toBeHidden();
      await tileOf(page, mode).press('Enter');
    }
    await page.goto(`/default/?#${mode.form}`);
    await expect(title, 'También al llegar por su dirección').toBeFocused();
    await page.reload();
    await expect(title, 'Y al recargar').toBeFocused();
  }
  const form = page.getByRole('dialog', { name: identificada.dialog });
  await control(form, identificada, 'nombre').fill('Ana');
  await control(form, identificada, 'descripcion').fill(SECRET);
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await button(form, 'Close').click();
  await tileOf(page, identificada).click();
  await expect(reviewOf(form).getByRole('heading'), 'O donde estaba').toBeFocused();
  await button(form, 'Close').click();
  for (let time = 0; time < 4; time++) await page.keyboard.press('Shift');
  await expect(page, 'Con la ventana cerrada, Mayús tres veces no me saca').toHaveURL(
    /\/default\//,
  );
});

test('«Salir rápido» deja la página en blanco en el acto, aunque la otra no llegue, y ningún aviso habla después del envío que iba en camino', async ({
  page,
}) => {
  const questions = answerQuestions(page, true);
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  // A 204 keeps the browser on this site's page.
  const asked = await serveAway(page, 204);
  const { letGo } = await holdSend(page, (route) => route.fulfill({ status: 500, body: 'x' }));
  const form = await openForm(page, identificada);
  await fill(form, identificada, writing(identificada, createMarker()));
  await press(form);
  await button(form, CONFIRM).click();
  await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
  await exitOf(form).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0], 'No dice de dónde vengo').not.toHaveProperty('referer');
  await expect(page.locator('body')).toBeEmpty();
  await expect(page).toHaveTitle('');
  const answered = page.waitForResponse(SEND);
  letGo();
  await (await answered).finished();
  // After a round trip every handler of the answer has run.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(questions).toEqual([]);
  expect(spoken.filter((text) => text.includes(SEND_FAILED))).toEqual([]);
});
