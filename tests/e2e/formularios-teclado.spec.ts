import type { Locator, Page } from '@playwright/test';
import { verifyAcuse } from '@/lib/forms/acuse-check';
import { downloadWith } from './support/acuse';
import { expectSent } from './support/escritura';
import { control, modes, type ModeCase, type Values } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { SEND } from './support/escena';
import { button, checkOf, reviewOf } from './support/pasos';
import { pressOn, walkTo } from './support/teclado';
import { expect, test } from './support/test';

test.use({
  tolerated: FAILED_SEND,
});

const { servidor, servicio, identificada, anonima } = modes;

/** From the top of the home page to the form's mode, with Tab, Enter and Space. */
async function come(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto('/default/');
  await pressOn(
    page,
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${mode.dialog}`) }),
  );
  const form = page.getByRole('dialog', { name: mode.dialog, exact: true });
  await expect(button(form, 'Enviar')).toBeEnabled();
  if (mode.toggle) await pressOn(page, form.getByRole('button', { name: mode.toggle }), 'Space');
  return form;
}

/** Types in each field, in the order in which Tab reaches them. */
async function type(page: Page, form: Locator, mode: ModeCase, values: Values): Promise<void> {
  for (const name of mode.fields) {
    await walkTo(page, control(form, mode, name));
    // The same digits whether the browser asks first for the day or for the month.
    await page.keyboard.type(name === 'fecha' ? '05052025' : (values[name] ?? ''));
  }
  if (mode.form === 'queja') await pressOn(page, form.getByRole('checkbox'), 'Space');
}

const written = (mode: ModeCase, marker: string): Values =>
  Object.fromEntries(
    mode.fields.map((name) => [name, name === 'fecha' ? '2025-05-05' : `${name} ${marker}`]),
  );

async function expectArrived(
  { request }: Page,
  marker: string,
  params: Values,
  times = 1,
): Promise<void> {
  const messages = await messagesWith(request, marker);
  expect(messages).toHaveLength(times);
  expect(messages[0]?.template_params).toMatchObject(params);
}

for (const mode of [servidor, servicio, identificada])
  test(`Sin ratón envío ${mode.title}, después de leerla y corregirla`, async ({ page }) => {
    const marker = createMarker();
    const values = written(mode, marker);
    const first = control(await come(page, mode), mode, mode.fields[0] ?? '');
    const form = page.getByRole('dialog', { name: mode.dialog, exact: true });
    await type(page, form, mode, values);
    await pressOn(page, button(form, 'Enviar'));
    await expect(reviewOf(form).getByRole('heading')).toBeFocused();
    await pressOn(page, button(form, 'Corregir'));
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    // Enter in a field is «Enviar».
    await page.keyboard.press('Enter');
    await walkTo(page, button(form, 'Corregir'));
    await walkTo(page, button(form, 'Confirmar y enviar'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectSent(form);
    const [name = ''] = mode.fields;
    await expectArrived(page, marker, mode.payload({ ...values, [name]: `${values[name]}!` }));
  });

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
  await pressOn(page, button(check, 'Enviar de todos modos'));
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  await pressOn(page, button(form, 'Confirmar y enviar'));
  await expectSent(form);
  const [message] = await messagesWith(page.request, marker);
  expect(message?.template_params['fecha_percance']).toBe('2025-05-05');
  expect(message?.template_params['message']).toContain('[omitido]');
  expect(message?.template_params['message']).not.toContain('0123');
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
  await pressOn(page, button(form, 'Enviar'));
  await pressOn(page, button(form, 'Confirmar y enviar'));
  await expectFailed(form);
  await page.unroute(SEND);
  await pressOn(page, button(form, 'Reintentar el envío'));
  await expectSent(form);
  await expectArrived(page, marker, servicio.payload(values));

  await walkTo(page, button(form, 'Descargar acuse (PDF)'));
  const paper = await downloadWith(page, () => page.keyboard.press('Enter'));
  expect(verifyAcuse(paper.buffer).is).toBe('consistent');
});
