import type { Locator } from '@playwright/test';
import { telHref } from '@/lib/site/text';
import { FORMS } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { expectNoBarriers } from './support/axe';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { control, payloadOf, tileOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { answerQuestions, button, expectReady, hold, leave, reviewOf } from './support/pasos';
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

const { CORRECT } = FORMS;

// How the base script asks again, and when, is in tests/unit/islands (base-reintentos, base-islas, base-irse).
const { lineaQuejas } = sampleContent().sitio.data;
const { servidor, identificada } = modes;

test.use({ tolerated: SCRIPT_LOST });

const FORM = /\/forms-\w+\.js$/;

/** What was asked for again has failed again: anyone who asks now is not answered by that failure. */
const expectIdle = (form: Locator) =>
  expect(form.locator('[data-failed="1"]').first()).toBeAttached();

async function expectRecovered(form: Locator): Promise<void> {
  await expectReady(form);
  await expect(noticeOf(form)).toBeHidden();
}

// Especificación: 2.4-08
test('En su página, si no llega el programa se lee en voz alta, sin barreras a 320 px; llamar no pregunta, y al reintentar sigue lo escrito y se envía', async ({
  page,
  request,
}) => {
  const asked = answerQuestions(page, false);
  await page.setViewportSize({ width: 320, height: 800 });
  const { letGo } = await hold(page, FORM, abort);
  const form = await inPage.open(page);
  const region = form.locator('[aria-live=polite]', { hasText: 'No se pudo cargar' });
  await expect(region).toBeAttached();
  await expect(noticeOf(form), 'La región está antes que sus palabras').toBeHidden();
  letGo();
  await expect(region.getByText(/^No se pudo cargar/)).toBeVisible();
  await noticeOf(form).scrollIntoViewIfNeeded();
  await expectOneScroll(form);
  await expectNoBarriers(page);

  const marker = createMarker();
  const values = writing(servidor, marker);
  await fill(form, servidor, values);
  const phone = noticeOf(form).getByRole('link', { name: lineaQuejas, exact: true });
  await expect(phone).toHaveAttribute('href', telHref(lineaQuejas));
  await phone.click();
  expect(asked).toEqual([]);
  await expectIdle(form);
  await page.unroute(FORM);
  await button(form, 'Reintentar').dispatchEvent('click');
  await expectRecovered(form);
  await expectWritten(form, servidor, values);
  await send(form);
  await expectSent(form);
  const messages = await messagesWith(request, marker);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.template_params).toMatchObject(payloadOf(servidor, values));
});

test('En su ventana, si no llega el programa del formulario, la cierro, vuelvo y reintento con el teclado: lo escrito sigue, y yo junto a «Enviar»', async ({
  page,
}) => {
  await page.route(FORM, abort);
  const form = await openBroken(page, inDialog);
  await expectOneScroll(form);
  await expectNoBarriers(page, 'dialog[open]');
  await control(form, identificada, 'lugar').fill('Palacio');
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await tileOf(page, identificada).click();
  await walkTo(page, button(form, 'Reintentar'));
  await expectIdle(form);
  await page.unroute(FORM);
  await page.keyboard.press('Enter');
  await expectRecovered(form);
  await expect(form.getByText('El formulario ya cargó: puede continuar.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(submit(form)).toBeFocused();
  await expect(form.getByText('El formulario ya cargó: puede continuar.')).toBeHidden();
  await expectWritten(form, identificada, { lugar: 'Palacio' });
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

test('El toque en «Activar modo anónimo» que llega antes que el programa se dice en el botón', async ({
  page,
}) => {
  const { letGo } = await hold(page, FORM);
  await page.goto('/denuncia/');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: /^Activar modo anónimo/ }).click();
  await expect(form.getByRole('button', { name: /· Cargando…$/ })).toBeVisible();
  letGo();
  await expect(control(form, modes.anonima, 'nombre')).toBeHidden();
});

test('Un navegador que recuerda lo que falló lo encuentra al reintentar', async ({ page }) => {
  // Under this spelling of its folder nothing will ever come again.
  await page.route(SCRIPTS, abort);
  const form = await openBroken(page, inPage);
  await control(form, servidor, 'descripcion').fill('Sigo escribiendo');
  await expectRecovered(form);
  await expectWritten(form, servidor, { descripcion: 'Sigo escribiendo' });
});

test('Irme antes de que llegue el programa pregunta si ya escribí, y sólo entonces', async ({
  page,
}) => {
  const { mode } = inDialog;
  const { letGo } = await hold(page, FORM);
  const form = await inDialog.open(page);
  await control(form, mode, 'descripcion').pressSequentially('Ana');
  expect(await leave(page)).toBe('beforeunload');
  letGo();
  await expectReady(form);
  await expectWritten(form, mode, { descripcion: 'Ana' });
  expect(await leave(page)).toBe('beforeunload');
  await control(form, mode, 'descripcion').fill('');
  expect(await leave(page), 'Ya no hay nada que perder').toBe('se va');
});
