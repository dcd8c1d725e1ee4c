import type { Locator } from '@playwright/test';
import { telHref } from '@/lib/site/text';
import { CORRECT } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { expectNoBarriers } from './support/axe';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { control, payloadOf, tileOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, expectReady, hold, leave, reviewOf } from './support/pasos';
import {
  abort,
  inDialog,
  inPage,
  noticeOf,
  openBroken,
  SCRIPT_LOST,
  SCRIPTS,
  submit,
} from './support/sin-guion';
import { walkTo } from './support/teclado';
import { expect, test } from './support/test';
import { expectOneScroll } from './support/zoom';

const { lineaQuejas, salidaRapida } = sampleContent().sitio.data;
const { servidor, identificada } = modes;

test.use({
  hosts: ['localhost', new URL(salidaRapida).hostname],
  tolerated: SCRIPT_LOST,
});

const FORM = /\/forms-\w+\.js$/;
/** What it imports: not even these names are asked for again by a browser that remembers. */
const SHARED = /\/chunk-\w+\.js$/;

/** What was asked for again has failed again: whoever asks now is not answered by that failure. */
const expectIdle = (form: Locator) =>
  expect(form.locator('[data-failed="1"]').first()).toBeAttached();

async function expectRecovered(form: Locator): Promise<void> {
  await expectReady(form);
  await expect(noticeOf(form)).toBeHidden();
}

// The base script knows no place by name: the page and the window take turns.
for (const [place, what, script] of [
  [inPage, 'lo que comparte con otros', SHARED],
  [inDialog, 'el programa del formulario', FORM],
] as const)
  test(`En ${place.name}, si no llega ${what}, se dice; al reintentar sigue lo escrito y se envía`, async ({
    page,
    request,
  }) => {
    const { mode } = place;
    await page.route(script, abort);
    const form = await openBroken(page, place);
    const marker = createMarker();
    const values = writing(mode, marker);
    await fill(form, mode, values);
    await expect(noticeOf(form)).toBeVisible();
    await expectIdle(form);
    await page.unroute(script);
    await button(form, 'Reintentar').click();
    await expectRecovered(form);
    await expectWritten(form, mode, values);
    await send(form);
    await expectSent(form);
    const messages = await messagesWith(request, marker);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.template_params).toMatchObject(payloadOf(mode, values));
  });

test('El programa que no llegó se pide solo cuando vuelve la red', async ({ page, context }) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inPage);
  await page.unroute(FORM);
  await context.setOffline(true);
  const descripcion = 'Lo escribí sin red';
  await control(form, servidor, 'descripcion').fill(descripcion);
  await expect(noticeOf(form)).toBeVisible();
  await context.setOffline(false);
  await expectRecovered(form);
  await expectWritten(form, servidor, { descripcion });
});

test('Basta con entrar a un campo para que se pida otra vez', async ({ page }) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inDialog);
  await page.unroute(FORM);
  await control(form, identificada, 'descripcion').focus();
  await expectRecovered(form);
  await expect(control(form, identificada, 'descripcion')).toBeFocused();
});

test('El toque en «Enviar» que llega antes que el programa se guarda, se dice en el botón y se cumple una vez', async ({
  page,
}) => {
  const { mode } = inPage;
  const { letGo } = await hold(page, FORM);
  const form = await inPage.open(page);
  const values = writing(mode, createMarker());
  await fill(form, mode, values);
  await submit(form).dblclick();
  const waiting = form.getByRole('button', { name: /^Enviar ?· Cargando…$/ });
  await expect(waiting).toBeVisible();
  await expect(waiting).toHaveCSS('opacity', '1');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  letGo();
  await expect(reviewOf(form)).toBeVisible();
  await slow.detach();
  await button(form, CORRECT).click();
  await expectWritten(form, mode, values);
  await expect(submit(form)).toBeVisible();
  expect(new URL(page.url()).search, 'Nada de lo escrito pasa a la dirección').toBe('');
});

test('Si el programa no llega, el toque en «Enviar» lo dice y no pierde nada; el siguiente se cumple', async ({
  page,
}) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inPage);
  await submit(form).click();
  await expect(noticeOf(form)).toBeVisible();
  await expect(submit(form)).toBeVisible();
  await control(form, servidor, 'descripcion').fill('Sigo escribiendo');
  await expectIdle(form);
  await page.unroute(FORM);
  await submit(form).click();
  await expect(form.getByText(servidor.invalid, { exact: true })).toBeVisible();
  await expect(form.getByRole('region', { name: 'Lo que escribió' })).toHaveText(
    /Sigo escribiendo/,
  );
});

