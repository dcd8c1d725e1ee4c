import type { Locator, Page, Route } from '@playwright/test';
import { SEND_PATH } from '@/lib/email/request';
import { FORMS } from '@/lib/ui-texts';
import { expect } from './test';

const { ANOTHER, KEEP_WRITTEN, REVIEW_TITLE } = FORMS;

export const SEND = `**${SEND_PATH}`;

export const reviewOf = (form: Locator) => form.getByRole('region', { name: REVIEW_TITLE });
export const checkOf = (form: Locator) =>
  form.getByRole('region', { name: 'Revise si algo dice quién es usted' });
export const button = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true });

/** Leaves out the islands beside it. */
const TOOL = ':is([data-island^=forms], [data-island=acuse])';

/** The pointer makes the page fetch the form's script. */
export const touch = (form: Locator) => form.locator(TOOL).hover({ position: { x: 5, y: 5 } });

/** Until the script is ready, «Enviar» keeps the tap. */
export const expectReady = (form: Locator) =>
  expect(form.locator(`${TOOL}[data-hydrated]`)).toBeAttached();

export async function arrive(form: Locator): Promise<void> {
  await touch(form);
  await expectReady(form);
}

/** The step of an open dialog comes after its paint (docs/decisions/forms.md): before it, «atrás» leaves the page. */
export async function stepBackFromDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(true);
  await page.goBack();
}

/** A dialog's step is gone a moment after it closed. */
export const expectStepGone = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state)).toBeNull();

export const outcomeOf = (form: Locator) => form.locator('.outcome').first();

export const openSaving = (form: Locator) => form.getByText(KEEP_WRITTEN).click();

export const writeAnother = (form: Locator) => button(form, ANOTHER).click();

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export function answerQuestions(page: Page, yes: boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(`${question.type()}: ${question.message()}`);
    void (yes ? question.accept() : question.dismiss());
  });
  return asked;
}

/** Blocks matching requests until `letGo`. */
export async function hold(
  page: Page,
  address: string | RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await end(route);
  });
  return { letGo };
}

export const holdSend = (page: Page, end?: (route: Route) => Promise<void>) =>
  hold(page, SEND, end);

/** Dismisses the browser's question. @returns its type, or «se va» */
export async function leave(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    await page.evaluate(() => 'the page is theirs again');
    return question.type();
  });
  const gone = page.waitForEvent('close').then(() => 'se va');
  asked.catch(() => undefined);
  gone.catch(() => undefined);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, gone]);
}
