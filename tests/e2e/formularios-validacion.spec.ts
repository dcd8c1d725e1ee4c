import { expectAccepted, expectSent, expectWritten, fill, press, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { listenToSends } from './support/pasos';
import { expect, test } from './support/test';

const { servidor, identificada, anonima } = modes;

// Especificación: 5-26, 5-28, D26-01
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

// Especificación: 4-13, D27-02, D35-04
test('Si a la queja le falta algo no sale y se vacía, y «Recuperar lo escrito» lo devuelve todo', async ({
  page,
}) => {
  const sends = listenToSends(page);
  const values = { ...writing(servidor, createMarker()), cargo: '   ' };
  const form = await openForm(page, servidor);
  await fill(form, servidor, values);
  await press(form);
  await expect(form.getByText(servidor.invalid, { exact: true })).toBeVisible();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(control(form, servidor, 'cargo')).toHaveAttribute('aria-invalid', 'true');
  expect(sends).toEqual([]);
  await expectWritten(form, servidor, {});
  await expectAccepted(form, false);
  await form.getByRole('button', { name: 'Recuperar lo escrito' }).click();
  await expectWritten(form, servidor, values);
  await expectAccepted(form, true);
  await control(form, servidor, 'cargo').fill('Inspector');
  await send(form);
  await expectSent(form);
});
