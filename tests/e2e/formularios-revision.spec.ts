import { CONFIRM, CORRECT } from '@/lib/ui-texts';
import { expectSent, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, listenToSends, readReview, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { servidor, servicio } = modes;
const WITHHELD = 'Lo verá cuando el servicio confirme el envío.';

test('Antes de enviar la queja leo el mensaje entero, y eso mismo es lo que llega', async ({
  page,
  request,
}) => {
  const sends = listenToSends(page);
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  await press(form);
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  const carets = await page.evaluate(() => getSelection()?.rangeCount);
  expect(carets, 'Un lector de pantalla no sigue desde donde estaban los datos').toBe(0);
  const read = await readReview(form);
  expect(read.at(-1)).toEqual(['folio', WITHHELD]);
  expect(await messagesWith(request, marker)).toEqual([]);
  expect(sends).toEqual([]);

  await button(form, CONFIRM).click();
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  const arrived = Object.entries(message?.template_params ?? {});
  expect(arrived.slice(0, -1)).toEqual(read.slice(0, -1));
  expect(arrived.at(-1)?.[0]).toBe('folio');
  expect(sends).toHaveLength(1);
});

test('Dos clics seguidos en «Enviar» llevan a la revisión y no envían', async ({ page }) => {
  const sends = listenToSends(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  // The second click falls where the confirmation now stands, as under a finger that did not move.
  await button(form, 'Enviar').click();
  await button(form, CONFIRM).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(button(form, CONFIRM)).toBeEnabled();
  // Nor does it lead back, wherever it falls.
  for (const name of [CORRECT, 'Cambiar «Nombre completo»']) {
    await button(form, name).hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(button(form, CONFIRM)).toBeEnabled();
  }
  await button(form, CORRECT).click();
  await button(form, 'Enviar').dblclick();
  await expect(button(form, CONFIRM)).toBeEnabled();
  expect(sends).toEqual([]);
});

test('Pulsar Enter dos veces en un dato lleva a la revisión y no envía', async ({ page }) => {
  const sends = listenToSends(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await control(form, servicio, 'nombres').press('Enter');
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(form, CONFIRM)).toBeEnabled();
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
  await button(form, CONFIRM).dblclick();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
  expect(sends).toHaveLength(1);
});
