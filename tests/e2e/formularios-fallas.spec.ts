import type { Locator, Page, Route } from '@playwright/test';
import { loadContent } from '@/lib/content';
import { expectSent, expectWritten, fill, send, writing } from './support/escritura';
import { allModes, modes, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { expect, test } from './support/test';

// The browser names the failed request, and the site logs the failure (section 8).
test.use({
  tolerated: /Failed to load resource.*email\/send|^Ocurrió un problema al enviar el correo/,
});

const SEND = '**/api/v1.0/email/send';
const FAILURES: [how: string, fail: (route: Route) => Promise<void>, reason: RegExp][] = [
  ['se corta la conexión', (route) => route.abort(), /No hubo conexión/],
  [
    'el servicio está ocupado (429)',
    (route) => route.fulfill({ status: 429, body: 'Too many' }),
    /ocupado/,
  ],
  ['el servicio falla (500)', (route) => route.fulfill({ status: 500, body: 'Error' }), /rechazó/],
  [
    'el servicio contesta otra cosa',
    (route) => route.fulfill({ status: 200, body: 'Recibido' }),
    /rechazó/,
  ],
];
const { servidor } = modes;

/** Answers the browser's alerts and keeps what they said. */
function listenToAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    void alert.accept();
  });
  return alerts;
}

async function expectFailed(form: Locator): Promise<void> {
  await expect(form.getByRole('alert')).toContainText('Ocurrió un problema al enviar el correo');
}

for (const [how, fail, reason] of FAILURES) {
  test(`Si ${how}, lo dice, ofrece otros medios y reintentar entrega un solo mensaje`, async ({
    page,
    request,
  }) => {
    const alerts = listenToAlerts(page);
    const marker = createMarker();
    const values = writing(servidor, marker);
    const { lineaQuejas, correoQuejas, domicilio } = loadContent().sitio.data;
    await page.route(SEND, fail);
    const form = await openForm(page, servidor);
    await fill(form, servidor, values);
    await send(form);

    await expectFailed(form);
    const panel = form.getByRole('alert');
    await expect(panel).toContainText(reason);
    await expect(panel.getByRole('link', { name: lineaQuejas })).toBeVisible();
    await expect(panel.getByRole('link', { name: correoQuejas })).toBeVisible();
    await expect(panel).toContainText(domicilio);
    expect(alerts).toEqual(['alert: Ocurrió un problema al enviar el correo']);
    expect(await messagesWith(request, marker)).toEqual([]);

    await page.unroute(SEND);
    await form.getByRole('button', { name: 'Reintentar el envío' }).click();
    await expectSent(form);
    const messages = await messagesWith(request, marker);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.template_params).toMatchObject(servidor.payload(values));
  });
}

for (const mode of allModes) {
  test(`Si falla el envío de ${mode.title}, «Recuperar lo escrito» devuelve todo`, async ({
    page,
  }) => {
    listenToAlerts(page);
    await page.route(SEND, (route) => route.abort());
    const values = writing(mode, createMarker());
    const form = await openForm(page, mode);
    await fill(form, mode, values);
    await send(form);
    await expectFailed(form);
    await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
    await expectWritten(form, mode, values);
  });
}

test('Después de recuperar lo escrito, reintentar también entrega', async ({ page, request }) => {
  listenToAlerts(page);
  const marker = createMarker();
  await page.route(SEND, (route) => route.abort());
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await send(form);
  await expectFailed(form);
  await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await page.unroute(SEND);
  await form.getByRole('button', { name: 'Reintentar el envío' }).click();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
});

test('Si falla el envío también puedo imprimir lo escrito para llevarlo', async ({ page }) => {
  listenToAlerts(page);
  await page.route(SEND, (route) => route.abort());
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, createMarker()));
  await send(form);
  await expectFailed(form);
  // A button or a link: what matters is that the printable sheet is offered (D28).
  const print = form.getByRole('button', { name: /imprimir/i });
  await expect(print.or(form.getByRole('link', { name: /imprimir/i }))).toBeVisible();
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

test('Pulsar «Enviar» dos veces entrega un solo mensaje', async ({ page, request }) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await form.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
});
