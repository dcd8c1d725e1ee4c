import { FAILED_SEND, expectFailed, listenToAlerts } from './support/avisos';
import { expectSent, expectWritten, fill, send } from './support/escritura';
import { expectOneMessage, expectTold, retry, waitInVain } from './support/envio-fallido';
import { leadTo, SEND, test, type Scene } from './support/escena';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { passTo } from './support/servidor-de-fallas';
import { expect } from './support/test';

// What each fault says and does in each form is in formularios-matriz.spec.ts; here, what people do after one.
test.use({ tolerated: FAILED_SEND });

const { servidor } = modes;

/** Every request waits until it is told to go on to the mailbox. */
async function holdBack(scene: Scene): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const pass = passTo(scene.site);
  await leadTo(scene, (exchange) => released.then(() => pass(exchange)));
  return release;
}

test('Reintentar sin recuperar lo escrito también entrega todo', async ({ page, request }) => {
  listenToAlerts(page);
  const marker = createMarker();
  const values = writing(servidor, marker);
  await page.route(SEND, (route) => route.abort());
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await send(form);
  await expectFailed(form);
  await page.unroute(SEND);
  await retry(page, form, false);
  await expectSent(form);
  await expectOneMessage(request, form, servidor, marker, values);
});

test('Si el reintento también falla, lo escrito sigue ahí', async ({ page }) => {
  const alerts = listenToAlerts(page);
  await page.route(SEND, (route) => route.abort());
  const values = writing(servidor, createMarker());
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await send(form);
  await expectFailed(form);
  await form.getByRole('button', { name: 'Reintentar el envío' }).click();
  await expect.poll(() => alerts.length).toBe(2);
  await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expectWritten(form, servidor, values);
});

test('Pulsar dos veces «Enviar» y «Confirmar y enviar» entrega un solo mensaje', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await form.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  expect(await messagesWith(request, marker)).toEqual([]);
  await form.getByRole('button', { name: 'Confirmar y enviar' }).dblclick();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
});

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
  await expectTold(form, 'timeout');
  expect(alerts).toHaveLength(1);

  release();
  await expectSent(form);
  await expect(form.getByRole('button', { name: 'Reintentar el envío' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Recuperar lo escrito' })).toHaveCount(0);
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
  await expectTold(form, 'timeout');
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
