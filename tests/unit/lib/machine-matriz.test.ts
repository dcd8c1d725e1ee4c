/** @jest-environment node */
import { sendMessage, type SendResult } from '@/components/islands/forms/send';
import type { Message } from '@/lib/forms/message';
import {
  faultCases,
  faultNames,
  type FaultCase,
  type FaultName,
} from '../../e2e/support/fault-cases';
import { createMarker } from '../../e2e/support/mailbox';
import { everyMode, writing, type ModeCase, type ModeName } from '../../e2e/support/modes';
import * as does from '../../e2e/support/servidor-de-fallas';
import { correos, folioOf, openForm } from './machine';
import {
  browserFetch,
  refuseToFetch,
  startService,
  stubBrowser,
  violate,
  type Service,
} from './service';

const PATIENCE = 20_000;
// Sockets on a busy machine are slow, and that is no fault.
jest.setTimeout(30_000);

let service: Service;
const browser = stubBrowser();
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());
afterEach(() => {
  service.take();
  service.taken.length = 0;
  browser.setOnline(true);
  globalThis.fetch = browserFetch;
});

/** What is asked cannot be had, and the browser does not say why. */
const unreachable = () => void (globalThis.fetch = refuseToFetch);
const served = (behaviour: does.Behaviour) => () => service.behave(behaviour);

/** How each fault comes about without a browser: the server's own are real. */
const begin: Record<FaultName, () => void> = {
  offline: () => {
    browser.setOnline(false);
    unreachable();
  },
  dns: unreachable,
  blocker: unreachable,
  cors: unreachable,
  policy: () =>
    void (globalThis.fetch = () => {
      violate(browser.document, 'connect-src', `${service.origin}${does.ENDPOINT}`);
      return refuseToFetch();
    }),
  silence: () => undefined, // sendInVain sees to it
  reset: served(does.reset),
  rejected: served(does.answer(400, 'No')),
  unauthorised: served(does.answer(401, 'No')),
  forbidden: served(does.answer(403, 'No')),
  large: served(does.answer(413, 'No')),
  busy: served(does.answer(429, 'No')),
  down: served(does.answer(500, 'No')),
  unavailable: served(does.answer(503, 'No')),
  otherText: served(does.answer(200, 'Recibido')),
  garbage: served(does.garbage),
  truncated: served(does.truncated),
};
const end = () => {
  browser.setOnline(true);
  globalThis.fetch = browserFetch;
  service.take();
};

const send = ({ params }: Message) =>
  sendMessage({ ...service.settings, templateId: params['folio']?.[0] ?? '' }, params);

/** Sends to a service that never answers; the wait passes on the test's clock. */
async function sendInVain(message: Message): Promise<SendResult> {
  const asked = new Promise<() => void>((resolve) =>
    service.behave(({ req }) => resolve(() => req.socket.destroy())),
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const sending = send(message);
  const hangUp = await asked;
  await jest.advanceTimersByTimeAsync(PATIENCE);
  jest.useRealTimers();
  const result = await sending;
  hangUp();
  if ('late' in result) await result.late;
  return result;
}

function openMode({ form: slug, toggle }: ModeCase) {
  const form = openForm(slug);
  if (toggle) form.switchMode();
  return form;
}
type Form = ReturnType<typeof openMode>;

const accepted = ({ form }: ModeCase): Record<string, string> =>
  form === 'queja' ? { checkbox: 'on' } : {};

/** The message on its way arrives, and it is the only one. */
async function expectDelivered(form: Form, mode: ModeCase, values: Record<string, string>) {
  const message = form.step('sending').message;
  expect(await send(message)).toEqual({ ok: true, status: 200 });
  form.answer('delivered');
  expect(form.step('sent').receipt.folio).toBe(folioOf(message));
  expect(service.taken.map((one) => one.template_params)).toEqual([
    { ...mode.payload(values, correos), folio: folioOf(message) },
  ]);
  expect(form.state().undelivered).toEqual([]);
}

describe.each(Object.keys(everyMode) as ModeName[])('%s', (name: ModeName) => {
  const mode = everyMode[name];
  const { title } = mode;

  // Especificación: 7-08, 7-09, 7-10, 7-11, 7-12, 7-13, 7-14, 7-15, 7-16, D32-03
  // Especificación: 7-17, 7-18, 7-19, 7-20, 7-21, 7-22, 7-23
  // Especificación: 7-24, 7-25, 7-26, 7-27, 7-28, 7-29, 7-30, 7-31, 7-32, 7-33, 7-34, 7-35
  // Especificación: 7-36, 7-37, 7-38, 7-39, 7-40, 7-41, 7-42, 7-43, 7-44
  test(`Envío ${title}, llega completa y se vacía lo que toca`, async () => {
    const values = writing(mode, createMarker());
    const form = openMode(mode);
    form.write({ ...values, ...accepted(mode) });
    form.send();
    await expectDelivered(form, mode, values);
    expect(Object.keys(form.written())).toEqual(mode.kept);
    expect(form.dirty()).toBe(false);
  });

  for (const row of faultNames) {
    const fault: FaultCase = faultCases[row];
    test(`Si ${fault.si}, ${title} no se pierde y llega una sola vez`, async () => {
      const values = writing(mode, createMarker());
      const all = { ...values, ...accepted(mode) };
      let form = openMode(mode);
      form.write(all);
      const message = form.send();
      begin[row]();
      const result = await (row === 'silence' ? sendInVain(message) : send(message));
      if (result.ok) throw new Error('It was taken for a delivery.');
      expect(result.reason).toBe(fault.reason);
      expect(result.detail).not.toContain(values[mode.fields[0] ?? '']);
      form.answer(result.reason);
      const { wait } = form.step('failed');
      expect(wait > 0).toBe(['busy', 'down'].includes(fault.reason));
      expect(service.taken).toEqual([]);
      expect(form.folios()).toEqual([]);
      expect(Object.keys(form.written())).toEqual(mode.kept);
      form.recover();
      expect(form.written()).toEqual(all);

      end();
      form.pass(wait * 1000);
      if (fault.reload) {
        const written = form.written();
        form = openMode(mode);
        form.write(written);
        form.send();
      } else {
        form.retry();
        expect(form.step('sending').message).toBe(message);
      }
      await expectDelivered(form, mode, values);
    });
  }
});
