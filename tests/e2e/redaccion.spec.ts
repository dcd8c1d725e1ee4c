import { readFileSync } from 'node:fs';
import { expectContrast, expectNoBarriers } from './support/axe';
import { casesTag } from '../../scripts/test/parts';
import { expectFits, linesWithout, openPiece, result, save } from './support/redaccion';
import { searchBox, test, WIDTHS } from './support/redaccion';
import { expect } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';

test.beforeEach(({ page, newsroom }) => page.goto(newsroom.address));

test('Cambio el título y un párrafo: en el archivo cambian esos dos renglones y nada más', async ({
  page,
  newsroom,
}) => {
  const before = newsroom.read(RELEASE);
  await searchBox(page).fill('comisarios');
  await result(page, /comisario social/i).click();
  const title = page.getByLabel(/^Título/);
  await title.fill('Invitan a vigilar las obras: «agua», drenaje y #pavimento');
  const paragraph = page.locator('.ProseMirror p').first();
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' La entrada es libre.');
  await save(page);
  const after = newsroom.read(RELEASE);
  expect(linesWithout(after, before)).toHaveLength(2);
  expect(linesWithout(before, after)).toHaveLength(2);
  expect(after).toContain('La entrada es libre.');
  expect(after).toContain('«agua», drenaje y #pavimento');
});

test('Veo la página, la tarjeta y el resumen como van a quedar, y los comparto en un archivo', async ({
  page,
}) => {
  await openPiece(page, RELEASE);
  await page.getByLabel(/^Título/).fill('Así se verá el título nuevo');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Así se verá el título nuevo');
  await page.getByLabel('Qué se ve').selectOption('En la lista');
  await expect(
    shown.getByRole('link', { name: 'Así se verá el título nuevo', exact: true }),
  ).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir vista previa' }).click();
  const file = readFileSync(await (await arriving).path(), 'utf8');
  expect(file).toContain('No está publicado');
  expect(file).toContain('Así se verá el título nuevo');
});

test(
  `Se usa a ${WIDTHS.join(' y a ')} puntos, de día y de noche, sin barreras`,
  { tag: casesTag },
  async ({ page, newsroom }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(newsroom.address);
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Menú' }).click();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      await searchBox(page).fill('NTA-12');
      await expect(result(page, /^Normas/)).toBeVisible();
      await expectNoBarriers(page);
      await expectFits(page);
      for (const [place, shown] of [
        ['clase/comunicados', /^Comunicados/],
        ['publicar', 'Publicar'],
        ['historia', /^Historia/],
      ] as const) {
        await page.evaluate((hash) => (window.location.hash = hash), place);
        await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible();
        await expectNoBarriers(page);
        await expectFits(page);
      }
      for (const file of [RELEASE, 'content/directorio.yml']) {
        await openPiece(page, file);
        await expectNoBarriers(page);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await expectFits(page);
    }
  },
);
