import type { Locator } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { write } from './firefox';
import { control } from './formulario';
import type { ModeCase, Values } from './modes';
import { expect } from './test';

const { CONFIRM, GO_ON, KEEP_AND_GO_ON } = FORMS;

const box = (form: Locator) => form.getByRole('checkbox', { name: /^Aseguro que la información/ });

export async function fill(form: Locator, mode: ModeCase, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await write(control(form, mode, name), value);
  if (mode.form === 'queja') await box(form).check();
}

export const press = (form: Locator) =>
  form.getByRole('button', { name: 'Enviar', exact: true }).click();

/** @returns the button that sends */
export async function goToReview(form: Locator): Promise<Locator> {
  await press(form);
  const anyway = form
    .getByRole('button', { name: KEEP_AND_GO_ON })
    .or(form.getByRole('button', { name: GO_ON }));
  const confirm = form.getByRole('button', { name: CONFIRM });
  await anyway.or(confirm).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  return confirm;
}

export const send = async (form: Locator): Promise<void> => (await goToReview(form)).click();

export async function expectSent(form: Locator): Promise<void> {
  await expect(form.getByText('Mensaje enviado exitosamente!', { exact: true })).toBeVisible();
}

/** Fields without a value must be empty. */
export async function expectWritten(form: Locator, mode: ModeCase, values: Values): Promise<void> {
  for (const name of mode.fields)
    await expect(control(form, mode, name), name).toHaveValue(values[name] ?? '');
}
