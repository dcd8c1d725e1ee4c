import { expectContrast, expectNoBarriers } from './support/axe';
import { expectFits, openPiece, PUBLISHED, save, saySiteFolder, test } from './support/redaccion';
import { expect } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const TITLE = 'Invitan a vigilar las obras';

test('Publico, cambio un título, veo qué cambia, publico otra vez, y vuelvo a como estaba antes', async ({
  page,
  newsroom,
}) => {
  const before = newsroom.read(RELEASE);
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const publish = page.getByRole('button', { name: 'Publicar' });
  await page.goto(newsroom.address);
  await go('Publicar');
  // The first check of a newsroom reads every file.
  const nowhere = page.getByText(/Todavía no se ha dicho a dónde va/);
  await expect(nowhere).toBeVisible({ timeout: 90_000 });
  await expect(publish).toBeDisabled();
  saySiteFolder(newsroom);
  await page.reload();
  await expect(page.getByText(/primera publicación/)).toBeVisible();
  await expectNoBarriers(page);
  await publish.click();
  await expect(page.getByText(/^Publicado a las \d+:\d\d$/)).toBeVisible(PUBLISHED);
  const address = '../sitio/actual/prensa/invitan-a-comisarios-sociales/index.html';
  expect(newsroom.read(address)).not.toContain(TITLE);

  await openPiece(page, RELEASE);
  await page.getByLabel(/^Título/).fill(TITLE);
  await save(page);
  await go('Publicar');
  await expect(page.getByText(/^Cambia esto: 1 página, 1 PDF, la portada/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE }).last()).toBeVisible();
  await publish.click();
  await expect(page.getByText(/^Nada cambió en los contenidos/)).toBeVisible(PUBLISHED);
  expect(newsroom.read(address)).toContain(TITLE);

  await openPiece(page, RELEASE);
  await go('Historia de esta pieza');
  await page
    .getByRole('button', { name: /Corrige «/ })
    .first()
    .click();
  await expect(page.locator('ins')).toHaveText(TITLE);
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page);
  await page.getByRole('button', { name: /Empieza el sitio/ }).click();
  await page.getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();
  expect(newsroom.read(RELEASE)).toBe(before);
  expect(await page.locator('body').innerText()).not.toMatch(/\bgit\b|commit|YAML|Markdown/i);
});
