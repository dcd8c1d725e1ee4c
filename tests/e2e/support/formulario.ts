import type { Locator, Page } from '@playwright/test';
import { sampleContent } from '../../sample';
import type { ModeCase, Values } from './modes';
import { expectReady, touch } from './pasos';
import { expect } from './test';

const { formularios, correo } = sampleContent();

export const payloadOf = (mode: ModeCase, values: Values): Values =>
  mode.payload(values, correo.data);

export function control(form: Locator, { form: slug }: ModeCase, name: string): Locator {
  const campo = formularios.find((entry) => entry.slug === slug)?.data.campos[name];
  return form.getByLabel(campo?.etiqueta ?? name, { exact: true });
}

/** By its address: authors may change its text. */
export const tileOf = (page: Page, { form }: Pick<ModeCase, 'form'>): Locator =>
  page.locator(`#cual-le-toca .tile[href="#${form}"]`);

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
