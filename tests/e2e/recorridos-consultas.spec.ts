import type { Page } from '@playwright/test';
import { withoutFirefox } from './support/firefox';
import { expectEffort, Recorrido } from './support/recorrido';
import { expect, test } from './support/test';

test.skip(withoutFirefox, 'No hay Firefox en este equipo.');
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function search(page: Page, way: Recorrido, words: string) {
  await page.goto('/default/');
  await way.tap(page.getByRole('main').getByRole('link', { name: /^Otra cosa/ }));
  await page.waitForURL(/\/buscar\//);
  await way.write(page.getByRole('main').getByRole('searchbox').first(), words);
  return page.getByRole('search').getByRole('listitem').first();
}

async function fromMenu(page: Page, way: Recorrido, ...names: string[]) {
  await page.goto('/default/');
  await way.tap(page.getByRole('banner').getByRole('button', { name: /^men[uú]$/i }));
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const name of names) await way.tap(menu.getByText(name, { exact: true }));
}

test('Con el buscador llego al documento de la NTA-33', async ({ page }) => {
  const way = new Recorrido(page);
  const first = await search(page, way, 'nta33');
  await way.tap(first.getByRole('link'));
  await page.waitForURL('**/normatividad/nta-33/');
  const main = page.getByRole('main');
  await expect(main.getByText('Vigente', { exact: true })).toBeInViewport();
  const downloading = page.waitForEvent('download');
  await way.tap(main.getByRole('link', { name: /^Abrir el documento/ }));
  expect((await downloading).suggestedFilename()).toBe('normas-administrativas-NTA-33.pdf');
  expectEffort(way, { taps: 4, scroll: 200, words: 135 });
});

test('Por el menú sé en qué estado está la NTA-33', async ({ page }) => {
  const way = new Recorrido(page);
  await page.goto('/default/');
  await way.tap(page.getByRole('banner').getByRole('button', { name: /^men[uú]$/i }));
  const services = page.getByRole('navigation', { name: 'Servicios' });
  await way.tap(services.getByRole('link', { name: 'Catálogo de normas' }));
  await page.waitForURL('**/normatividad/catalogo/');
  const main = page.getByRole('main');
  await way.write(main.getByLabel('Clave o palabra'), 'nta-33');
  await expect(main.getByText('1 norma coincide.')).toBeVisible();
  await way.read(main.getByRole('link', { name: /NTA-33/ }).first());
  expectEffort(way, { taps: 3, scroll: 366, words: 120 });
});

test('Por el directorio llamo a la Dirección de Normatividad, extensión incluida', async ({
  page,
}) => {
  const way = new Recorrido(page);
  await fromMenu(page, way, 'Directorio');
  await page.waitForURL('**/directorio/');
  const box = page.getByLabel(/^Filtrar/);
  await expect(box).toBeInViewport();
  await way.write(box, 'normatividad');
  await expect(page.locator('#contraloria')).toBeHidden();
  const call = page.locator('#normatividad').getByRole('link', { name: /ext\. 1701$/ });
  await way.read(call);
  await expect(call).toHaveAttribute('href', 'tel:+526645550100,1701');
  const { height } = (await call.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  expectEffort(way, { taps: 3, scroll: 400, words: 150 });
});

test('Sé qué papeles llevar por mi vehículo remolcado', async ({ page }) => {
  const way = new Recorrido(page);
  await page.goto('/default/');
  await way.tap(page.locator('main a[href="/vehiculosremolcados/"]').first());
  await page.waitForURL('**/vehiculosremolcados/');
  await way.tap(page.getByRole('link', { name: '¿Qué papeles llevo?' }));
  await way.read(page.getByText('Tarjeta de circulación.'));
  expectEffort(way, { taps: 2, scroll: 1500, words: 430 });
});
