import type { Locator, Page } from '@playwright/test';
import { sampleContent } from '../sample';
import { expectNoBarriers } from './support/axe';
import { payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, type ModeCase, type Values } from './support/modes';
import { arrive } from './support/pasos';
import { expect, test } from './support/test';

const { formularios, formulariosIngles } = sampleContent();

const beside = (form: string, literal: string) =>
  `${formulariosIngles.find(({ slug }) => slug === form)?.data.literales[literal]} (${literal})`;

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = page.locator('#formulario');
  await arrive(form);
  return form;
}

async function write(form: Locator, mode: ModeCase, values: Values): Promise<void> {
  const fields = formularios.find(({ slug }) => slug === mode.form)?.data.campos ?? {};
  for (const [name, value] of Object.entries(values)) {
    const label = beside(mode.form, fields[name]?.etiqueta ?? '');
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

const press = (form: Locator, name: string | RegExp) => form.getByRole('button', { name }).click();

async function expectArrived(
  page: Page,
  form: Locator,
  mode: ModeCase,
  marker: string,
  values: Values,
) {
  await press(form, 'Confirm and send');
  await expect(form.getByText('Message sent! (Mensaje enviado exitosamente!)')).toBeVisible();
  const [message] = await messagesWith(page.request, marker);
  const { folio = '', ...params } = message?.template_params ?? {};
  expect(params).toEqual(payloadOf(mode, values));
  await expect(form.getByText(folio, { exact: true })).toBeVisible();
  return folio;
}

test('Sin español y sin mi nombre, lo que dice quién soy en inglés se marca y se quita', async ({
  page,
}) => {
  const form = await open(page, '/en/report/');
  const marker = createMarker();
  await press(form, /^Turn on anonymous mode/);
  await expectNoBarriers(page);
  await write(form, modes.anonima, {
    descripcion: `My name is John Smith. He asked for money, ${marker}. My phone is 619 555 0142.`,
  });
  await press(form, 'Send (Enviar)');
  const check = form.getByRole('region', { name: 'Check whether anything says who you are' });
  await expect(check.locator('mark')).toHaveText([
    'My name is John Smith.',
    'My phone is 619 555 0142.',
  ]);
  await expectNoBarriers(page, '#formulario');
  await press(form, 'Remove all and continue');
  const folio = await expectArrived(page, form, modes.anonima, marker, {
    descripcion: `He asked for money, ${marker}.`,
  });
  expect(folio).toMatch(/^R-/);
});
