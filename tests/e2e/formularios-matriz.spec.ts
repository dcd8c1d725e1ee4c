import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { FAILED_SEND, listenToAlerts } from './support/avisos';
import {
  expectOneMessage,
  expectTold,
  holdTheWait,
  retry,
  sendAnew,
  waitInVain,
} from './support/envio-fallido';
import { expectAccepted, expectSent, expectWritten, fill, send } from './support/escritura';
import { test, type Scene } from './support/escena';
import { faults, type Fault } from './support/fallas';
import {
  browserFaults,
  faultCases,
  type BrowserFault,
  type FaultCase,
} from './support/fault-cases';
import { openForm, withSuggestions } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { everyMode, writing, type ModeCase } from './support/modes';
import { writeAnother } from './support/pasos';
import { expect } from './support/test';

const { RECOVER, SEND_FAILED } = FORMS;

// Besides the failure, the browser says why it refused to ask (CORS, CSP).
test.use({ tolerated: new RegExp(`${FAILED_SEND.source}|email/send.*(CORS|Content Security)`) });

/** Runs where the mode's form stands. */
const useSiteOf = ({ form }: ModeCase) => {
  if (form === 'sugerencia')
    test.use({ baseURL: ({ baseURL }, run) => run(withSuggestions(baseURL)) });
};

interface Met {
  page: Page;
  request: APIRequestContext;
  scene: Scene;
}

/**
 * Sends a message of a mode, open and ready, through a fault: it is told, nothing is lost, and once the
 * fault ended the message arrives once, whole, and what the mode leaves written stays.
 */
async function meet(
  { page, request, scene }: Met,
  form: Locator,
  mode: ModeCase,
  { reason, reload }: FaultCase,
  { begin, end }: Fault,
): Promise<void> {
  const marker = createMarker();
  const values = writing(mode, marker);
  const alerts = listenToAlerts(page);
  const waits = reason === 'busy';
  await fill(form, mode, values);
  await begin?.(scene);
  await send(form);
  if (reason === 'timeout') await waitInVain(page, form);
  if (waits) await holdTheWait(page, form);

  await expectTold(form, reason, mode);
  expect(alerts).toEqual([SEND_FAILED]);
  expect(await messagesWith(request, marker)).toEqual([]);

  await form.getByRole('button', { name: RECOVER }).click();
  await expectWritten(form, mode, values);
  if (mode.form === 'queja') await expectAccepted(form, true);

  await end(scene);
  if (reload) await sendAnew(page, mode, form);
  else await retry(page, form, waits);
  await expectSent(form);
  await expectOneMessage(request, form, mode, marker, values);
  expect(alerts).toHaveLength(1);
  await expect(form.getByRole('button', { name: RECOVER })).toHaveCount(0);

  await writeAnother(form);
  const kept = mode.kept.map((name) => [name, values[name] ?? '']);
  await expectWritten(form, mode, Object.fromEntries(kept));
  if (mode.form === 'queja') await expectAccepted(form, false);
}

for (const name of Object.keys(browserFaults) as BrowserFault[])
  test.describe(() => {
    const mode = everyMode[browserFaults[name]];
    const fault: FaultCase = faultCases[name];
    const way = faults[name];
    useSiteOf(mode);
    test.use(way.use ?? {});

    // Especificación: 2.4-06, 4-10, 4-11, 4-14, 7-06, 7-08, 7-17, 7-24, 7-36, 8-04, 8-06, D25-02, D28-02, D31-01
    test(`Si ${fault.si}, ${mode.title} no se pierde, llega completa una sola vez y se vacía lo que toca`, async ({
      page,
      request,
      scene,
    }) => {
      if (['busy', 'timeout'].includes(fault.reason)) await page.clock.install();
      await way.prepare?.(scene);
      const form = await openForm(page, mode);
      await meet({ page, request, scene }, form, mode, fault, way);
    });
  });
