import { RECOVER } from '@/lib/ui-texts';
import { expectAccepted, expectSent, expectWritten, fill, press, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, listenToSends } from './support/pasos';
import { expect, test } from './support/test';

const { servidor, servicio, identificada, anonima } = modes;

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

// Especificación: D45-02
test('Los datos obligatorios de la queja están marcados, y los demás no', async ({ page }) => {
  for (const mode of [servidor, servicio]) {
    const form = await openForm(page, mode);
    const optional = mode === servidor ? ['nombre'] : [];
    for (const name of mode.fields) {
      const required = !optional.includes(name);
      const beside = await control(form, mode, name).evaluate(
        (one: HTMLInputElement) => one.labels?.[0]?.nextElementSibling?.textContent ?? '',
      );
      expect(beside, name).toBe(required ? 'obligatorio' : '');
      if (required)
        await expect(control(form, mode, name)).toHaveAttribute('aria-required', 'true');
      else await expect(control(form, mode, name)).not.toHaveAttribute('aria-required');
    }
    await expect(form.getByRole('checkbox')).toHaveAttribute('aria-required', 'true');
    await expect(form.getByText('obligatorio', { exact: true })).toHaveCount(
      mode.fields.length - optional.length + 1,
    );
  }
});

// Especificación: 4-13, D27-02, D35-04, D45-01
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
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Falta 1 dato:');
  await expect(alert).toContainText('Lo que escribió está guardado en esta página.');
  // There is one way back, and it is the main one.
  const recover = button(form, RECOVER);
  await expect(recover).toHaveCount(1);
  await expect(recover).not.toHaveClass(/button-outline/);
  await expect(button(form, 'Enviar')).toHaveClass(/button-outline/);
  await recover.click();
  await expectWritten(form, servidor, values);
  await expectAccepted(form, true);
  await expect(form.locator('[aria-invalid=true]'), 'La marca sigue en lo que falta').toHaveCount(
    1,
  );
  await expect(control(form, servidor, 'cargo')).toHaveAttribute('aria-invalid', 'true');
  await expect(control(form, servidor, 'cargo')).toBeFocused();
  await expect(alert.getByRole('link')).toHaveText(['Cargo']);
  await control(form, servidor, 'cargo').fill('Inspector');
  await send(form);
  await expectSent(form);
});
