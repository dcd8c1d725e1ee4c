import type { Locator, Page, Route } from '@playwright/test';
import { telHref } from '@/lib/site/text';
import { FORMS } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { expectNoBarriers } from './support/axe';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { answerQuestions, button, expectReady, hold, reviewOf, touch } from './support/pasos';
import { expect, test } from './support/test';
import { expectOneScroll } from './support/zoom';

const { CORRECT } = FORMS;

const { lineaQuejas } = sampleContent().sitio.data;
const { servidor } = modes;

test.use({
  tolerated:
    /Failed to load resource.*(\/(_|%5f|quejapublica)\/|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported|^TypeError: Failed to fetch/i,
});

const abort = (route: Route) => route.abort();
const submit = (form: Locator) => button(form, 'Enviar');
const noticeOf = (form: Locator) => form.getByText(/^No se pudo cargar el formulario\./);

async function open(page: Page): Promise<Locator> {
  await page.goto('/quejapublica/');
  const form = page.getByRole('main');
  await touch(form);
  return form;
}

const FORM = /\/forms-\w+\.js$/;

/** The base script asks for the page before it asks for a script again. */
const PAGE = /\/quejapublica\/$/;

/** Waits for the second failure, which must not answer the next request. */
const expectIdle = (form: Locator) =>
  expect(form.locator('[data-failed="1"]').first()).toBeAttached();

async function expectRecovered(form: Locator): Promise<void> {
  await expectReady(form);
  await expect(noticeOf(form)).toBeHidden();
}

// Especificación: 2.4-08, 2.5-124, D34-01
test('En su página, si no llega el programa se lee en voz alta, sin barreras a 320 px; llamar no pregunta, y al reintentar sigue lo escrito y se envía', async ({
  page,
  request,
}) => {
  const asked = answerQuestions(page, false);
  await page.setViewportSize({ width: 320, height: 800 });
  const { letGo } = await hold(page, FORM, abort);
  const form = await open(page);
  await page.route(PAGE, abort);
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
  await page.unroute(PAGE);
  await button(form, 'Reintentar').dispatchEvent('click');
  await expectRecovered(form);
  await expectWritten(form, servidor, values);
  await send(form);
  await expectSent(form);
  const messages = await messagesWith(request, marker);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.template_params).toMatchObject(payloadOf(servidor, values));
});

test('El toque en «Enviar» que llega antes que el programa se dice en el botón y se cumple una vez', async ({
  page,
}) => {
  const { letGo } = await hold(page, FORM);
  const form = await open(page);
  const values = writing(servidor, createMarker());
  await fill(form, servidor, values);
  await submit(form).dblclick();
  const waiting = form.getByRole('button', { name: /^Enviar ?· Cargando…$/ });
  await expect(waiting).toHaveCSS('opacity', '1');
  letGo();
  await expect(reviewOf(form)).toBeVisible();
  await button(form, CORRECT).click();
  await expectWritten(form, servidor, values);
});
