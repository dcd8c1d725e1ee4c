import { FORMS } from '@/lib/ui-texts';
import { expectFailed } from './support/avisos';
import { fill, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, type Values, writing } from './support/modes';
import { button, openSaving, SEND } from './support/pasos';
import { printed, tight as packed } from './support/printed';
import { expect, test } from './support/test';

const { KEEP_WRITTEN, PRINT_WRITTEN, SEND_FAILED } = FORMS;

test.use({
  tolerated: /Failed to load resource|^Ocurrió un problema al enviar el correo/,
});

const mode = modes.servidor;

// Especificación: D28-06
test('Lo escrito se imprime entero, renglón por renglón, sin lo que no es del mensaje', async ({
  page,
}) => {
  page.on('dialog', (alert) => void alert.accept());
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.route(SEND, (route) => route.abort());
  const lines = Array.from({ length: 70 }, (_, index) => `Renglón ${index + 1}.`);
  const values: Values = { ...writing(mode, createMarker()), descripcion: lines.join('\n') };
  const form = await openForm(page, mode);
  await fill(form, mode, values);
  await send(form);
  await expectFailed(form);
  await openSaving(form);
  await button(form, PRINT_WRITTEN).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  for (const name of mode.fields.filter((one) => one !== 'descripcion')) {
    await expect(control(form, mode, name)).toBeVisible();
    await expect(control(form, mode, name)).toHaveValue(values[name] ?? '');
  }
  // Paper would cut a control at the end of the sheet: a paragraph has its text.
  await expect(control(form, mode, 'descripcion')).toBeHidden();
  await expect(form.locator('.typed')).toHaveText(lines.join('\n'));
  const first = control(form, mode, mode.fields[0] ?? '');
  const top = await first.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  expect(top, 'nada empieza antes de la hoja').toBeGreaterThan(0);
  await expect(form.getByText('Qué pasa con lo que escriba')).toBeHidden();
  await expect(form.getByText(SEND_FAILED)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const paper = (await printed(page)).text;
  expect(paper).toContain(packed(lines.join('')));
  for (const foreign of ['Paso 1 de 3', 'Salir rápido', 'Reintentar', KEEP_WRITTEN])
    expect(paper).not.toContain(packed(foreign));
});
