import { casesTag } from '../../scripts/test/parts';
import { expectNoBarriers } from './support/axe';
import { expectFits, linesWithout, openPiece, save, test, WIDTHS } from './support/redaccion';
import { expect } from './support/test';

const NORMS = 'content/normas/normas-administrativas.yml';
const SPECIAL = 'content/normas/normas-especiales.yml';
const DIRECTORY = 'content/directorio.yml';
test.beforeEach(({ page, newsroom }) => page.goto(newsroom.address));

test(
  'Busco una norma y una persona en su tabla y abro sus datos con el teclado, también a 360 puntos y sin barreras',
  { tag: casesTag },
  async ({ page }) => {
    await openPiece(page, NORMS);
    await page.getByLabel('Buscar en «Normas»').fill('comisarios');
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Descripción de/)).toHaveValue(/Comisarios/);
    await expect(page.getByRole('button', { name: /^Copiar «/ })).toBeVisible();
    for (const [file, words] of [
      [NORMS, 'comisarios'],
      [DIRECTORY, 'octavio'],
    ] as const) {
      await openPiece(page, file);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoBarriers(page);
        await expectFits(page);
      }
      await page.getByLabel(/^Buscar en «/).fill(words);
      await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    }
  },
);

test('Derogo una norma en cuatro clics: cambian ella y la que la sustituye, y nada más', async ({
  page,
  newsroom,
}) => {
  const sheet = page.locator('.sheet');
  const before = [newsroom.read(NORMS), newsroom.read(SPECIAL)] as const;
  await openPiece(page, NORMS);
  await page.getByLabel(/^Buscar en «/).fill('NTA-12');
  await sheet.locator('.row-title').first().click();
  await sheet.getByRole('button', { name: 'Derogar «NTA-12»' }).click();
  await page.getByLabel(/^Último día/).fill('2025-01-10');
  await page.getByLabel('Qué norma la sustituye').selectOption('NTE-03');
  await page.getByLabel(/^Dónde se publicó/).fill('Periódico Oficial No. 3, 10 de enero de 2025');
  await expect(page.getByRole('dialog')).toContainText('dice que sustituye a la NTA-12');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await save(page);
  const norms = newsroom.read(NORMS);
  expect(linesWithout(before[0], norms)).toEqual([]);
  expect(linesWithout(norms, before[0]).map((line) => line.trim())).toEqual([
    'leyenda: Derogada el 10 de enero de 2025 por la NTE-03',
    'hasta: 2025-01-10',
    'publicacion: Periódico Oficial No. 3, 10 de enero de 2025',
  ]);
  expect(norms).toMatch(/nombre: NTA-12\n.*\n.*\n {4}estado: derogada\n/);
  expect(linesWithout(before[1], newsroom.read(SPECIAL))).toEqual([]);
  expect(linesWithout(newsroom.read(SPECIAL), before[1]).join('\n')).toMatch(
    /^ {4}sustituyeA:\s*(?:- |\[)NTA-12\]?$/,
  );
});
