import type { Locator, Page } from '@playwright/test';
import {
  ACUSE_PDF,
  CONFIRM,
  COPY_WRITTEN,
  CORRECT,
  DOWNLOAD_SHEET,
  KEEP_WRITTEN,
  PRINT_WRITTEN,
  RECOVER,
  RETRY,
} from '@/lib/ui-texts';
import { downloadWith, verdictOf } from './support/acuse';
import { expectSent, expectWritten } from './support/escritura';
import { control, payloadOf, tileOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { SEND } from './support/escena';
import { modes, type ModeCase } from './support/modes';
import { answerQuestions, button, checkOf, holdSend, outcomeOf, reviewOf } from './support/pasos';
import { pressOn, walkTo } from './support/teclado';
import { come, expectArrived, type, written } from './support/teclado-formulario';
import { copied } from './support/portapapeles';
import { expect, test } from './support/test';

test.use({
  tolerated: FAILED_SEND,
});

const { servidor, servicio, identificada, anonima } = modes;

const firstOf = (form: Locator, mode: ModeCase) => control(form, mode, mode.fields[0] ?? '');

async function sendAndFail(page: Page, form: Locator): Promise<void> {
  await pressOn(page, button(form, 'Enviar'));
  await pressOn(page, button(form, CONFIRM));
  await expectFailed(form);
}

for (const mode of [servidor, identificada])
  // Especificación: AC-03
  test(`Sin ratón envío ${mode.title}, después de leerla y corregirla`, async ({ page }) => {
    const marker = createMarker();
    const values = written(mode, marker);
    const form = await come(page, mode);
    const first = firstOf(form, mode);
    await type(page, form, mode, values);
    await pressOn(page, button(form, 'Enviar'));
    await expect(reviewOf(form).getByRole('heading')).toBeFocused();
    await pressOn(page, button(form, CORRECT));
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    // Enter in a field is «Enviar».
    await page.keyboard.press('Enter');
    await walkTo(page, button(form, CORRECT));
    await walkTo(page, button(form, CONFIRM), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectSent(form);
    const [name = ''] = mode.fields;
    await expectArrived(page, marker, payloadOf(mode, { ...values, [name]: `${values[name]}!` }));
  });

{
  const mode = identificada;
  test(`Sin ratón, si falla ${mode.title}, copio, descargo, recupero e imprimo lo escrito, y lo envío corregido`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    answerQuestions(page, true);
    await page.route(SEND, (route) => route.abort());
    const marker = createMarker();
    const values = written(mode, marker);
    const form = await come(page, mode);
    await type(page, form, mode, values);
    await sendAndFail(page, form);
    await expect(outcomeOf(form)).toBeFocused();

    await pressOn(page, form.getByText(KEEP_WRITTEN));
    await pressOn(page, button(form, COPY_WRITTEN));
    await expect(form.getByText('Copiado.')).toBeVisible();
    const text = await copied(page);
    const [name = '', ...others] = mode.fields;
    for (const other of [name, ...others].filter((one) => one !== 'fecha'))
      expect(text).toContain(values[other]);
    await walkTo(page, button(form, DOWNLOAD_SHEET));
    const sheet = await downloadWith(page, () => page.keyboard.press('Space'));
    expect(sheet.name).toMatch(/\.pdf$/);
    expect(sheet.buffer.subarray(0, 5).toString()).toBe('%PDF-');

    await pressOn(page, button(form, RECOVER));
    await expect(firstOf(form, mode)).toBeFocused();
    await expectWritten(form, mode, values);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await pressOn(page, button(form, PRINT_WRITTEN));
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.unroute(SEND);
    await walkTo(page, button(form, RETRY), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(reviewOf(form).getByRole('heading')).toBeFocused();
    await pressOn(page, button(form, CONFIRM));
    await expectSent(form);
    await expect(form.getByRole('status')).toBeFocused();
    await expectArrived(page, marker, payloadOf(mode, { ...values, [name]: `${values[name]}!` }));
  });
}

for (const [mode, other, back] of [
  [servidor, servicio, /^Queja servidor público$/],
  [identificada, anonima, /^Desactivar modo anónimo/],
] as const)
  test(`Sin ratón voy de ${mode.title} a ${other.title} y vuelvo sin perder nada, y Escape pregunta antes de descartarlo`, async ({
    page,
  }) => {
    const asked: string[] = [];
    let discard = false;
    page.on('dialog', (question) => {
      asked.push(question.message());
      void (discard ? question.accept() : question.dismiss());
    });
    const values = written(mode, createMarker());
    const shared = Object.entries(values).filter(([name]) => other.fields.includes(name));
    const form = await come(page, mode);
    await type(page, form, mode, values);
    await walkTo(page, form.getByRole('button', { name: other.toggle }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectWritten(form, other, Object.fromEntries(shared));
    // The focus stays on the control that changes the mode, which now leads back.
    const returning = form.getByRole('button', { name: back });
    await expect(returning).toBeFocused();
    await page.keyboard.press('Space');
    await expectWritten(form, mode, values);

    await walkTo(page, firstOf(form, mode));
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^Tiene texto sin enviar/)]);
    await expect(firstOf(form, mode), 'Sigo donde estaba').toBeFocused();
    await expectWritten(form, mode, values);
    discard = true;
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    expect(asked).toHaveLength(2);
    await expect(tileOf(page, mode)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await expectWritten(form, mode, {});
  });

test('Sin ratón, Escape mientras se envía sólo cierra, y al volver estoy en lo que pasó', async ({
  page,
}) => {
  const asked = answerQuestions(page, true);
  const marker = createMarker();
  const values = written(servicio, marker);
  const form = await come(page, servicio);
  await type(page, form, servicio, values);
  await pressOn(page, button(form, 'Enviar'));
  for (const [go, arrives, said] of [
    [CONFIRM, false, 'Ocurrió un problema al enviar el correo'],
    [RETRY, true, 'Mensaje enviado exitosamente!'],
  ] as const) {
    const { letGo } = await holdSend(page, (route) => (arrives ? route.continue() : route.abort()));
    await pressOn(page, button(form, go));
    await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(tileOf(page, servicio)).toBeFocused();
    letGo();
    const outcome = page.locator('#queja .outcome', { hasText: said });
    await expect(outcome).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
  }
  expect(asked).toEqual(['alert: Ocurrió un problema al enviar el correo']);
  await expectArrived(page, marker, payloadOf(servicio, values));
});

// Especificación: AC-03
test('Sin ratón envío la denuncia anónima, y quito en la revisión lo que me delata', async ({
  page,
}) => {
  const marker = createMarker();
  const form = await come(page, anonima);
  const text = `Soy vecina. Mi tel. 664 555 0123. ${marker}`;
  await type(page, form, anonima, { lugar: 'Mercado', descripcion: text });
  await walkTo(page, control(form, anonima, 'lugar'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const check = checkOf(form);
  await expect(check.getByRole('heading')).toBeFocused();
  await pressOn(page, check.getByRole('button', { name: /^Quitar .*664 555 0123/ }), 'Space');
  await expect(check.locator('del')).toHaveText(/664 555 0123/);
  await pressOn(page, button(check, 'Continuar con lo que elegí'));
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  await pressOn(page, button(form, CONFIRM));
  await expectSent(form);
  const [message] = await messagesWith(page.request, marker);
  expect(message?.template_params['fecha_percance']).toBe('2025-05-05');
  expect(message?.template_params['message']).toBe(`Soy vecina. ${marker}`);
});

test('Sin ratón voy de un error a su dato, reintento un envío que falló y descargo el acuse', async ({
  page,
}) => {
  page.on('dialog', (alert) => void alert.accept());
  await page.route(SEND, (route) => route.abort());
  const marker = createMarker();
  const values = written(servicio, marker);
  const form = await come(page, servicio);
  await pressOn(page, button(form, 'Enviar'));
  await pressOn(page, form.getByRole('alert').getByRole('link', { name: 'Nombre completo' }));
  await expect(control(form, servicio, 'nombres')).toBeFocused();
  await type(page, form, servicio, values);
  await sendAndFail(page, form);
  await page.unroute(SEND);
  await pressOn(page, button(form, RETRY));
  await expectSent(form);
  await expectArrived(page, marker, payloadOf(servicio, values));

  await walkTo(page, button(form, ACUSE_PDF));
  const paper = await downloadWith(page, () => page.keyboard.press('Enter'));
  expect(verdictOf(paper).is).toBe('consistent');
});
