import type { Locator, Page } from '@playwright/test';
import { sampleContent } from '../../sample';
import type { ModeCase, Values } from './modes';
import { expectReady, touch } from './pasos';
import { expect } from './test';

const { formularios, correo } = sampleContent();

/** What must arrive of what was written in a mode (section 7). */
export const payloadOf = (mode: ModeCase, values: Values): Values =>
  mode.payload(values, correo.data);

/** The control of a field, found by the label that its form's YAML gives it. */
export function control(form: Locator, { form: slug }: ModeCase, name: string): Locator {
  const campo = formularios.find((entry) => entry.slug === slug)?.data.campos[name];
  return form.getByLabel(campo?.etiqueta ?? name, { exact: true });
}

/** The tile of the home page that opens a form, by its address: its words are people's. */
export const tileOf = (page: Page, { form }: Pick<ModeCase, 'form'>): Locator =>
  page.locator(`#cual-le-toca .tile[href="#${form}"]`);

/** Opens a form from home as a person does, and goes to the mode. */
export async function openForm(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto('/default/');
  await tileOf(page, mode).click();
  const dialog = page.getByRole('dialog', { name: mode.dialog ?? '', exact: true });
  await touch(dialog);
  await expectReady(dialog);
  if (mode.toggle) await dialog.getByRole('button', { name: mode.toggle }).click();
  await expect(dialog.getByRole('textbox', { includeHidden: false }).first()).toBeVisible();
  return dialog;
}
