import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { SEND_FAILED } from '@/lib/forms/reasons';
import { FAILED_SEND, listenToAlerts } from './support/avisos';
import {
  expectOneMessage,
  expectTold,
  holdTheWait,
  listenToSend,
  retry,
  sendAnew,
  waitInVain,
} from './support/envio-fallido';
import { expectAccepted, expectSent, expectWritten, fill, send } from './support/escritura';
import { test, type Scene } from './support/escena';
import { faults, type Fault } from './support/fallas';
import { faultCases, type FaultCase } from './support/fault-cases';
import { openForm, withSuggestions } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { browserFaults, browserRows, cell, modeNames, seen, type Seen } from './support/matriz';
import { everyMode, writing, type ModeCase } from './support/modes';
import { writeAnother } from './support/pasos';
import { expect } from './support/test';

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
 * fault ended the message arrives once.
 */
async function meet(
  { page, request, scene }: Met,
  form: Locator,
  mode: ModeCase,
  { reason, sign, reload }: FaultCase,
  { begin, end }: Fault,
): Promise<Seen> {
  const marker = createMarker();
  const values = writing(mode, marker);
  const alerts = listenToAlerts(page);
  const signs = listenToSend(page);
  const waits = ['busy', 'down'].includes(reason);
  await fill(form, mode, values);
  await begin?.(scene);
  await send(form);
  if (reason === 'timeout') await waitInVain(page, form);
  if (waits) await holdTheWait(page, form);

  const says = await expectTold(form, reason, mode);
  await expect.poll(() => signs.join(', ')).toBe(sign);
  expect(alerts).toEqual([SEND_FAILED]);
  expect(await messagesWith(request, marker)).toEqual([]);

  await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expectWritten(form, mode, values);
  if (mode.form === 'queja') await expectAccepted(form, true);

  await end(scene);
  if (reload) await sendAnew(page, mode, form);
  else await retry(page, form, waits);
  await expectSent(form);
  await expectOneMessage(request, form, mode, marker, values);
  expect(alerts).toHaveLength(1);
  const how = reload ? 'on the page loaded anew' : waits ? 'after a wait' : 'at once';
  return { sign, says, retry: how };
}

for (const at of browserFaults)
  test.describe(() => {
    const mode = everyMode[at.mode];
    const fault: FaultCase = faultCases[at.row];
    const way = faults[at.row];
    useSiteOf(mode);
    test.use(way.use ?? {});

    // Especificación: 2.4-06, 8-04, 8-06, D25-02, D28-02
    test(
      `Si ${fault.si}, ${mode.title} no se pierde y llega una sola vez`,
      { annotation: cell(at) },
      async ({ page, request, scene }, { annotations }) => {
        if (['busy', 'down', 'timeout'].includes(fault.reason)) await page.clock.install();
        await way.prepare?.(scene);
        const form = await openForm(page, mode);
        const what = await meet({ page, request, scene }, form, mode, fault, way);
        annotations.push(seen(at, what));
      },
    );
  });

/** Nothing fails: the message arrives whole, what it left is cleared, and nothing is to be recovered. */
async function deliver({ page, request }: Met, mode: ModeCase): Promise<Seen> {
  const marker = createMarker();
  const values = writing(mode, marker);
  const signs = listenToSend(page);
  const form = await openForm(page, mode);
  await fill(form, mode, values);
  await send(form);
  await expectSent(form);
  const says = await form.getByRole('status').locator('strong').first().innerText();
  await expectOneMessage(request, form, mode, marker, values);
  await writeAnother(form);
  const kept = mode.kept.map((name) => [name, values[name] ?? '']);
  await expectWritten(form, mode, Object.fromEntries(kept));
  if (mode.form === 'queja') await expectAccepted(form, false);
  await expect(form.getByRole('button', { name: 'Recuperar lo escrito' })).toHaveCount(0);
  return { sign: signs.join(', '), says, retry: '' };
}

for (const mode of modeNames)
  test.describe(() => {
    const { title } = everyMode[mode];
    useSiteOf(everyMode[mode]);
    // Two journeys, one after the other.
    test.slow();

    // Especificación: 4-10, 4-11, 4-14, 7-06, 7-08, 7-17, 7-24, 7-36, D31-01
    test(
      `Envío ${title}: llega completa y se vacía lo que toca; y si en la siguiente se corta la conexión, no se pierde y llega una sola vez`,
      { annotation: browserRows.map((row) => cell({ row, mode })) },
      async ({ page, request, scene }, { annotations }) => {
        const met = { page, request, scene };
        annotations.push(seen({ row: 'none', mode }, await deliver(met, everyMode[mode])));
        await faults.reset.prepare?.(scene);
        const form = await openForm(page, everyMode[mode]);
        const what = await meet(met, form, everyMode[mode], faultCases.reset, faults.reset);
        annotations.push(seen({ row: 'reset', mode }, what));
      },
    );
  });
