import { FORMS } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { FAILED_SEND } from './support/avisos';
import { expectSent, fill, press, send } from './support/escritura';
import { openForm, tileOf } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { answerQuestions, button, holdSend, outcomeOf, writeAnother } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM, RETRY } = FORMS;

const { servicio } = modes;
const away = sampleContent().sitio.data.salidaRapida;

test.use({ hosts: ['localhost', new URL(away).hostname], tolerated: FAILED_SEND });

test('Si cierro la ventana mientras se envía, un aviso dice cómo terminó y me lleva al folio', async ({
  page,
}) => {
  const alerts = answerQuestions(page, true);
  const toast = page.locator('.form-toast');
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  await press(form);
  for (const [go, arrives, role, said, lead] of [
    [CONFIRM, false, 'alert', 'Su mensaje no se envió; no se perdió.', 'Ver qué hacer'],
    [RETRY, true, 'status', 'Su mensaje se envió.', 'Ver folio'],
  ] as const) {
    const { letGo } = await holdSend(page, (route) => (arrives ? route.continue() : route.abort()));
    await button(form, go).click();
    await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
    await button(form, 'Close').click();
    await expect(form).toBeHidden();
    await expect(toast, 'Todavía no termina').toHaveCount(0);
    letGo();
    await expect(page.getByRole(role).filter({ hasText: said })).toBeVisible();
    await expect(toast, 'Otros pueden ver la pantalla').not.toContainText(/queja|denuncia/i);
    await toast.getByRole('link', { name: lead }).click();
    await expect(form).toBeVisible();
    await expect(toast).toHaveCount(0);
    if (arrives) await expect(form.getByRole('status')).toBeFocused();
    else await expect(outcomeOf(form)).toBeFocused();
  }
  await expectSent(form);
  await expect(form.locator('.folio')).toBeInViewport();
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await expect(toast, 'Ya lo vi').toHaveCount(0);
  expect(alerts).toEqual(['alert: Ocurrió un problema al enviar el correo']);

  // Another message: what says how it ended can be put away.
  await tileOf(page, servicio).click();
  await writeAnother(form);
  const { letGo } = await holdSend(page);
  await fill(form, servicio, writing(servicio, createMarker()));
  await send(form);
  await button(form, 'Close').click();
  letGo();
  await button(page.locator('body'), 'Ocultar este aviso').click();
  await expect(toast).toHaveCount(0);
});
