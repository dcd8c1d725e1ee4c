import type { Locator, Page } from '@playwright/test';
import { ACUSE_PDF, CONFIRM, COPY_WRITTEN, RECOVER, RETRY, SENDING } from '@/lib/ui-texts';
import { expectNoBarriers } from './support/axe';
import { expectSent, fill, press, send } from './support/escritura';
import { SEND } from './support/escena';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { modes, type ModeCase, writing } from './support/modes';
import {
  answerQuestions,
  arrive,
  button,
  checkOf,
  holdSend,
  openSaving,
  outcomeOf,
  reviewOf,
  stopClock,
  writeAnother,
} from './support/pasos';
import { expect, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: FAILED_SEND,
});

const { servidor, servicio, anonima } = modes;

/** The complaint in its own page, ready. */
async function openPage(page: Page): Promise<Locator> {
  await page.goto('/quejapublica/#queja-descripcion');
  const form = page.getByRole('main');
  await arrive(form);
  return form;
}

/**
 * One form in its page on a phone and one in its window on a computer, for what must be drawn to be
 * judged; every mode's steps are looked at in tests/unit/islands/formulario-barreras.test.tsx.
 */
const places: { mode: ModeCase; width: number; inPage?: true }[] = [
  { mode: servidor, width: 360, inPage: true },
  { mode: anonima, width: 1280 },
];

for (const { mode, width, inPage } of places)
  test.describe(() => {
    // It looks at the page nine times; each takes a second or more where the machine is busy.
    test.slow();

    // Especificación: AC-02
    test(`Ningún paso de ${mode.title}${inPage ? ', en su propia página,' : ''} tiene barreras a ${width} px: vacía, con errores, leída, enviándose, fallida, recuperada, enviada, y al empezar otra`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions([]);
      // As high as all that it holds: what is under a bar that stays in sight is no smaller for that.
      await page.setViewportSize({ width, height: 5000 });
      answerQuestions(page, true);
      let attempts = 0;
      const { letGo } = await holdSend(page, (route) =>
        attempts++ === 0 ? route.abort() : route.continue(),
      );
      const form = await (inPage ? openPage(page) : openForm(page, mode));
      await expectNoBarriers(page);
      await press(form);
      await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
      await expectNoBarriers(page);

      const values = writing(mode, createMarker());
      if (mode === anonima) values['descripcion'] = 'Mi jefe, tel. 664 555 0142, lo sabe.';
      await fill(form, mode, values);
      await press(form);
      if (mode === anonima) {
        await checkOf(form)
          .getByRole('button', { name: /^Quitar «/ })
          .first()
          .click();
        await expectNoBarriers(page);
        await button(form, 'Continuar con lo que elegí').click();
      }
      await expect(reviewOf(form)).toBeVisible();
      await reviewOf(form)
        .getByText(/^Detalle técnico/)
        .click();
      await expectNoBarriers(page);
      await button(form, CONFIRM).click();
      await expect(button(form, 'Enviando…')).toBeDisabled();
      await expectNoBarriers(page);
      letGo();
      await expectFailed(form);
      await openSaving(form);
      await button(form, COPY_WRITTEN).click();
      await expect(form.getByRole('textbox', { name: COPY_WRITTEN })).toBeVisible();
      await expectNoBarriers(page);
      await button(form, RECOVER).click();
      await expectNoBarriers(page);
      await button(form, RETRY).click();
      await expectSent(form);
      await expectNoBarriers(page);
      await startAnother(form, mode);
      await expectNoBarriers(page);
    });
  });

