import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { sampleContent } from '../../sample';
import { fill, send } from './escritura';
import { control, openForm, payloadOf } from './formulario';
import { messagesWith } from './mailbox';
import { type ModeCase, type Values } from './modes';
import { outcomeOf } from './pasos';
import { expect } from './test';

const { REASONS, RETRY, SEND_FAILED } = FORMS;

const SAFE = 'Lo que escribió no se perdió.';
const { sitio, correo } = sampleContent();
const { lineaQuejas, domicilio, horario } = sitio.data;

/** The inbox that takes each form's messages. */
const INBOXES = {
  queja: correo.data.quejas,
  denuncia: correo.data.denuncias,
  sugerencia: correo.data.sugerencias,
};
/** Whoever writes without a name is told first which way keeps it so. */
const NAMELESS = /^Sin decir quién es: .*sin nombre ni firma.*buzón/;

/** Moves the page's clock past the 20 seconds that the form waits for an answer. */
export async function waitInVain(page: Page, form: Locator): Promise<void> {
  const sending = form.getByText('Enviando su mensaje.');
  await expect(sending).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(sending).toBeVisible();
  await page.clock.fastForward(5_000);
}

/**
 * The panel says what happened, what to do and the other ways, to the form's own inbox; and nothing
 * says that it was sent.
 */
export async function expectTold(
  form: Locator,
  reason: Reason,
  { form: slug, anonymous }: ModeCase,
): Promise<void> {
  const panel = outcomeOf(form);
  const { what, advice } = REASONS[reason];
  await expect(panel.locator('p').nth(0)).toHaveText(`${SEND_FAILED}. ${what}`);
  await expect(panel.locator('p').nth(1)).toHaveText(`${advice} ${SAFE}`);
  await expect(panel.getByRole('link', { name: lineaQuejas })).toBeVisible();
  await expect(panel.getByRole('link', { name: INBOXES[slug] })).toBeVisible();
  const before = anonymous ? NAMELESS : 'También puede:';
  await expect(panel.locator('p').filter({ hasText: before })).toBeVisible();
  await expect(panel).toContainText(domicilio);
  await expect(panel).toContainText(horario);
  await expect(form.getByText(/exitosamente|Folio de envío/)).toHaveCount(0);
}

/** Stops the page's clock once it says that the send failed: its wait lasts as long as a slow machine needs. */
export async function holdTheWait(page: Page, form: Locator): Promise<void> {
  await form.getByRole('alert').waitFor();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Retries as soon as it is offered; a wait is passed with the page's clock, which was held. */
export async function retry(page: Page, form: Locator, waits: boolean): Promise<void> {
  const button = form.getByRole('button', { name: RETRY });
  if (waits) {
    await expect(button).toBeDisabled();
    await expect(form.getByRole('timer')).toHaveText(/^Podrá reintentar en [1-5] s\.$/);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await button.isEnabled()).toBe(true);
    }).toPass({ intervals: [10] });
    await expect(form.getByText('Ya puede reintentar.')).toBeAttached();
    await page.clock.resume();
  }
  await button.click();
}

/** Sends what stands in the form from the page loaded anew. */
export async function sendAnew(page: Page, mode: ModeCase, form: Locator): Promise<void> {
  const values: Values = {};
  for (const name of mode.fields) values[name] = await control(form, mode, name).inputValue();
  const anew = await openForm(page, mode);
  await fill(anew, mode, values);
  await send(anew);
}

/** The mailbox holds the message once, field by field, and its folio is shown. */
export async function expectOneMessage(
  request: APIRequestContext,
  form: Locator,
  mode: ModeCase,
  marker: string,
  values: Values,
): Promise<void> {
  const messages = await messagesWith(request, marker);
  expect(messages).toHaveLength(1);
  const { folio = '', ...params } = messages[0]?.template_params ?? {};
  expect(params).toEqual(payloadOf(mode, values));
  expect(messages[0]?.template_id).toBe(mode.form);
  await expect(form.getByText(folio, { exact: true })).toBeVisible();
}
