import { readdirSync } from 'node:fs';
import path from 'node:path';
import { boletin } from '../unit/documentos/boletin';
import { telephonePhoto } from '../unit/redaccion/fotos/foto';
import { expectContrast, expectNoBarriers } from './support/axe';
import { expectEffort, Recorrido } from './support/recorrido';
import { expectFits, openPiece, PUBLISHED, save, saySiteFolder, test } from './support/redaccion';
import { expect } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
const TITLE = 'Invitan a vigilar las obras';

test('Cambio un título y pongo un boletín de tres páginas sin limpiar nada, los publico, y el título vuelve a como estaba', async ({
  page,
  newsroom,
}) => {
  const before = newsroom.read(RELEASE);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  saySiteFolder(newsroom);
  await page.goto(newsroom.address);
  await openPiece(page, RELEASE);
  await page.getByLabel(/^Título/).fill(TITLE);
  await save(page);

  const way = new Recorrido(page);
  await way.tap(page.getByRole('link', { name: 'Hoy', exact: true }));
  await way.tap(page.getByRole('link', { name: 'Nuevo comunicado' }));
  const buffer = Buffer.from(boletin(await telephonePhoto()));
  way.effort.taps += 2;
  await page
    .getByLabel('Traer un Word')
    .setInputFiles({ name: 'Boletín 045.docx', mimeType: '', buffer });
  await way.tap(button('Aceptar todos'));
  await expect(page.getByRole('heading', { name: 'Revise esto (3)' })).toBeVisible();
  await expectNoBarriers(page);
  await way.tap(button('Empezar con este texto'));
  await way.tap(button('Guardar'));
  await expect(page.getByText('Guardado. Falta publicarlo.')).toBeVisible();
  await way.tap(page.getByRole('link', { name: /^Publicar/ }));
  await expect(page.getByText(/primera publicación/)).toBeVisible();
  await expectNoBarriers(page);
  await way.tap(button('Publicar'));
  await expect(page.getByText(/^Publicado a las \d+:\d\d$/)).toBeVisible(PUBLISHED);
  expectEffort(way, { taps: 9 });
  const published = (slug: string) => newsroom.read(`../sitio/actual/prensa/${slug}/index.html`);
  expect(published('invitan-a-comisarios-sociales')).toContain(TITLE);
  const name = readdirSync(path.join(newsroom.root, 'content/prensa')).find((file) =>
    file.startsWith('abre-sindicatura'),
  );
  expect(published(path.basename(name ?? '', '.md'))).toContain('Identificación oficial.');
  const saved = newsroom.read(`content/prensa/${name}`);
  expect(saved).toMatch(/^fecha: 2026-11-12$/m);
  expect(saved).toMatch(/^alt: Personal de la Sindicatura Procuradora atiende a una vecina/m);
  expect(saved).toContain('\n## Requisitos\n\n1. Identificación oficial.\n');
  expect(saved).not.toMatch(/AYUNTAMIENTO|ATENTAMENTE|c\.c\.p|o0o/);

  await openPiece(page, RELEASE);
  await page.getByText('Más', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Historia', exact: true }).click();
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
