import { expectNoBarriers } from './support/axe';
import { deliver, downloadAcuse, formats, giveFile, openVerifier } from './support/acuse';
import { expectSent, fill, press, send, writing } from './support/escritura';
import { allModes, modes, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { answerQuestions, button, checkOf, holdSend, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: FAILED_SEND,
});

for (const mode of allModes) {
  for (const width of [1280, 360]) {
    test(`El formulario de ${mode.title} no tiene barreras a ${width} px, ni con errores ni enviado`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const form = await openForm(page, mode);
      await expectNoBarriers(page);
      await press(form);
      await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await fill(form, mode, writing(mode, createMarker()));
      await send(form);
      await expectSent(form);
      await expectNoBarriers(page);
    });
  }

  test(`Los errores de ${mode.title} se anuncian, reciben el foco y llevan al campo`, async ({
    page,
  }) => {
    const form = await openForm(page, mode);
    await press(form);
    const summary = form.getByRole('alert');
    await expect(summary).toContainText(mode.invalid);
    await expect(form.getByRole('status').filter({ has: page.getByRole('alert') })).toBeFocused();
    const link = summary.getByRole('link').first();
    await link.click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('En la página de queja pública, cada error lleva a su campo', async ({ page }) => {
  await page.goto('/quejapublica/#queja-descripcion');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  await press(form);
  const summary = form.getByRole('alert');
  await summary.getByRole('link', { name: 'Cargo' }).click();
  await expect(form.getByLabel('Cargo', { exact: true })).toBeFocused();
});

const WIDTHS = [1280, 360];
const { servidor, servicio, anonima } = modes;

for (const mode of [servidor, anonima])
  for (const width of WIDTHS)
    test(`Ningún paso de ${mode.title} tiene barreras a ${width} px: lectura, envío, falla y recuperación`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions([]);
      await page.setViewportSize({ width, height: 800 });
      answerQuestions(page, true);
      const { letGo } = await holdSend(page, (route) => route.abort());
      const form = await openForm(page, mode);
      const values = writing(mode, createMarker());
      await fill(form, mode, { ...values, descripcion: 'Mi jefe, tel. 664 555 0142, lo sabe.' });
      await press(form);
      if (mode === anonima) {
        await checkOf(form)
          .getByRole('button', { name: /^Quitar/ })
          .first()
          .click();
        await expectNoBarriers(page);
        await button(form, 'Enviar de todos modos').click();
      }
      await expect(reviewOf(form)).toBeVisible();
      await expectNoBarriers(page);
      await button(form, 'Confirmar y enviar').click();
      await expect(button(form, 'Enviando…')).toBeDisabled();
      await expectNoBarriers(page);
      letGo();
      await expectFailed(form);
      await button(form, 'Copiar lo escrito').click();
      await expect(form.getByRole('textbox', { name: 'Copiar lo escrito' })).toBeVisible();
      await expectNoBarriers(page);
      await button(form, 'Recuperar lo escrito').click();
      await expectNoBarriers(page);
    });

test('Se anuncia que mi mensaje va saliendo, que falló y que llegó', async ({ page }) => {
  answerQuestions(page, true);
  let attempts = 0;
  const { letGo } = await holdSend(page, (route) =>
    attempts++ === 0 ? route.abort() : route.continue(),
  );
  const form = await openForm(page, servicio);
  const live = form.getByRole('status');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  // A region that comes with its words already in it is not read aloud: it must stand before them.
  const region = await live.elementHandle();
  const stands = () => region?.evaluate((element) => element.isConnected);
  await fill(form, servicio, writing(servicio, createMarker()));
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await expect(live).toBeEmpty();
  await button(form, 'Confirmar y enviar').click();
  await expect(live).toHaveText('Enviando su mensaje. No cierre esta página.');
  letGo();
  await expect(live.getByRole('alert')).toContainText('Ocurrió un problema al enviar el correo');
  await expect(live).toBeFocused();
  await button(form, 'Reintentar el envío').click();
  await expect(live).toContainText('Mensaje enviado exitosamente!');
  await expect(live).toBeFocused();
  expect(await stands()).toBe(true);
});

for (const width of WIDTHS)
  test(`La página que comprueba acuses no tiene barreras a ${width} px, ni antes ni después`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { form, params } = await deliver(page, request, servidor);
    const papers = [];
    for (const format of formats) papers.push(await downloadAcuse(page, form, format));
    const verifier = await openVerifier(page);
    await expectNoBarriers(page);
    for (const paper of [...papers, { ...papers[0]!, buffer: Buffer.from('otra cosa') }]) {
      await giveFile(verifier, paper);
      await expect(verifier.getByRole('status').first()).toBeFocused();
      await expectNoBarriers(page);
    }
    await verifier.getByLabel('O escriba un folio de envío').fill(params['folio'] ?? '');
    await expect(verifier.getByText(/está bien escrito/)).toBeVisible();
    await expectNoBarriers(page);
  });

test('El organigrama con su lupa no tiene barreras', async ({ page }) => {
  await page.goto('/default/#organigrama');
  const lens = page.getByRole('group', { name: /^Lupa/ });
  await lens.focus();
  await expect(page.locator('[data-island=Lens][data-hydrated]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.lens')).toBeVisible();
  await expectNoBarriers(page);
});
