import { ACUSE_PDF, CONFIRM, COPY_FOLIO, RECOVER, RETRY } from '@/lib/ui-texts';
import { deliver, downloadAcuse, giveFile, MATCHES, openVerifier } from './support/acuse';
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

const { servidor, servicio, identificada, anonima } = modes;

for (const mode of [servidor, identificada])
  // Especificación: AC-04
  test(`Al 400 % lleno, corrijo, reviso, reintento y envío ${mode.title} sin moverme a los lados ni perder de vista un control`, async ({
    page,
  }) => {
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
    await expect(form.getByText('Mensaje enviado exitosamente!')).toBeInViewport();
    await expect(button(form, ACUSE_PDF)).toBeVisible();
    await expectOneScroll(form);
    await walkAll(page, form);
  });

test('Al 400 % los demás modos tampoco me mueven a los lados ni esconden un control', async ({
  page,
}) => {
  for (const mode of [servicio, anonima]) {
    const form = await openForm(page, mode);
    await press(form);
    await expect(form.getByText(mode.invalid, { exact: true })).toBeInViewport();
    await expectOneScroll(form);
    expect(await walkAll(page, form)).toBeGreaterThan(mode.fields.length);
  }
});

test('Al 400 % veo y uso la revisión de identidad', async ({ page }) => {
  const form = await openForm(page, anonima);
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
  await button(check, 'Continuar con lo que elegí').click();
  await expect(reviewOf(form).getByRole('heading')).toBeInViewport();
});

test('Al 400 % el aviso de que no se pudo copiar tampoco se desborda', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions([]);
  const { form } = await deliver(page, request, servicio);
  await button(form, COPY_FOLIO).click();
  const box = form.getByRole('textbox', { name: COPY_FOLIO });
  await expect(box).toBeVisible();
  await expect(box, 'Ni al hacerla más grande').toHaveCSS('resize', 'vertical');
  await expectOneScroll(form);
});

test('Al 400 % compruebo un acuse sin moverme a los lados', async ({ page, request }) => {
  const { form } = await deliver(page, request, servidor);
  const paper = await downloadAcuse(page, form, 'texto');
  const verifier = await openVerifier(page);
  await giveFile(verifier, paper);
  await expect(verifier.getByText(MATCHES)).toBeInViewport();
  await expectOneScroll(verifier);
});

test('Al 400 % envío la queja desde su página, y al empezar otra el folio anterior tampoco se desborda', async ({
  page,
}) => {
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
  await writeAnother(form);
  await button(form, 'Queja servicio público').click();
  await expect(form.getByText('Su mensaje anterior se envió.')).toBeVisible();
  await expectOneScroll(form);
  await walkAll(page, form);
});