/** After a delivery: another message, begun in the other mode, with the earlier folio below. */
async function startAnother(form: Locator, mode: ModeCase): Promise<void> {
  const sent = form.getByRole('status').filter({ hasText: 'Mensaje enviado exitosamente!' });
  await expect(sent).toBeFocused();
  const folio = await sent.locator('.folio').innerText();
  const earlier = form.getByRole('group').filter({ hasText: 'Su mensaje anterior se envió.' });
  await expect(earlier, 'Está arriba, no entre los anteriores').toHaveCount(0);
  await expect(button(form, 'Enviar'), 'El formulario dejó su lugar').toHaveCount(0);
  await writeAnother(form);
  await expect(sent).toHaveCount(0);
  await expect(control(form, mode, mode.fields[0] ?? '')).toBeFocused();
  if (mode.dialog)
    await form.getByRole('button', { name: /^(Queja servi|Activar|Desactivar)/ }).click();
  else await control(form, mode, 'nombre').fill('Ana');
  await press(form);
  await expect(form.getByRole('alert')).toContainText(mode.invalid);
  await expect(earlier).toContainText(`Su mensaje anterior se envió. Folio de envío: ${folio}`);
  await expect(button(earlier, ACUSE_PDF)).toHaveCount(0);
  await earlier.getByText(folio, { exact: true }).click();
  await expect(button(earlier, ACUSE_PDF)).toBeVisible();
}

test('De un servicio ocupado se anuncia que ya puedo reintentar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'No' }));
  const passWait = (waiting: Locator) =>
    expect(async () => {
      await page.clock.runFor(1000);
      expect(await waiting.isEnabled()).toBe(true);
    }).toPass({ intervals: [10] });
  /** Sending takes a turn of the page, which stands still. */
  const passUntil = (awaited: Locator) =>
    expect(async () => {
      await page.clock.runFor(1);
      expect(await awaited.isVisible()).toBe(true);
    }).toPass({ intervals: [10] });
  const form = await openForm(page, servicio);
  const [timer, retry] = [form.getByRole('timer'), button(form, RETRY)];
  await fill(form, servicio, writing(servicio, createMarker()));
  await stopClock(page);
  await send(form);
  await passUntil(timer);
  await expectFailed(form);
  await expect(timer).toHaveText(/^Podrá reintentar en \d+ s\.$/);
  await expect(retry).toBeDisabled();
  const actions = form.locator('.form-actions').filter({ hasText: RETRY });
  const region = actions.locator('p[aria-live=polite]');
  await expect(region, 'Está antes que sus palabras').toBeEmpty();
  await passWait(retry);
  await expect(region).toHaveText('Ya puede reintentar.');

  await retry.click();
  await passUntil(timer);
  await expect(timer).toHaveText(/^Podrá reintentar/);
  await button(form, RECOVER).click();
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await expect(timer).toHaveText(/^Podrá enviar en \d+ s\.$/);
  await page.unroute(SEND);
  const confirm = button(form, CONFIRM);
  await passWait(confirm);
  await confirm.click();
  await passUntil(form.getByText(/exitosamente/));
  await expectSent(form);
});

test('Los errores se anuncian, reciben el foco y llevan al campo, sin salir de la ventana', async ({
  page,
}) => {
  const form = await openForm(page, servidor);
  await press(form);
  const summary = form.getByRole('alert');
  await expect(summary).toContainText(servidor.invalid);
  await expect(outcomeOf(form).filter({ has: page.getByRole('alert') })).toBeFocused();
  const link = summary.getByRole('link').first();
  await link.click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('En la página de queja pública, cada error lleva a su campo', async ({ page }) => {
  const form = await openPage(page);
  await press(form);
  const summary = form.getByRole('alert');
  await summary.getByRole('link', { name: 'Cargo' }).click();
  await expect(form.getByLabel('Cargo', { exact: true })).toBeFocused();
});

// Especificación: 8-03
test('Se anuncia que mi mensaje va saliendo, que falló y que llegó', async ({ page }) => {
  answerQuestions(page, true);
  let attempts = 0;
  const { letGo } = await holdSend(page, (route) =>
    attempts++ === 0 ? route.abort() : route.continue(),
  );
  const form = await openForm(page, servicio);
  // What comes with its words already in it is read aloud because it takes the focus.
  const box = outcomeOf(form);
  const status = form.getByRole('status');
  await fill(form, servicio, writing(servicio, createMarker()));
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await expect(box).toBeEmpty();
  await button(form, CONFIRM).click();
  await expect(status).toHaveText(SENDING);
  await expect(box).toBeFocused();
  letGo();
  await expect(box.getByRole('alert')).toContainText('Ocurrió un problema al enviar el correo');
  await expect(box).toBeFocused();
  await button(form, RETRY).click();
  await expect(status).toContainText('Mensaje enviado exitosamente!');
  await expect(status).toBeFocused();
});
