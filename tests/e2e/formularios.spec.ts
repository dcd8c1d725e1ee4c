import { expectSent, fill, press, send } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { answerQuestions, leave } from './support/pasos';
import { expect, test } from './support/test';

test('Lo primero que veo al abrir es a quién llamar en peligro, y después cómo escribir', async ({
  page,
}) => {
  // The two ways come before their switch, and a complaint has a link to the report before them.
  for (const [one, { toggle: name }, links] of [
    [modes.servidor, modes.servicio, 1],
    [modes.identificada, modes.anonima, 0],
  ] as const) {
    const form = await openForm(page, one);
    const toggle = form.getByRole('group', { name: /^¿/ }).getByRole('button', { name });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    for (let key = 0; key < 3; key++) await page.keyboard.press('Tab');
    await expect(form.getByRole('link', { name: '911', exact: true })).toBeFocused();
    for (let key = 0; key < 4 + links; key++) await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
  }
});

test('Con un dato dudoso, «Enviar» se oye a la primera, aunque al dejar el campo aparezca su aviso', async ({
  page,
}) => {
  const mode = modes.identificada;
  const form = await openForm(page, mode);
  await control(form, mode, 'telefono').fill('6641');
  await form.getByRole('button', { name: /^Enviar/ }).click();
  await expect(form.getByRole('button', { name: 'Confirmar y enviar' })).toBeVisible();
});

// Especificación: 5-53, 5-54, 5-55, 8-07, 9-05
test('El texto de los hechos mide doce renglones y crece hacia abajo; el aviso de error es rojo y el de éxito, verde', async ({
  page,
}) => {
  const mode = modes.servidor;
  const form = await openForm(page, mode);
  const tint = () =>
    form.locator('.alert').evaluate((box) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(box);
      return [backgroundColor, borderTopColor].map((color) => {
        const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        return ['rojo', 'verde', 'azul'][parts.indexOf(Math.max(...parts))];
      });
    });
  const text = control(form, mode, 'descripcion');
  await expect(text).toHaveAttribute('rows', '12');
  await expect(text).toHaveCSS('resize', 'vertical');
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await press(form);
  await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
  expect(await tint()).toEqual(['rojo', 'rojo']);
  await fill(form, mode, writing(mode, createMarker()));
  await send(form);
  await expectSent(form);
  expect(await tint()).toEqual(['verde', 'verde']);
});

test('Irme con algo escrito pregunta, y llamar no; ni el segundo Escape cierra la ventana sin preguntar', async ({
  page,
}) => {
  const form = await openForm(page, modes.servidor);
  await control(form, modes.servidor, 'nombre').pressSequentially('Ana');
  expect(await leave(page)).toBe('beforeunload');
  const asked = answerQuestions(page, false);
  // Browsers close a dialog at a second Escape even if its `cancel` was prevented.
  for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
  await expect(control(form, modes.servidor, 'nombre')).toHaveValue('Ana');
  await form.getByRole('link', { name: '911', exact: true }).click();
  const question = expect.stringMatching(/^confirm: Tiene texto sin enviar/);
  expect(asked).toEqual([question, question]);
});
