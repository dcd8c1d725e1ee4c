import { expectContrast, expectNoBarriers } from './support/axe';
import { expectFits, openPiece, PUBLISHED, save, saySiteFolder, test } from './support/redaccion';
import { expect } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const TITLE = 'Invitan a vigilar las obras';

test('Cambio un título, lo publico, y vuelvo a como estaba antes', async ({ page, newsroom }) => {
  const before = newsroom.read(RELEASE);
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  saySiteFolder(newsroom);
  await page.goto(newsroom.address);
  await openPiece(page, RELEASE);
  await page.getByLabel(/^Título/).fill(TITLE);
  await save(page);
  await go('Publicar');
  await expect(page.getByText(/primera publicación/)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/^Publicado a las \d+:\d\d$/)).toBeVisible(PUBLISHED);
  expect(
    newsroom.read('../sitio/actual/prensa/invitan-a-comisarios-sociales/index.html'),
  ).toContain(TITLE);

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
