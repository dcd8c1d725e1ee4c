import { expectSent, expectWritten, fill, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { expect, test } from './support/test';

const { servidor, servicio, identificada, anonima } = modes;

test('Los modos de la queja cambian de título, de aviso y de botón', async ({ page }) => {
  const form = await openForm(page, servidor);
  for (const [title, label, button] of [
    [
      'Queja electrónica servidor público',
      'Cambiar a queja servicio público',
      'Queja servicio público',
    ],
    [
      'Queja electrónica Servicio público',
      'Cambiar a queja servidor público',
      'Queja servidor público',
    ],
    [
      'Queja electrónica servidor público',
      'Cambiar a queja servicio público',
      'Queja servicio público',
    ],
  ] as const) {
    await expect(form.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(form.getByText(label, { exact: true })).toBeVisible();
    await form.getByRole('button', { name: button, exact: true }).click();
  }
});

test('Cambiar de modo en la queja conserva lo escrito en los dos', async ({ page }) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  const first = writing(servidor, marker);
  await fill(form, servidor, first);
  await form.getByRole('button', { name: 'Queja servicio público' }).click();
  await expectWritten(form, servicio, {
    telefono: first['telefono'] ?? '',
    descripcion: first['descripcion'] ?? '',
  });
  await control(form, servicio, 'nombres').fill(`Ana ${marker}`);
  await form.getByRole('button', { name: 'Queja servidor público' }).click();
  await expectWritten(form, servidor, first);
  await form.getByRole('button', { name: 'Queja servicio público' }).click();
  await expect(control(form, servicio, 'nombres')).toHaveValue(`Ana ${marker}`);
});

test('El modo anónimo esconde nombre, teléfono y correo, y los devuelve al salir', async ({
  page,
}) => {
  const values = writing(identificada, createMarker());
  const form = await openForm(page, identificada);
  await fill(form, identificada, values);
  await form.getByRole('button', { name: 'Activar modo anónimo/active' }).click();
  for (const name of ['nombre', 'telefono', 'correo'])
    await expect(control(form, anonima, name)).toHaveCount(0);
  await expectWritten(form, anonima, values);
  await expect(form.getByText('/deactivate', { exact: true })).toHaveAttribute('lang', 'en');
  await form.getByRole('button', { name: 'Desactivar modo anónimo/deactivate' }).click();
  await expectWritten(form, identificada, values);
});

test('En modo anónimo ningún dato de identidad sale de la página, aunque se haya escrito', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const secret = {
    nombre: 'Identidad Secreta',
    telefono: '664 555 7788',
    correo: 'secreta@correo.example',
  };
  const form = await openForm(page, identificada);
  await fill(form, identificada, { ...secret, descripcion: `Vi algo ${marker}` });
  await form.getByRole('button', { name: /^Activar modo anónimo/ }).click();
  const sending = page.waitForRequest((sent) => sent.method() === 'POST');
  await send(form);
  const body = (await sending).postData() ?? '';
  await expectSent(form);
  expect(body).toContain(marker);
  for (const value of Object.values(secret)) expect(body).not.toContain(value);
  const [message] = await messagesWith(request, marker);
  expect(Object.keys(message?.template_params ?? {}).sort()).toEqual([
    'fecha_percance',
    'folio',
    'from_name',
    'lugar',
    'message',
    'reply_email',
    'reply_to',
  ]);
});

test('Al enviar en modo anónimo no se borra la identidad que se escribió antes', async ({
  page,
}) => {
  const values = writing(identificada, createMarker());
  const form = await openForm(page, identificada);
  await fill(form, identificada, values);
  await form.getByRole('button', { name: /^Activar modo anónimo/ }).click();
  await send(form);
  await expectSent(form);
  await form.getByRole('button', { name: /^Desactivar modo anónimo/ }).click();
  await expectWritten(form, identificada, { ...values, lugar: '', descripcion: '' });
});

test('Cerrar y volver a abrir la ventana conserva lo escrito', async ({ page }) => {
  const values = writing(servidor, createMarker());
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Queja Electrónica/ })
    .click();
  await expectWritten(form, servidor, values);
});
