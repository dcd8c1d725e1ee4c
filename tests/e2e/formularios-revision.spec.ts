import { expectAccepted, expectSent, expectWritten, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { allModes, modes, writing } from './support/modes';
import { button, listenToSends, readReview, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { servidor, servicio, identificada } = modes;
const WITHHELD = 'Lo verá cuando el servicio confirme el envío.';

for (const mode of allModes) {
  test(`Antes de enviar ${mode.title} leo el mensaje entero, y eso mismo es lo que llega`, async ({
    page,
    request,
  }) => {
    const sends = listenToSends(page);
    const marker = createMarker();
    const form = await openForm(page, mode);
    await fill(form, mode, writing(mode, marker));
    await press(form);
    await expect(reviewOf(form).getByRole('heading')).toBeFocused();
    const read = await readReview(form);
    expect(read.at(-1)).toEqual(['folio', WITHHELD]);
    expect(await messagesWith(request, marker)).toEqual([]);
    expect(sends).toEqual([]);

    await button(form, 'Confirmar y enviar').click();
    await expectSent(form);
    const [message] = await messagesWith(request, marker);
    const arrived = Object.entries(message?.template_params ?? {});
    expect(arrived.slice(0, -1)).toEqual(read.slice(0, -1));
    expect(arrived.at(-1)?.[0]).toBe('folio');
    expect(sends).toHaveLength(1);
  });

  test(`«Corregir» me devuelve a ${mode.title} con todo en su lugar y el cursor en el primer dato`, async ({
    page,
  }) => {
    const values = writing(mode, createMarker());
    const form = await openForm(page, mode);
    await fill(form, mode, values);
    await press(form);
    await button(form, 'Corregir').click();
    await expect(control(form, mode, mode.fields[0] ?? '')).toBeFocused();
    await expectWritten(form, mode, values);
    if (mode.form === 'queja') await expectAccepted(form, true);
    await expect(reviewOf(form)).toHaveCount(0);
  });
}

test('Lo que corrijo después de revisarlo es lo que llega', async ({ page, request }) => {
  const marker = createMarker();
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, marker));
  await press(form);
  await button(form, 'Corregir').click();
  await control(form, servicio, 'descripcion').fill(`Ahora sí: ${marker}`);
  await press(form);
  expect(await readReview(form)).toContainEqual(['message', `Ahora sí: ${marker}`]);
  await button(form, 'Confirmar y enviar').click();
  await expectSent(form);
  const messages = await messagesWith(request, marker);
  expect(messages.map((one) => one.template_params['message'])).toEqual([`Ahora sí: ${marker}`]);
});

test('Lo que dejé en blanco también aparece en la revisión', async ({ page }) => {
  const form = await openForm(page, identificada);
  await fill(form, identificada, { descripcion: 'Vi un cobro indebido.' });
  await press(form);
  const read = Object.fromEntries(await readReview(form));
  for (const key of ['from_name', 'correo_electronico', 'fecha_percance', 'telefono', 'lugar'])
    expect(read[key], key).toBe('Sin dato');
});

test('Dos clics seguidos en «Enviar» llevan a la revisión y no envían', async ({ page }) => {
  const sends = listenToSends(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  // The second click falls where the confirmation now stands, as under a finger that did not move.
  await button(form, 'Enviar').click();
  await button(form, 'Confirmar y enviar').hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(button(form, 'Confirmar y enviar')).toBeEnabled();
  await button(form, 'Corregir').click();
  await button(form, 'Enviar').dblclick();
  await expect(button(form, 'Confirmar y enviar')).toBeEnabled();
  expect(sends).toEqual([]);
});

test('Pulsar Enter dos veces en un dato lleva a la revisión y no envía', async ({ page }) => {
  const sends = listenToSends(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await control(form, servicio, 'nombres').press('Enter');
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(form, 'Confirmar y enviar')).toBeEnabled();
  expect(sends).toEqual([]);
});

test('Dos clics seguidos en «Confirmar y enviar» entregan un solo mensaje', async ({
  page,
  request,
}) => {
  const sends = listenToSends(page);
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await press(form);
  await button(form, 'Confirmar y enviar').dblclick();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
  expect(sends).toHaveLength(1);
});

test('Un correo o un teléfono raros sólo se advierten: el mensaje sale igual', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await press(form);
  const advice = reviewOf(form).getByText(/^Revise «/);
  await expect(reviewOf(form)).toBeVisible();
  await expect(advice).toHaveCount(0);

  await button(form, 'Corregir').click();
  await control(form, servidor, 'correo').fill('ana arroba correo');
  await control(form, servidor, 'telefono').fill('555 12');
  await press(form);
  await expect(advice).toHaveText([/«Teléfono»/, /«Correo electrónico»/]);
  await button(form, 'Confirmar y enviar').click();
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params).toMatchObject({
    correo_electronico: 'ana arroba correo',
    telefono: '555 12',
  });
});
