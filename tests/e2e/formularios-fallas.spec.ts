import { RECOVER, RETRY } from '@/lib/ui-texts';
import { FAILED_SEND, expectFailed, listenToAlerts } from './support/avisos';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { expectOneMessage, expectTold, retry, waitInVain } from './support/envio-fallido';
import { leadTo, SEND, test, type Scene } from './support/escena';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { writeAnother } from './support/pasos';
import { passTo } from './support/servidor-de-fallas';
import { expect } from './support/test';

// What each fault says and does in each form is in formularios-matriz.spec.ts; here, what people do after one.
test.use({ tolerated: FAILED_SEND });

const { servidor, servicio } = modes;

/** Every request waits until it is told to go on to the mailbox. */
async function holdBack(scene: Scene): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const pass = passTo(scene.site);
  await leadTo(scene, (exchange) => released.then(() => pass(exchange)));
  return release;
}

test('Si el «OK» llega después de los 20 segundos, la falla se vuelve éxito', async ({
  page,
  request,
  scene,
}) => {
  const release = await holdBack(scene);
  await page.clock.install();
  const alerts = listenToAlerts(page);
  const marker = createMarker();
  const values = writing(servidor, marker);
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await send(form);
  await waitInVain(page, form);
  await expectTold(form, 'timeout', servidor);
  expect(alerts).toHaveLength(1);

  release();
  await expectSent(form);
  await expect(form.getByRole('button', { name: RETRY })).toHaveCount(0);
  await expect(form.getByRole('button', { name: RECOVER })).toHaveCount(0);
  await expectOneMessage(request, form, servidor, marker, values);
  expect(alerts).toHaveLength(1);
});

test('Si reintento y además llega el que tardaba, la oficina ve un solo folio', async ({
  page,
  request,
  scene,
}) => {
  const release = await holdBack(scene);
  await page.clock.install();
  listenToAlerts(page);
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await send(form);
  await waitInVain(page, form);
  await expectTold(form, 'timeout', servidor);
  scene.server.behave(passTo(scene.site));
  await retry(page, form, false);
  await expectSent(form);

  release();
  await expect.poll(async () => (await messagesWith(request, marker)).length).toBe(2);
  const [first, second] = await messagesWith(request, marker);
  expect(second?.template_params).toEqual(first?.template_params);
  await expect(
    form.getByText(first?.template_params['folio'] ?? '', { exact: true }),
  ).toBeVisible();
});

// Especificación: D27-03
test('De dos mensajes que fallaron recupero los dos, y cada uno llega cuando lo envío', async ({
  page,
  request,
}) => {
  listenToAlerts(page);
  await page.route(SEND, (route) => route.abort());
  const [one, two] = [createMarker(), createMarker()];
  const first = writing(servicio, one);
  const second = writing(servicio, two);
  const form = await openForm(page, servicio);
  const recover = form.getByRole('button', { name: RECOVER });
  for (const values of [first, second]) {
    await fill(form, servicio, values);
    await send(form);
    await expectFailed(form);
    await expectWritten(form, servicio, {});
  }
  for (const values of [second, first, second]) {
    await recover.click();
    await expectWritten(form, servicio, values);
  }

  await page.unroute(SEND);
  await send(form);
  await expectSent(form);
  await writeAnother(form);
  await expect(recover, 'Lo que llegó ya no se recupera; lo otro sí').toBeVisible();
  await recover.click();
  await expectWritten(form, servicio, first);
  await send(form);
  await expectSent(form);
  await writeAnother(form);
  await expect(recover).toHaveCount(0);
  for (const marker of [one, two]) expect(await messagesWith(request, marker)).toHaveLength(1);
});
