import { FORMS } from '@/lib/ui-texts';
import { expectSent, fill } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, listenToSends, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM, CORRECT } = FORMS;

const { servicio } = modes;

test('Ni dos clics ni dos veces Enter pasan de la revisión, y dos clics en «Confirmar y enviar» entregan un solo mensaje', async ({
  page,
  request,
}) => {
  const sends = listenToSends(page);
  const marker = createMarker();
  const form = await openForm(page, servicio);
  const confirm = button(form, CONFIRM);
  await fill(form, servicio, writing(servicio, marker));
  // The second click falls where the confirmation now stands, as under a finger that did not move; nor
  // does it lead back, wherever it falls.
  await button(form, 'Enviar').click();
  for (const name of [CONFIRM, CORRECT, 'Cambiar «Nombre completo»']) {
    await button(form, name).hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(confirm).toBeEnabled();
  }
  await button(form, CORRECT).click();
  await button(form, 'Enviar').dblclick();
  await expect(confirm).toBeEnabled();
  await button(form, CORRECT).click();
  await control(form, servicio, 'nombres').press('Enter');
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
  const carets = await page.evaluate(() => getSelection()?.rangeCount);
  expect(carets, 'Un lector de pantalla no sigue desde donde estaban los datos').toBe(0);
  await page.keyboard.press('Enter');
  await expect(confirm).toBeEnabled();
  expect(sends).toEqual([]);

  await confirm.dblclick();
  await expectSent(form);
  expect(await messagesWith(request, marker)).toHaveLength(1);
  expect(sends).toHaveLength(1);
});
