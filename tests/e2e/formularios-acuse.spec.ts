import type { Locator, Page } from '@playwright/test';
import { CONFIRM, COPY_FOLIO } from '@/lib/ui-texts';
import { fill, press } from './support/escritura';
import {
  deliver,
  downloadAcuse,
  downloadWith,
  formats,
  giveFile,
  MATCHES,
  openVerifier,
} from './support/acuse';
import { openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { SEND } from './support/escena';
import { allModes, modes, writing } from './support/modes';
import { answerQuestions, button, holdSend } from './support/pasos';
import { pressOn, walkTo } from './support/teclado';
import { copied } from './support/portapapeles';
import { expect, test } from './support/test';

test.use({
  tolerated: FAILED_SEND,
});

const { servidor, servicio } = modes;

const shown = (form: Locator, folio: string) => form.getByText(folio, { exact: true });

/** Confirms what stands written. @returns the folio that leaves with it */
async function confirmedFolio(page: Page, form: Locator): Promise<string> {
  await press(form);
  const sending = page.waitForRequest(SEND);
  await button(form, CONFIRM).click();
  const { template_params } = (await sending).postDataJSON() as {
    template_params: { folio: string };
  };
  return template_params.folio;
}

test('El folio no está en la página hasta que el servicio confirma el envío', async ({ page }) => {
  const { letGo } = await holdSend(page);
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  const folio = await confirmedFolio(page, form);
  await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
  expect(await page.content()).not.toContain(folio);
  letGo();
  await expect(shown(form, folio)).toBeVisible();
});

test('Si el envío falla no aparece ningún folio ni acuse', async ({ page }) => {
  answerQuestions(page, true);
  await page.route(SEND, (route) => route.abort());
  const form = await openForm(page, servicio);
  await fill(form, servicio, writing(servicio, createMarker()));
  const folio = await confirmedFolio(page, form);
  await expectFailed(form);
  expect(await page.content()).not.toContain(folio);
  await expect(form.getByRole('button', { name: /folio|acuse/i })).toHaveCount(0);
});

test('Copio el folio y es el que llegó', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { form, params } = await deliver(page, request, servicio);
  await button(form, COPY_FOLIO).click();
  await expect(form.getByText('Copiado.')).toBeVisible();
  expect(await copied(page)).toBe(params['folio']);
});

test('Si el navegador no deja copiar, el folio queda a la vista para copiarlo a mano', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions([]);
  const { form, params } = await deliver(page, request, servicio);
  await button(form, COPY_FOLIO).click();
  await expect(form.getByText(/no deja copiar/)).toBeVisible();
  const byHand = form.getByRole('textbox', { name: COPY_FOLIO });
  await expect(byHand).toHaveValue(params['folio'] ?? '');
  await byHand.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(params['folio']);
});

/** What the verifier lists, by its name; a name that repeats keeps all its values. */
async function listed(verifier: Locator): Promise<string[]> {
  await expect(verifier.getByRole('status').first()).toBeFocused();
  return verifier.locator('dl.review dd').allTextContents();
}

/** All that the page asks of any server from now on, but the site's own scripts. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const script = request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/_/');
    if (!script) asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}

for (const mode of allModes)
  // Especificación: PR-06
  test(`El acuse de ${mode.title} lleva el folio que llegó, y se comprueba sin salir de mi equipo`, async ({
    page,
    request,
  }) => {
    const { form, params } = await deliver(page, request, mode);
    const { folio = '', ...sent } = params;
    await expect(shown(form, folio)).toBeVisible();
    const papers = [];
    for (const format of formats) papers.push(await downloadAcuse(page, form, format));
    const name = `acuse-${folio.slice(2, -2)}`;
    expect(papers.map((paper) => paper.name)).toEqual([`${name}.pdf`, `${name}.txt`]);
    expect(papers[0]?.buffer.subarray(0, 5).toString()).toBe('%PDF-');
    expect(papers[1]?.buffer.toString()).toContain(`Folio de envío: ${folio}\n`);

    const verifier = await openVerifier(page);
    const asked = listen(page);
    for (const paper of papers) {
      await giveFile(verifier, paper);
      await expect(verifier.getByText(MATCHES)).toBeVisible();
      await expect(verifier.getByText(`Archivo: ${paper.name}`)).toBeVisible();
      const [shownFolio, , , ...values] = await listed(verifier);
      expect(shownFolio).toBe(folio);
      expect(values).toEqual(Object.values(sent));
    }
    expect(asked).toEqual([]);
  });

test('Del aviso de éxito paso a la página que comprueba el acuse', async ({ page, request }) => {
  const { form } = await deliver(page, request, servidor);
  const opening = page.context().waitForEvent('page');
  await form.getByRole('link', { name: '¿Llegó? ¿En qué va?' }).click();
  const verifier = await opening;
  await expect(verifier).toHaveURL('/acuse/verificar/');
  await expect(verifier.getByRole('heading', { level: 1 })).toHaveText(
    'Comprobar un acuse de envío',
  );
});

test('Sin ratón copio el folio, descargo los dos acuses y los compruebo en su página', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { form, params } = await deliver(page, request, modes.anonima);
  const { folio = '' } = params;
  await expect(form.getByRole('status')).toBeFocused();
  await pressOn(page, button(form, COPY_FOLIO), 'Space');
  await expect(form.getByText('Copiado.')).toBeVisible();
  expect(await copied(page)).toBe(folio);
  const papers = [];
  for (const format of formats) {
    await walkTo(page, button(form, `Descargar acuse (${format})`));
    papers.push(await downloadWith(page, () => page.keyboard.press('Enter')));
  }
  const opening = context.waitForEvent('page');
  await pressOn(page, form.getByRole('link', { name: '¿Llegó? ¿En qué va?' }));

  const verifier = await opening;
  const file = verifier.getByLabel('Acuse que descargó');
  await walkTo(verifier, file);
  for (const paper of papers) {
    // The system's own window chooses the file.
    await file.setInputFiles(paper);
    await expect(verifier.getByText(`Archivo: ${paper.name}`)).toBeVisible();
    await expect(verifier.getByText(MATCHES)).toBeVisible();
    await expect(verifier.getByRole('status').first()).toBeFocused();
    await walkTo(verifier, file, 'Shift+Tab', 1);
  }
  await walkTo(verifier, verifier.getByLabel('O escriba un folio de envío'));
  await verifier.keyboard.type(folio);
  await expect(verifier.getByRole('status').last()).toHaveText(`${folio} está bien escrito.`);
});
