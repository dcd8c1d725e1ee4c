import type { Locator, Page } from '@playwright/test';
import {
  ACUSE_PDF,
  CONFIRM,
  COPY_WRITTEN,
  GO_ON_AS_CHOSEN,
  RECOVER,
  RETRY,
  SENDING_NOW,
  SENT,
} from '@/lib/ui-texts';
import { expectNoBarriers } from './support/axe';
import { expectSent, fill, press } from './support/escritura';
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
  writeAnother,
} from './support/pasos';
import { expect, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: FAILED_SEND,
});

const { servidor, anonima } = modes;

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
        await button(form, GO_ON_AS_CHOSEN).click();
      }
      await expect(reviewOf(form)).toBeVisible();
      await reviewOf(form)
        .getByText(/^Detalle técnico/)
        .click();
      await expectNoBarriers(page);
      await button(form, CONFIRM).click();
      await expect(button(form, SENDING_NOW)).toBeDisabled();
      // What comes with its words already in it is read aloud because it takes the focus.
      await expect(outcomeOf(form)).toBeFocused();
      await expectNoBarriers(page);
      letGo();
      await expectFailed(form);
      await expect(outcomeOf(form)).toBeFocused();
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
  const sent = form.getByRole('status').filter({ hasText: SENT });
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
