import type { Locator, Page } from '@playwright/test';
import { control, tileOf } from './formulario';
import { messagesWith } from './mailbox';
import type { ModeCase, Values } from './modes';
import { button } from './pasos';
import { pressOn, walkTo } from './teclado';
import { expect } from './test';

/** From the top of the home page to the form's mode, with Tab, Enter and Space. */
export async function come(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto('/default/');
  await pressOn(page, tileOf(page, mode));
  const form = page.getByRole('dialog', { name: mode.dialog ?? '', exact: true });
  await expect(button(form, 'Enviar')).toBeVisible();
  if (mode.toggle) await pressOn(page, form.getByRole('button', { name: mode.toggle }), 'Space');
  return form;
}

/** Types in each field, in the order in which Tab reaches them. */
export async function type(
  page: Page,
  form: Locator,
  mode: ModeCase,
  values: Values,
): Promise<void> {
  for (const name of mode.fields) {
    await walkTo(page, control(form, mode, name));
    // The same digits whether the browser asks first for the day or for the month.
    await page.keyboard.type(name === 'fecha' ? '05052025' : (values[name] ?? ''));
  }
  if (mode.form === 'queja') await pressOn(page, form.getByRole('checkbox'), 'Space');
}

/** What each field is given: its own name, and the marker. */
export const written = (mode: ModeCase, marker: string): Values =>
  Object.fromEntries(
    mode.fields.map((name) => [name, name === 'fecha' ? '2025-05-05' : `${name} ${marker}`]),
  );

/** The mailbox has the message so many times. */
export async function expectArrived(
  { request }: Page,
  marker: string,
  params: Values,
  times = 1,
): Promise<void> {
  const messages = await messagesWith(request, marker);
  expect(messages).toHaveLength(times);
  expect(messages[0]?.template_params).toMatchObject(params);
}
