import type { Page } from '@playwright/test';
import { DEMOSTRACION } from '@/lib/ui-texts';
import {
  CLEAR_ALL,
  CLEAR_AND_LEAVE,
  CONFIRM,
  COPY_FOLIO,
  DOWNLOAD_SHEET,
  RETRY,
} from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { readPdf } from '../unit/pdf/read-pdf';
import { readPaper } from '../unit/pdf-navegador/read';
import { deliver, downloadAcuse, downloadWith, formats } from './support/acuse';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { expectSent, expectWritten, fill, press, send } from './support/escritura';
import { SEND } from './support/escena';
import { openForm, withSuggestions } from './support/formulario';
import { createMarker } from './support/mailbox';
import { allModes, modes, sugerencia, writing } from './support/modes';
import {
  answerQuestions,
  button,
  holdSend,
  leave,
  openSaving,
  outcomeOf,
  reviewOf,
  writeAnother,
} from './support/pasos';
import { expect, test } from './support/test';

const away = sampleContent().sitio.data.salidaRapida;

test.use({ hosts: ['localhost', new URL(away).hostname], tolerated: FAILED_SEND });

const { servidor, servicio, identificada } = modes;

const flat = (text: string) => text.replace(/\s+/g, ' ');

for (const mode of allModes)
  test(`Al entregar ${mode.title}, el folio toma el lugar del formulario, con lo que sigue`, async ({
    page,
    request,
  }) => {
    const { form, params } = await deliver(page, request, mode);
    await expect(form.getByText(/^Paso (3 de 3|4 de 4): guarde su folio$/)).toBeVisible();
    const told = form.getByRole('status');
    await expect(told).toBeFocused();
    await expect(told).toContainText('Mensaje enviado exitosamente!');
    await expect(told).toContainText(params['folio'] ?? '');
    await expect(form.getByRole('textbox')).toHaveCount(0);
    const next = form.getByRole('region', { name: 'Qué sigue' });
    await expect(next.getByRole('listitem').first()).toContainText('Quién la lee:');
    await expect(next.getByText(/^Para preguntar/)).toBeVisible();
    await expect(button(form, COPY_FOLIO)).toBeInViewport();
    await writeAnother(form);
    await expect(form.getByText(/^Paso 1( de 3)?: escriba$/)).toBeVisible();
    await expect(form.getByText('Su mensaje anterior se envió.')).toContainText(
      params['folio'] ?? '',
    );
  });

