import { expectSent, fill, press, send } from './support/escritura';
import { control, openForm, payloadOf } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { type ModeCase, modes, writing } from './support/modes';
import { arrive, button } from './support/pasos';
import { expect, test } from './support/test';

// Especificación: 5-53, 5-54, 5-55, 9-05
test('El texto de los hechos tiene doce renglones, mide lo que debe y crece hacia abajo', async ({
  page,
}) => {
  const form = await openForm(page, modes.servidor);
  const text = control(form, modes.servidor, 'descripcion');
  await expect(text).toHaveAttribute('rows', '12');
  expect(await text.evaluate((area) => getComputedStyle(area).resize)).toBe('vertical');
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(200);
});

// Especificación: 2.5-124, D34-01
test('La página de queja pública envía la misma queja', async ({ page, request }) => {
  const mode = modes.servidor;
  const marker = createMarker();
  const values = writing(mode, marker);
  await page.goto('/quejapublica/');
  const form = page.getByRole('main');
  await expect(
    form.getByRole('heading', { name: 'Queja electrónica servidor público' }),
  ).toBeVisible();
  await arrive(form);
  await fill(form, mode, values);
  await send(form);
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params).toMatchObject(payloadOf(mode, values));
});

const reports: ModeCase[] = [modes.identificada, modes.anonima];
for (const mode of reports)
  // Especificación: D43-01
  test(`La página de la denuncia envía ${mode.title}, la misma que la ventana`, async ({
    page,
    request,
  }) => {
    const marker = createMarker();
    const values = writing(mode, marker);
    await page.goto('/denuncia/');
    const form = page.getByRole('main');
    await expect(
      form.getByRole('heading', { level: 1, name: 'Presentar una denuncia' }),
    ).toBeVisible();
    await expect(form.getByText('Puede denunciar sin dar su nombre.')).toBeVisible();
    await arrive(form);
    if (mode.toggle) await form.getByRole('button', { name: mode.toggle }).click();
    await fill(form, mode, values);
    await send(form);
    await expectSent(form);
    const [message] = await messagesWith(request, marker);
    const { folio, ...params } = message?.template_params ?? {};
    expect(params).toEqual(payloadOf(mode, values));
    expect(message?.template_id).toBe('denuncia');
    await expect(form.getByText(folio ?? '', { exact: true })).toBeVisible();
  });

// Especificación: D30-01, D30-02
test('Lo primero que veo al abrir es cómo escribir, a tres teclas, y lo elijo con el botón de siempre', async ({
  page,
}) => {
  for (const [one, two, back] of [
    [modes.servidor, modes.servicio, 'Queja servidor público'],
    [modes.identificada, modes.anonima, 'Desactivar modo anónimo/deactivate'],
  ] as const) {
    const form = await openForm(page, one);
    const choice = form.getByRole('group', { name: /^¿/ });
    const toggle = choice.getByRole('button', { name: two.toggle });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    for (let key = 0; key < 3; key++) await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await expect(form.getByRole('radio')).toHaveCount(0);
    await expect(choice.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
    await toggle.click();
    await expect(choice.getByRole('listitem').last()).toHaveAttribute('aria-current', 'true');
    await expect(control(form, two, two.fields[0] ?? '')).toBeVisible();
    await button(form, back).click();
    await expect(toggle).toBeVisible();
    await expect(choice.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
  }
});

// Especificación: 8-07
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
