import { expectAccepted, expectSent, expectWritten, fill, press, send } from './support/escritura';
import { control, openForm, payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { allModes, modes, writing } from './support/modes';
import { expect, test } from './support/test';

for (const mode of allModes) {
  test(`Envío ${mode.title} y llega completa, con sus campos exactos`, async ({
    page,
    request,
  }) => {
    const marker = createMarker();
    const values = writing(mode, marker);
    const form = await openForm(page, mode);
    await fill(form, mode, values);
    await send(form);
    await expectSent(form);

    const messages = await messagesWith(request, marker);
    expect(messages).toHaveLength(1);
    const { folio = '', ...params } = messages[0]?.template_params ?? {};
    expect(params).toEqual(payloadOf(mode, values));
    expect(messages[0]?.template_id).toBe(mode.form);
    expect(folio).toMatch(/^[QD]-\d{8}-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-Z*~$=]$/);
    await expect(form.getByText(folio)).toBeVisible();
  });

  test(`Al enviar ${mode.title} se vacía lo que toca y no queda nada que recuperar`, async ({
    page,
  }) => {
    const values = writing(mode, createMarker());
    const form = await openForm(page, mode);
    await fill(form, mode, values);
    await send(form);
    await expectSent(form);
    const kept = mode.kept.map((name) => [name, values[name] ?? '']);
    await expectWritten(form, mode, Object.fromEntries(kept));
    if (mode.form === 'queja') await expectAccepted(form, false);
    await expect(form.getByRole('button', { name: 'Recuperar lo escrito' })).toHaveCount(0);
  });

  test(`Los campos de ${mode.title} tienen su tipo y su guía`, async ({ page }) => {
    const form = await openForm(page, mode);
    for (const name of mode.fields) {
      await expect(control(form, mode, name)).toHaveAttribute('name', name);
      if (name !== 'fecha' && name !== 'lugar')
        await expect(control(form, mode, name)).toHaveAttribute('placeholder', /.{8}/);
    }
    const types = { telefono: 'tel', correo: 'email', fecha: 'date' };
    for (const [name, type] of Object.entries(types))
      if (mode.fields.includes(name))
        await expect(control(form, mode, name)).toHaveAttribute('type', type);
    const text = control(form, mode, 'descripcion');
    await expect(text).toHaveAttribute('rows', '12');
    expect(await text.evaluate((area) => getComputedStyle(area).resize)).toBe('vertical');
    expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    await expect(form.locator('input[name], textarea[name]')).toHaveCount(
      mode.fields.length + (mode.form === 'queja' ? 1 : 0),
    );
  });
}

test('La página de queja pública envía la misma queja', async ({ page, request }) => {
  const mode = modes.servidor;
  const marker = createMarker();
  const values = writing(mode, marker);
  await page.goto('/quejapublica/');
  const form = page.getByRole('main');
  await expect(
    form.getByRole('heading', { name: 'Queja electrónica servidor público' }),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Enviar' }).scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  await fill(form, mode, values);
  await send(form);
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params).toMatchObject(payloadOf(mode, values));
});

test('El aviso de error es rojo y el de éxito es verde', async ({ page }) => {
  const mode = modes.servicio;
  /** Which of red, green and blue is strongest in a part's ground and frame. */
  const tint = (selector: string) =>
    form.locator(selector).evaluate((box) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(box);
      return [backgroundColor, borderTopColor].map((color) => {
        const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        return ['rojo', 'verde', 'azul'][parts.indexOf(Math.max(...parts))];
      });
    });
  const form = await openForm(page, mode);
  await press(form);
  await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
  expect(await tint('.alert')).toEqual(['rojo', 'rojo']);
  await fill(form, mode, writing(mode, createMarker()));
  await send(form);
  await expectSent(form);
  expect(await tint('.alert')).toEqual(['verde', 'verde']);
});
