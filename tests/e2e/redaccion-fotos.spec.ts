import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { telephonePhoto, tells } from '../unit/redaccion/fotos/foto';
import { expectNoBarriers } from './support/axe';
import { openPiece, save, test } from './support/redaccion';
import { expect } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
test.beforeEach(async ({ page, newsroom }) => {
  await page.goto(newsroom.address);
  await openPiece(page, RELEASE);
});

test('Pongo en un comunicado una foto del teléfono: la recorto sin ratón, la describo, y se ve como va a quedar', async ({
  page,
  newsroom,
}) => {
  const buffer = await telephonePhoto(4000, 3000);
  await page.getByRole('button', { name: 'Cambiar «Imagen»' }).click();
  await page
    .getByLabel('Cambiar la fotografía')
    .setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: 'Recorte de la fotografía' })).toBeFocused();
  await expectNoBarriers(page);
  await page.getByLabel('Esquina de abajo a la derecha').focus();
  await page.keyboard.press('Control+ArrowLeft');
  await page.getByLabel(/^Marco/).focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Control+ArrowUp');
  await page.getByRole('button', { name: 'Usar' }).focus();
  await page.keyboard.press('Enter');

  const words = page.getByLabel(/^Descripción de la imagen/);
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await words.fill('Una pared roja sobre el pasto del parque.');
  await save(page);

  const [, address = ''] =
    /^imagen: (\/imagenes\/invitan-a-comisarios-sociales-[0-9a-f]{10}\.jpg)$/m.exec(
      newsroom.read(RELEASE),
    ) ?? [];
  const bytes = readFileSync(path.join(newsroom.root, 'public', address));
  expect(await tells(bytes)).toBe(false);
  const { width, height } = await sharp(bytes).metadata();
  expect(width / height).toBeCloseTo(16 / 9, 2);
  // Red is the top of the upright photograph: the crop was moved there.
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(2 * dominant.g);
  // All widths of a new picture are made before its first preview.
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.getByAltText('Una pared roja sobre el pasto del parque.')).toBeVisible({
    timeout: 100_000,
  });
});

test('Pongo una foto .heic de un iPhone dentro del texto; lo que no es foto se rechaza, y elijo otra', async ({
  page,
  newsroom,
}) => {
  await page.getByRole('button', { name: 'Fotografía', exact: true }).click();
  const chooser = page.getByLabel('Fotografía para el texto');
  await chooser.setInputFiles({
    ...{ name: 'acta.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(page.getByRole('alert')).toContainText('Es un PDF, y aquí va una fotografía');
  await chooser.setInputFiles('tests/unit/redaccion/fotos/iphone.heic');
  await page.getByRole('button', { name: 'Usar' }).click();
  const words = page.locator('.ask').getByLabel('Descripción de la imagen');
  await expect(words).toBeFocused();
  await words.fill('Un sol sobre el pasto.');
  await page.getByRole('button', { name: 'Poner' }).click();
  await expect(page.locator('.ProseMirror').getByAltText('Un sol sobre el pasto.')).toBeVisible();
  await save(page);
  const [, address = ''] =
    /!\[Un sol sobre el pasto\.\]\((\S+?)\)/.exec(newsroom.read(RELEASE)) ?? [];
  expect(address).toMatch(/^\/imagenes\/invitan-a-comisarios-sociales.*\.jpg$/);
  expect(existsSync(path.join(newsroom.root, 'public', address))).toBe(true);
});
