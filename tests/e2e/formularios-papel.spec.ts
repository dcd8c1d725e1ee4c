import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { DOWNLOAD_SHEET, KEEP_WRITTEN, PRINT_WRITTEN } from '@/lib/ui-texts';
import { readPdf } from '../unit/pdf/read-pdf';
import { readPaper } from '../unit/pdf-navegador/read';
import { SEND_FAILED } from '@/lib/ui-texts';
import { expectFailed } from './support/avisos';
import { fill, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { SEND } from './support/escena';
import { createMarker } from './support/mailbox';
import { allModes, type Values, writing } from './support/modes';
import { button, openSaving } from './support/pasos';
import { printed, tight as packed } from './support/printed';
import { expect, test } from './support/test';

test.use({
  tolerated: /Failed to load resource|^Ocurrió un problema al enviar el correo/,
});

/** The names of a form's controls, in the order in which they are read. */
const labels = (form: Locator) =>
  form
    .locator('input[name], textarea[name]')
    .evaluateAll((controls) =>
      controls.map((control) => (control as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    );
const flat = (text: string) => text.replace(/\s+/g, ' ');
/** A text that a PDF may break between lines, even within words at their hyphens. */
const tight = (text: string) => text.replace(/[\s\u00ad]/g, '');

/** Expects the texts one after another. */
function expectInOrder(whole: string, parts: string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = tight(whole).indexOf(tight(part), from);
    expect(at, `«${part}» después de lo anterior`).toBeGreaterThanOrEqual(from);
    from = at + tight(part).length;
  }
}

for (const mode of allModes) {
  // Especificación: D28-06
  test(`La hoja en blanco y la hoja llena de ${mode.title} tienen los campos del formulario`, async ({
    page,
    request,
  }) => {
    page.on('dialog', (alert) => void alert.accept());
    await page.route(SEND, (route) => route.abort());
    const form = await openForm(page, mode);
    const title = await form.locator('[id$=-titulo]').innerText();
    const names = await labels(form);
    expect(names.length).toBeGreaterThan(2);

    const link = form.getByRole('link', { name: /hoja en blanco/ });
    const blank = await request.get((await link.getAttribute('href')) ?? '');
    expectInOrder(readPdf(await blank.body()).text, [title, ...names]);

    const values = writing(mode, createMarker());
    await fill(form, mode, values);
    await send(form);
    await expectFailed(form);
    await openSaving(form);
    const downloading = page.waitForEvent('download');
    await form.getByRole('button', { name: DOWNLOAD_SHEET }).click();
    const sheet = readPaper(await readFile(await (await downloading).path()));
    const typed = mode.fields.map((name) => values[name] ?? '');
    const drawable = typed.map((value) => flat(value).replace(/\p{Extended_Pictographic}.*/u, ''));
    expectInOrder(
      sheet.text,
      names.flatMap((name, index) => [name, drawable[index] ?? 'Sí']),
    );
    for (const value of typed) expect(exact(sheet.attachment?.bytes)).toContain(value);
  });
}

/** The embedded file's bytes as the text that they are. */
const exact = (bytes = '') => Buffer.from(bytes, 'latin1').toString('utf8');

// Especificación: D28-06
test('Lo escrito se imprime entero, renglón por renglón, sin lo que no es del mensaje', async ({
  page,
}) => {
  page.on('dialog', (alert) => void alert.accept());
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.route(SEND, (route) => route.abort());
  const [mode] = allModes;
  if (!mode) throw new Error('No hay modos que probar.');
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
  // A control would be cut at the end of the sheet: its text is a paragraph, and goes on.
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