/** Serves the common page to which one leaves. */
const serveAway = (page: Page) =>
  page.route(`${away}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Otra</title>',
    }),
  );

for (const mode of [identificada, servidor])
  test(`Con «Borrar y salir» después de ${mode.title} no queda ni lo escrito ni el folio`, async ({
    page,
    request,
  }) => {
    const asked = answerQuestions(page, false);
    await serveAway(page);
    const { form, params } = await deliver(page, request, mode);
    await form.getByRole('link', { name: CLEAR_AND_LEAVE }).click();
    await expect(page).toHaveURL(away);
    await page.goBack();
    await expect(page).toHaveURL('/default/');
    expect(await page.content()).not.toContain(params['folio']);
    const anew = await openForm(page, mode);
    await expectWritten(anew, mode, {});
    expect(asked).toEqual([]);
  });

test.describe(() => {
  test.use({ baseURL: ({ baseURL }, run) => run(withSuggestions(baseURL)) });

  test('Con «Borrar todo» después de la sugerencia se olvida el folio, e irme no pregunta', async ({
    page,
    request,
  }) => {
    const { form, params } = await deliver(page, request, sugerencia);
    await button(form, CLEAR_ALL).click();
    await expectWritten(form, sugerencia, {});
    expect(await page.content()).not.toContain(params['folio']);
    expect(await leave(page)).toBe('se va');
  });
});

test('Si cierro la ventana mientras se envía, un aviso dice cómo terminó y me lleva al folio', async ({
  page,
}) => {
  const alerts = answerQuestions(page, true);
  const toast = page.locator('.form-toast');
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await press(form);
  for (const [go, arrives, role, said, lead] of [
    [CONFIRM, false, 'alert', 'Su mensaje no se envió; no se perdió.', 'Ver qué hacer'],
    [RETRY, true, 'status', 'Su mensaje se envió.', 'Ver folio'],
  ] as const) {
    const { letGo } = await holdSend(page, (route) => (arrives ? route.continue() : route.abort()));
    await button(form, go).click();
    await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
    await button(form, 'Close').click();
    await expect(form).toBeHidden();
    await expect(toast, 'Todavía no termina').toHaveCount(0);
    letGo();
    await expect(page.getByRole(role).filter({ hasText: said })).toBeVisible();
    await expect(toast, 'Otros pueden ver la pantalla').not.toContainText(/queja|denuncia/i);
    await toast.getByRole('link', { name: lead }).click();
    await expect(form).toBeVisible();
    await expect(toast).toHaveCount(0);
    if (arrives) await expect(form.getByRole('status')).toBeFocused();
    else await expect(outcomeOf(form)).toBeFocused();
  }
  await expectSent(form);
  await expect(form.locator('.folio')).toBeInViewport();
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await expect(toast, 'Ya lo vi').toHaveCount(0);
  expect(alerts).toEqual(['alert: Ocurrió un problema al enviar el correo']);
});

test('Puedo ocultar el aviso de que mi mensaje se envió', async ({ page }) => {
  const { letGo } = await holdSend(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await send(form);
  await button(form, 'Close').click();
  letGo();
  await expect(page.getByText('Su mensaje se envió.', { exact: true })).toBeVisible();
  await button(page.locator('body'), 'Ocultar este aviso').click();
  await expect(page.locator('.form-toast')).toHaveCount(0);
});

test('Si veo en la ventana cómo terminó mi envío, al cerrarla no me lo repiten', async ({
  page,
  request,
}) => {
  const { form } = await deliver(page, request, servicio);
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await expect(page.locator('.form-toast')).toHaveCount(0);
});

// Especificación: D44-01
test('En demostración se dice que nadie leerá el mensaje: al escribir, al revisar, al entregar, en el acuse y en la hoja', async ({
  page,
  request,
}) => {
  answerQuestions(page, true);
  let attempts = 0;
  await page.route(SEND, (route) => (attempts++ === 0 ? route.abort() : route.continue()));
  for (const mode of [servidor, identificada]) {
    attempts = 0;
    const form = await openForm(page, mode);
    const notice = form.getByText(DEMOSTRACION, { exact: true });
    await expect(notice.first()).toBeVisible();
    await fill(form, mode, writing(mode, createMarker()));
    await press(form);
    await expect(reviewOf(form).getByText(DEMOSTRACION, { exact: true })).toBeVisible();
    await button(form, CONFIRM).click();
    await expectFailed(form);
    await openSaving(form);
    const filled = await downloadWith(page, () => button(form, DOWNLOAD_SHEET).click());
    expect(readPaper(filled.buffer).text).toContain('DEMOSTRACIÓN, SIN VALIDEZ');
    await button(form, RETRY).click();
    await expectSent(form);
    await expect(form.locator('form').getByText(DEMOSTRACION, { exact: true })).toBeVisible();

    const papers = [];
    for (const format of formats) papers.push(await downloadAcuse(page, form, format));
    const [pdf, text] = papers;
    expect(text?.buffer.toString()).toContain('DEMOSTRACIÓN, SIN VALIDEZ');
    expect(readPaper(pdf?.buffer ?? Buffer.of()).text).toContain('DEMOSTRACIÓN, SIN VALIDEZ');
    const href = await form.getByRole('link', { name: /hoja en blanco/ }).getAttribute('href');
    const blank = await request.get(href ?? '');
    expect(flat(readPdf(await blank.body()).text)).toContain('nadie leerá esta hoja');
  }
});
