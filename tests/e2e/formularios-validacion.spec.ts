import { expectAccepted, expectSent, expectWritten, fill, press, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { allModes, modes, writing } from './support/modes';
import { expect, test } from './support/test';

const { servidor, servicio, identificada, anonima } = modes;

for (const mode of allModes) {
  test(`Enviar vacía ${mode.title} muestra su aviso y no envía nada`, async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    const form = await openForm(page, mode);
    await press(form);
    await expect(form.getByRole('alert').getByText(mode.invalid, { exact: true })).toBeVisible();
    expect(posts).toEqual([]);
  });
}

for (const name of servidor.fields.filter((field) => field !== 'nombre')) {
  test(`La queja contra una persona servidora no sale sin «${name}»`, async ({ page }) => {
    const form = await openForm(page, servidor);
    await fill(form, servidor, { ...writing(servidor, createMarker()), [name]: '   ' });
    await press(form);
    await expect(form.getByText(servidor.invalid, { exact: true })).toBeVisible();
    await expect(control(form, servidor, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  });
}

test('La queja contra una persona servidora sale sin mi nombre', async ({ page, request }) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, { ...writing(servidor, marker), nombre: '' });
  await send(form);
  await expectSent(form);
  expect((await messagesWith(request, marker))[0]?.template_params['from_name']).toBe('');
});

test('La denuncia con datos sale con uno solo de los cuatro que cuentan', async ({
  page,
  request,
}) => {
  for (const name of ['correo', 'descripcion', 'telefono', 'nombre']) {
    const marker = createMarker();
    const form = await openForm(page, identificada);
    await fill(form, identificada, { [name]: marker });
    await send(form);
    await expectSent(form);
    expect(await messagesWith(request, marker)).toHaveLength(1);
  }
});

test('La denuncia con datos no sale sólo con lugar y fecha, pero la anónima sí', async ({
  page,
}) => {
  const written = { lugar: 'Calle 5', fecha: '2025-01-20' };
  const form = await openForm(page, identificada);
  await fill(form, identificada, written);
  await press(form);
  await expect(form.getByText(identificada.invalid, { exact: true })).toBeVisible();
  await form.getByRole('button', { name: /^Activar modo anónimo/ }).click();
  await expectWritten(form, anonima, written);
  await send(form);
  await expectSent(form);
});

test('Si a la queja le falta algo se vacía, y «Recuperar lo escrito» lo devuelve todo', async ({
  page,
}) => {
  const values = { ...writing(servidor, createMarker()), cargo: '' };
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await press(form);
  await expect(form.getByText(servidor.invalid, { exact: true })).toBeVisible();
  await expectWritten(form, servidor, {});
  await expectAccepted(form, false);
  await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expectWritten(form, servidor, values);
  await expectAccepted(form, true);
  await control(form, servidor, 'cargo').fill('Inspector');
  await send(form);
  await expectSent(form);
});

test('Si a la queja de servicio le falta algo, lo escrito se queda', async ({ page }) => {
  const values = { ...writing(servicio, createMarker()), numeroDeReporte: '' };
  const form = await openForm(page, servicio);
  await fill(form, servicio, values);
  await press(form);
  await expect(form.getByText(servicio.invalid, { exact: true })).toBeVisible();
  await expectWritten(form, servicio, values);
  await expectAccepted(form, true);
});

test('La queja de servicio no sale sin aceptar la declaración', async ({ page }) => {
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await form.getByRole('checkbox').uncheck();
  await press(form);
  await expect(form.getByText(servicio.invalid, { exact: true })).toBeVisible();
});
