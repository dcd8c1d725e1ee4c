import type { Page } from '@playwright/test';
import type { Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { expectFailed, FAILED_SEND, listenToAlerts } from './support/avisos';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { openForm, payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing, type ModeCase } from './support/modes';
import { outcomeOf } from './support/pasos';
import { expect, test } from './support/test';

const { REASONS, RECOVER, SEND_FAILED } = FORMS;

const HOME = '**/default/';
/** As an office whose server sends an older policy. */
const closePolicy = (page: Page) =>
  page.route(HOME, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': "connect-src 'none'",
    };
    await route.fulfill({ response, headers });
  });

test.use({
  // The browser also logs why the policy refused.
  tolerated: new RegExp(`${FAILED_SEND.source}|email/send.*Content Security`),
  toleratedViolation: /^connect-src \S+\/email\/send$/,
});

async function sendInVain(page: Page, mode: ModeCase, reason: Reason, begin?: () => Promise<void>) {
  const marker = createMarker();
  const values = writing(mode, marker);
  const alerts = listenToAlerts(page);
  const form = await openForm(page, mode);
  await fill(form, mode, values);
  await begin?.();
  await send(form);
  await expectFailed(form);
  await expect(outcomeOf(form)).toContainText(REASONS[reason][0]);
  expect(alerts).toEqual([SEND_FAILED]);
  expect(await messagesWith(page.request, marker)).toEqual([]);
  await form.getByRole('button', { name: RECOVER }).click();
  await expectWritten(form, mode, values);
  return { form, marker, values };
}

// Especificación: 2.4-06, 4-10, 4-14, 7-06, 7-08, 7-17, 7-24, 7-36, 8-04, 8-06, D25-02, D28-02, D31-01
test('Si no hay internet, una queja no se pierde, y llega completa una sola vez', async ({
  page,
}) => {
  const mode = modes.servidor;
  const context = page.context();
  const { form, marker, values } = await sendInVain(page, mode, 'offline', () =>
    context.setOffline(true),
  );
  await context.setOffline(false);
  await send(form);
  await expectSent(form);
  const [message, ...others] = await messagesWith(page.request, marker);
  expect(others).toEqual([]);
  const { folio = '', ...params } = message?.template_params ?? {};
  expect(params).toEqual(payloadOf(mode, values));
  await expect(form.getByText(folio, { exact: true })).toBeVisible();
});

// Especificación: 4-11, 8-04, D28-02
test('Si la política del sitio (CSP) impide el envío, lo dice, y una denuncia no se pierde', async ({
  page,
}) => {
  await closePolicy(page);
  await sendInVain(page, modes.identificada, 'policy');
});
