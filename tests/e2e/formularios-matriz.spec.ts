import type { Page } from '@playwright/test';
import type { Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { FAILED_SEND, listenToAlerts } from './support/avisos';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { openForm, payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing, type ModeCase } from './support/modes';
import { outcomeOf } from './support/pasos';
import { expect, test } from './support/test';

const { REASONS, RECOVER, RETRY, SEND_FAILED } = FORMS;

/** How a browser is made to meet a fault, in one mode. */
interface Fault {
  /** «Si …»: part of the test's title. */
  si: string;
  reason: Reason;
  mode: ModeCase;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once everything is written. */
  begin?: (page: Page) => Promise<void>;
  end: (page: Page) => Promise<void>;
  /** The page stays as it is: the message goes from a page loaded anew. */
  reload?: true;
}

const HOME = '**/default/';
const CONNECT = "connect-src 'self';";

/** Serves the home page with a policy that lets it ask nobody. */
const closePolicy = (page: Page) =>
  page.route(HOME, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    if (!policy.includes(CONNECT)) throw new Error(`The policy has no ${CONNECT}`);
    const closed = policy.replace(CONNECT, "connect-src 'none';");
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': closed } });
  });

/** The faults that a browser knows by itself; the others are in islands/formulario-servicio.test.ts. */
const faults: Fault[] = [
  {
    si: 'no hay internet',
    reason: 'offline',
    mode: modes.servidor,
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    si: 'la política del sitio (CSP) impide el envío',
    reason: 'policy',
    mode: modes.identificada,
    prepare: closePolicy,
    end: (page) => page.unroute(HOME),
    reload: true,
  },
];

test.use({
  // Besides the failure, the browser says why it refused to ask.
  tolerated: new RegExp(`${FAILED_SEND.source}|email/send.*Content Security`),
  toleratedViolation: /^connect-src \S+\/email\/send$/,
});

for (const { si, reason, mode, prepare, begin, end, reload } of faults)
  // Especificación: 2.4-06, 4-10, 4-11, 4-14, 7-06, 7-08, 7-17, 7-24, 7-36, 8-04, 8-06, D25-02, D28-02, D31-01
  test(`Si ${si}, ${mode.title} no se pierde, y llega completa una sola vez`, async ({
    page,
    request,
  }) => {
    const marker = createMarker();
    const values = writing(mode, marker);
    const alerts = listenToAlerts(page);
    await prepare?.(page);
    let form = await openForm(page, mode);
    await fill(form, mode, values);
    await begin?.(page);
    await send(form);
    await expect(outcomeOf(form)).toContainText(`${SEND_FAILED}. ${REASONS[reason].what}`);
    expect(alerts).toEqual([SEND_FAILED]);
    expect(await messagesWith(request, marker)).toEqual([]);
    await form.getByRole('button', { name: RECOVER }).click();
    await expectWritten(form, mode, values);

    await end(page);
    if (reload) {
      // The page keeps its policy: the message goes from another.
      form = await openForm(page, mode);
      await fill(form, mode, values);
      await send(form);
    } else await form.getByRole('button', { name: RETRY }).click();
    await expectSent(form);
    const [message, ...others] = await messagesWith(request, marker);
    expect(others).toEqual([]);
    const { folio = '', ...params } = message?.template_params ?? {};
    expect(params).toEqual(payloadOf(mode, values));
    await expect(form.getByText(folio, { exact: true })).toBeVisible();
  });
