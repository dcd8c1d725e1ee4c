import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { expectSent } from './support/escritura';
import { control, payloadOf, tileOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { FAILED_SEND } from './support/avisos';
import { modes, type ModeCase, type Values } from './support/modes';
import { answerQuestions, button, checkOf, outcomeOf, reviewOf, SEND } from './support/pasos';
import { pressOn, walkTo } from './support/teclado';
import { expect, test } from './support/test';

const { CONFIRM, CORRECT, GO_ON_AS_CHOSEN } = FORMS;

test.use({ tolerated: FAILED_SEND });

const { servidor, identificada, anonima } = modes;

async function come(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto('/default/');
  await pressOn(page, tileOf(page, mode));
  const form = page.getByRole('dialog', { name: mode.dialog ?? '', exact: true });
  await expect(button(form, 'Enviar')).toBeVisible();
  if (mode.toggle) await pressOn(page, form.getByRole('button', { name: mode.toggle }), 'Space');
  return form;
}

async function type(page: Page, form: Locator, mode: ModeCase, values: Values): Promise<void> {
  for (const name of mode.fields) {
    await walkTo(page, control(form, mode, name));
    // The same digits in day-month and month-day order.
    await page.keyboard.type(name === 'fecha' ? '05052025' : (values[name] ?? ''));
  }
  if (mode.form === 'queja') await pressOn(page, form.getByRole('checkbox'), 'Space');
}

const firstOf = (form: Locator, mode: ModeCase) => control(form, mode, mode.fields[0] ?? '');

// Especificación: AC-03
test('Sin ratón voy de un error a su dato, y envío la queja después de leerla y corregirla', async ({
  page,
}) => {
  const mode = servidor;
  const marker = createMarker();
  const values = Object.fromEntries(mode.fields.map((name) => [name, `${name} ${marker}`]));
  const form = await come(page, mode);
  const first = firstOf(form, mode);
  await pressOn(page, button(form, 'Enviar'));
  await expect(outcomeOf(form).filter({ has: page.getByRole('alert') })).toBeFocused();
  await pressOn(page, form.getByRole('alert').getByRole('link').first());
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await walkTo(page, first, 'Shift+Tab');
  await type(page, form, mode, values);
  await pressOn(page, button(form, 'Enviar'));
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  await pressOn(page, button(form, CORRECT));
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await walkTo(page, button(form, CORRECT));
  await walkTo(page, button(form, CONFIRM), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expectSent(form);
  await expect(form.getByRole('status')).toBeFocused();
  const [name = ''] = mode.fields;
  const [message, ...others] = await messagesWith(page.request, marker);
  expect(others).toEqual([]);
  expect(message?.template_params).toMatchObject(
    payloadOf(mode, { ...values, [name]: `${values[name]}!` }),
  );
});

// Especificación: AC-03, PR-04
test('Sin ratón paso la denuncia a anónima, quito en la revisión lo que me delata y la envío; Escape pregunta antes de descartarla', async ({
  page,
}) => {
  const asked = answerQuestions(page, false);
  const marker = createMarker();
  const form = await come(page, identificada);
  const text = `Soy vecina. Mi tel. 664 555 0123. ${marker}`;
  await type(page, form, identificada, { lugar: 'Mercado', descripcion: text });
  await walkTo(page, form.getByRole('button', { name: anonima.toggle }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /^Desactivar modo anónimo/ })).toBeFocused();
  await walkTo(page, control(form, anonima, 'lugar'));
  await page.keyboard.press('Escape');
  await expect.poll(() => asked).toHaveLength(1);
  await expect(control(form, anonima, 'lugar'), 'Sigo donde estaba').toBeFocused();
  await page.keyboard.press('Enter');
  const check = checkOf(form);
  await expect(check.getByRole('heading')).toBeFocused();
  await pressOn(page, check.getByRole('button', { name: /^Quitar .*664 555 0123/ }), 'Space');
  await expect(check.locator('del').first()).toHaveText(/664 555 0123/);
  await pressOn(page, button(check, GO_ON_AS_CHOSEN));
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  const sending = page.waitForRequest(SEND);
  await pressOn(page, button(form, CONFIRM));
  await expectSent(form);
  const headers = await (await sending).allHeaders();
  expect(headers).not.toHaveProperty('referer');
  expect(headers).not.toHaveProperty('cookie');
  const [message] = await messagesWith(page.request, marker);
  expect(message?.template_params['fecha_percance']).toBe('2025-05-05');
  expect(message?.template_params['message']).toBe(`Soy vecina. ${marker}`);
  await page.keyboard.press('Escape');
  await expect(tileOf(page, anonima)).toBeFocused();
});
