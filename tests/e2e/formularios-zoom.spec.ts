import {
  ACUSE_PDF,
  CONFIRM,
  COPY_FOLIO,
  GO_ON_AS_CHOSEN,
  RECOVER,
  RETRY,
  SENT,
} from '@/lib/ui-texts';
import { downloadAcuse, giveFile, MATCHES, openVerifier } from './support/acuse';
import { expectSent, expectWritten, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { modes, writing } from './support/modes';
import {
  answerQuestions,
  arrive,
  button,
  checkOf,
  holdSend,
  reviewOf,
  writeAnother,
} from './support/pasos';
import { expect, test } from './support/test';
import { expectOneScroll, walkAll, ZOOM_400 } from './support/zoom';

test.use({
  viewport: ZOOM_400,
  tolerated: FAILED_SEND,
});

const { servidor, identificada, anonima } = modes;

// Especificación: AC-04
test('Al 400 % lleno, corrijo, reviso, reintento y envío la denuncia sin moverme a los lados ni perder de vista un control', async ({
  page,
}) => {
  const mode = identificada;
  answerQuestions(page, true);
  let attempts = 0;
  const { letGo } = await holdSend(page, (route) =>
    attempts++ === 0 ? route.abort() : route.continue(),
  );
  const form = await openForm(page, mode);
  await expectOneScroll(form);
  await press(form);
  await expect(form.getByText(mode.invalid, { exact: true })).toBeInViewport();
  await expectOneScroll(form);
  expect(await walkAll(page, form)).toBeGreaterThan(mode.fields.length);

  const values = writing(mode, createMarker());
  await fill(form, mode, values);
  await press(form);
  await expect(reviewOf(form).getByRole('heading')).toBeInViewport();
  await expectOneScroll(form);
  await walkAll(page, form);
  await button(form, CONFIRM).click();
  await expect(form.getByText('Enviando su mensaje.')).toBeInViewport();
  await expectOneScroll(form);
  letGo();
  await expectFailed(form);
  await expect(form.getByText(/^Ocurrió un problema al enviar/)).toBeInViewport();
  await expectOneScroll(form);
  await button(form, RECOVER).click();
  await expect(control(form, mode, mode.fields[0] ?? '')).toBeInViewport();
  await expectWritten(form, mode, values);
  await expectOneScroll(form);
  await walkAll(page, form);
  await button(form, RETRY).click();
  await expectSent(form);
  await expect(form.getByText(SENT)).toBeInViewport();
  await expect(button(form, ACUSE_PDF)).toBeVisible();
  await expectOneScroll(form);
  await walkAll(page, form);
});

test('Al 400 % veo los errores de la anónima y uso la revisión de identidad', async ({ page }) => {
  const form = await openForm(page, anonima);
  await press(form);
  await expect(form.getByText(anonima.invalid, { exact: true })).toBeInViewport();
  await expectOneScroll(form);
  await fill(form, anonima, {
    lugar: 'Mi casa, tel. 664 555 0111',
    descripcion: `Me llamo Ana Pérez. ${'Algo largo. '.repeat(40)} ana.perez.de.la.torre.y.garcia.conde@correo-de-la-colonia-centro.example`,
  });
  await press(form);
  const check = checkOf(form);
  await expect(check.getByRole('heading')).toBeInViewport();
  await expectOneScroll(form);
  await walkAll(page, form);
  await check
    .getByRole('button', { name: /^Quitar «/ })
    .first()
    .click();
  await button(check, GO_ON_AS_CHOSEN).click();
  await expect(reviewOf(form).getByRole('heading')).toBeInViewport();
});

test('Al 400 % envío la queja desde su página; ni lo que no se pudo copiar, ni el folio anterior al empezar otra, ni su acuse al comprobarlo se desbordan', async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await page.goto('/quejapublica/');
  const form = page.getByRole('main');
  await arrive(form);
  await fill(form, servidor, writing(servidor, createMarker()));
  await press(form);
  await expect(reviewOf(form).getByRole('heading')).toBeInViewport();
  await expectOneScroll(form);
  await button(form, CONFIRM).click();
  await expectSent(form);
  await expectOneScroll(form);
  const folio = await form.locator('.folio').innerText();
  await button(form, COPY_FOLIO).click();
  const byHand = form.getByRole('textbox', { name: COPY_FOLIO });
  await expect(byHand).toHaveValue(folio);
  await expect(byHand, 'Ni al hacerla más grande').toHaveCSS('resize', 'vertical');
  await byHand.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(folio);
  await expectOneScroll(form);
  const paper = await downloadAcuse(page, form, 'texto');
  await writeAnother(form);
  await button(form, 'Queja servicio público').click();
  await expect(form.getByText('Su mensaje anterior se envió.')).toBeVisible();
  await expectOneScroll(form);
  await walkAll(page, form);

  const verifier = await openVerifier(page);
  await giveFile(verifier, paper);
  await expect(verifier.getByText(MATCHES)).toBeInViewport();
  await expectOneScroll(verifier);
});