test('Un navegador que recuerda lo que falló lo encuentra al reintentar', async ({ page }) => {
  // Under this spelling of its folder nothing will ever come again.
  await page.route(SCRIPTS, abort);
  const form = await openBroken(page, inPage);
  await control(form, servidor, 'descripcion').fill('Sigo escribiendo');
  await expectRecovered(form);
  await expectWritten(form, servidor, { descripcion: 'Sigo escribiendo' });
});

for (const { name, mode, open } of [inPage, inDialog])
  test(`En ${name}, irme antes de que llegue el programa pregunta si ya escribí, y sólo entonces`, async ({
    page,
  }) => {
    const { letGo } = await hold(page, FORM);
    const form = await open(page);
    await control(form, mode, 'descripcion').pressSequentially('Ana');
    expect(await leave(page)).toBe('beforeunload');
    await control(form, mode, 'descripcion').fill('');
    await control(form, mode, 'descripcion').pressSequentially('Ana otra vez');
    letGo();
    await expectReady(form);
    await expectWritten(form, mode, { descripcion: 'Ana otra vez' });
    expect(await leave(page)).toBe('beforeunload');
    await control(form, mode, 'descripcion').fill('');
    expect(await leave(page), 'Ya no hay nada que perder').toBe('se va');
  });

for (const [place, width] of [
  [inPage, 320],
  [inDialog, 320],
  [inDialog, 1280],
] as const)
  test(`En ${place.name}, el aviso de que no llegó no tiene barreras ni se desborda a ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(FORM, abort);
    const form = await openBroken(page, place);
    await noticeOf(form).scrollIntoViewIfNeeded();
    await expectOneScroll(form);
    await expectNoBarriers(page);
    const phone = noticeOf(form).getByRole('link', { name: lineaQuejas, exact: true });
    await expect(phone).toHaveAttribute('href', telHref(lineaQuejas));
  });

// Especificación: 2.4-08
test('El aviso se lee en voz alta: aparece en una región que ya estaba', async ({ page }) => {
  const { letGo } = await hold(page, FORM, abort);
  const form = await inPage.open(page);
  const region = form.locator('[aria-live=polite]', { hasText: 'No se pudo cargar' });
  await expect(region).toBeAttached();
  await expect(noticeOf(form)).toBeHidden();
  letGo();
  await expect(region.getByText(/^No se pudo cargar/)).toBeVisible();
});

test('Con el teclado reintento desde el aviso, y al cargar sigo junto a «Enviar»', async ({
  page,
}) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inDialog);
  await control(form, identificada, 'lugar').fill('Palacio');
  await walkTo(page, button(form, 'Reintentar'));
  await expectIdle(form);
  await page.unroute(FORM);
  await page.keyboard.press('Enter');
  await expectRecovered(form);
  await expect(form.getByText('El formulario ya cargó: puede continuar.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(submit(form)).toBeFocused();
  await expect(form.getByText('El formulario ya cargó: puede continuar.')).toBeHidden();
});

test('En la ventana que cerré y volví a abrir, lo escrito sigue y el programa se pide otra vez', async ({
  page,
}) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inDialog);
  await control(form, identificada, 'lugar').fill('Palacio');
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await page.unroute(FORM);
  await tileOf(page, identificada).click();
  await expectRecovered(form);
  await expectWritten(form, identificada, { lugar: 'Palacio' });
});

test('«Salir rápido» no pregunta aunque el programa no haya llegado', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  await page.route(`${salidaRapida}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Otra</title>',
    }),
  );
  await page.route(FORM, abort);
  const form = await openBroken(page, inDialog);
  await control(form, identificada, 'descripcion').pressSequentially('Un secreto');
  await form.getByRole('link', { name: 'Salir rápido' }).click();
  await expect(page).toHaveURL(salidaRapida);
  expect(questions).toEqual([]);
});

// Especificación: 2.4-08
test('Llamar desde el aviso no pregunta, aunque ya haya escrito', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  await page.route(FORM, abort);
  const form = await openBroken(page, inPage);
  await control(form, servidor, 'descripcion').pressSequentially('Ana');
  await noticeOf(form).getByRole('link', { name: lineaQuejas, exact: true }).click();
  await expect(noticeOf(form)).toBeVisible();
  expect(questions).toEqual([]);
});
