import type { Locator, Page, Route } from '@playwright/test';
import { modes, type ModeCase } from './modes';
import { button, touch } from './pasos';
import { expect } from './test';

/**
 * What the browser and the base script write when a script does not arrive, or the page cannot be asked
 * whether there is a network.
 */
export const SCRIPT_LOST =
  /Failed to load resource.*(\/(_|%5f)\/|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported|^TypeError: Failed to fetch/i;

/** Every script of the site, under the usual spelling of its folder. */
export const SCRIPTS = /\/_\/[^/]+\.js$/;

export const abort = (route: Route) => route.abort();

export const submit = (form: Locator) => button(form, 'Enviar');
/** What is said beside it. */
export const noticeOf = (form: Locator) => form.getByText(/^No se pudo cargar el formulario\./);

/** A place where a form is, whose script may not have come. */
export interface Place {
  mode: ModeCase;
  open: (page: Page) => Promise<Locator>;
}

/** The dialog of a form, before anybody comes to what is written in it. */
export async function openDialog(page: Page, mode: ModeCase): Promise<Locator> {
  await page.goto(`/default/#${mode.form}`);
  return page.getByRole('dialog', { name: mode.dialog ?? '', exact: true });
}
export const inPage: Place = {
  mode: modes.servidor,
  open: async (page) => {
    await page.goto('/quejapublica/');
    const form = page.getByRole('main');
    await touch(form);
    return form;
  },
};
export const inDialog: Place = {
  mode: modes.identificada,
  open: async (page) => {
    const form = await openDialog(page, modes.identificada);
    await touch(form);
    return form;
  },
};

/** The form as it is when its script failed: it takes text, and keeps the tap on «Enviar». */
export async function openBroken(page: Page, { open }: Place): Promise<Locator> {
  const form = await open(page);
  await expect(noticeOf(form)).toBeVisible();
  return form;
}
