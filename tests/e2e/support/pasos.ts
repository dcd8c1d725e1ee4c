import type { Locator, Page, Route } from '@playwright/test';
import { SEND_PATH } from '@/lib/email/request';
import { FORMS } from '@/lib/ui-texts';
import { expect } from './test';

const { ANOTHER, KEEP_WRITTEN, REVIEW_TITLE } = FORMS;

export const SEND = `**${SEND_PATH}`;

/** The step that shows the message before it leaves. */
export const reviewOf = (form: Locator) => form.getByRole('region', { name: REVIEW_TITLE });
export const checkOf = (form: Locator) =>
  form.getByRole('region', { name: 'Revise si algo dice quién es usted' });
export const button = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true });

/** A page's form or tool; what is beside it has islands of its own. */
const TOOL = ':is([data-island^=forms], [data-island=acuse])';

/** The pointer comes to a page's form or tool, which is when its script is fetched. */
export const touch = (form: Locator) => form.locator(TOOL).hover({ position: { x: 5, y: 5 } });

/** The form's script answers: until then «Enviar» keeps the tap. */
export const expectReady = (form: Locator) =>
  expect(form.locator(`${TOOL}[data-hydrated]`)).toBeAttached();

/** Its script has come. */
export async function arrive(form: Locator): Promise<void> {
  await touch(form);
  await expectReady(form);
}

/** What happened, while the fields are still there: it takes the focus. */
export const outcomeOf = (form: Locator) => form.locator('.outcome').first();

/** Unfolds the ways to keep a text that was not sent. */
export const openSaving = (form: Locator) => form.getByText(KEEP_WRITTEN).click();

/** After a delivery: from its folio back to the fields. */
export const writeAnother = (form: Locator) => button(form, ANOTHER).click();

/** From now on the page's time passes only as `page.clock` says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Answers each question of the browser, and keeps what it asked. */
export function answerQuestions(page: Page, yes: boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(`${question.type()}: ${question.message()}`);
    void (yes ? question.accept() : question.dismiss());
  });
  return asked;
}

/** Keeps what the page asks of such an address on its way until `letGo`; then it ends so. */
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

/** The same with the message, for the time in which people wait. */
export const holdSend = (page: Page, end?: (route: Route) => Promise<void>) =>
  hold(page, SEND, end);

/** Closes the window of the browser as a person does: it asks, and they stay; or it lets them go. */
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
