import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectContrast, expectNoBarriers } from './support/axe';
import { openNewsroom, type Newsroom } from './support/redaccion';
import { expect, test } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const TITLE = 'Invitan a vigilar las obras';
// Its build takes no time: the real one is that of `npm run build`, with tests of its own.
const PROGRAM = path.resolve(import.meta.dirname, '../unit/redaccion/publish-program.ts');

let newsroom: Newsroom;
let site: string;
test.beforeAll(async () => {
  newsroom = await openNewsroom('--publicador', PROGRAM);
  site = `${newsroom.root}-sitio`;
});
test.afterAll(async () => {
  await newsroom.close();
  rmSync(site, { recursive: true, force: true });
});

test('Publico, cambio un título, veo qué cambia, publico otra vez, y vuelvo a como estaba antes', async ({
  page,
}) => {
  test.slow();
  const before = newsroom.read(RELEASE);
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const publish = page.getByRole('button', { name: 'Publicar' });
  await page.goto(newsroom.address);
  await go('Publicar');
  // The first check of a newsroom reads every file.
  const nowhere = page.getByText(/Todavía no se ha dicho a dónde va/);
  await expect(nowhere).toBeVisible({ timeout: 90_000 });
  await expect(publish).toBeDisabled();
  writeFileSync(
    path.join(newsroom.root, 'redaccion.json'),
    JSON.stringify({ entrega: { carpeta: site } }),
  );
  await page.reload();
  await expect(page.getByText(/primera publicación/)).toBeVisible();
  await expectNoBarriers(page);
  await publish.click();
  await expect(page.getByText(/^Publicado a las \d+:\d\d$/)).toBeVisible();
  expect(readFileSync(path.join(site, 'actual/index.html'), 'utf8')).toContain('<p>1</p>');

  await page.evaluate((hash) => (window.location.hash = hash), RELEASE);
  await page.getByLabel(/^Título/).fill(TITLE);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await go('Publicar');
  await expect(page.getByText(/^Cambia esto: 1 página, 1 PDF, la portada/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE }).last()).toBeVisible();
  await publish.click();
  await expect(page.getByText(/^Nada cambió en los contenidos/)).toBeVisible();

  await page.evaluate((hash) => (window.location.hash = hash), RELEASE);
  await go('Historia de esta pieza');
  await page.getByRole('button', { name: /Guardado/ }).click();
  await expect(page.locator('ins')).toHaveText(TITLE);
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /empezó la historia/ }).click();
  await page.getByRole('button', { name: 'Volver a esta versión' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();
  expect(newsroom.read(RELEASE)).toBe(before);
  expect(await page.locator('body').innerText()).not.toMatch(/\bgit\b|commit|YAML|Markdown/i);
});
