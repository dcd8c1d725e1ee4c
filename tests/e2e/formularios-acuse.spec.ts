import type { Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { deliver, downloadWith, formats, MATCHES } from './support/acuse';
import { modes } from './support/modes';
import { button } from './support/pasos';
import { copied } from './support/portapapeles';
import { pressOn, walkTo } from './support/teclado';
import { expect, test } from './support/test';

const { COPY_FOLIO } = FORMS;

/** Leaves out the site's own scripts. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const script = request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/_/');
    if (!script) asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}

// Especificación: PR-06
test('Sin ratón copio el folio, descargo los dos acuses y los compruebo en su página, sin que salgan de mi equipo', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { form, params } = await deliver(page, request, modes.anonima);
  const { folio = '', ...sent } = params;
  await expect(form.getByRole('status')).toBeFocused();
  await pressOn(page, button(form, COPY_FOLIO), 'Space');
  await expect(form.getByText('Copiado.')).toBeVisible();
  expect(await copied(page)).toBe(folio);
  const papers = [];
  for (const format of formats) {
    await walkTo(page, button(form, `Descargar acuse (${format})`));
    papers.push(await downloadWith(page, () => page.keyboard.press('Enter')));
  }
  const name = `acuse-${folio.slice(2, -2)}`;
  expect(papers.map((paper) => paper.name)).toEqual([`${name}.pdf`, `${name}.txt`]);
  const opening = context.waitForEvent('page');
  await pressOn(page, form.getByRole('link', { name: '¿En qué va mi queja o denuncia?' }));

  const verifier = await opening;
  await expect(verifier).toHaveURL('/acuse/verificar/');
  await walkTo(verifier, verifier.getByLabel('Escriba su folio de envío'));
  const asked = listen(verifier);
  await verifier.keyboard.type(folio);
  await expect(verifier.getByRole('status').first()).toContainText(folio);
  const file = verifier.getByLabel('Acuse que descargó');
  await walkTo(verifier, file);
  for (const paper of papers) {
    // The file dialog is the system's: no key of the page reaches it.
    await file.setInputFiles(paper);
    await expect(verifier.getByText(paper.name)).toBeVisible();
    await expect(verifier.getByText(MATCHES)).toBeVisible();
    await expect(verifier.getByRole('status').last()).toBeFocused();
    const [shown, , , ...values] = await verifier.locator('dl.review dd').allTextContents();
    expect([shown, ...values]).toEqual([folio, ...Object.values(sent)]);
    await walkTo(verifier, file, 'Shift+Tab', 1);
  }
  expect(asked).toEqual([]);
});
