import { longDate } from '@/lib/office/dates';
import { sampleContent } from '../sample';
import { expect, test } from './support/test';

const [norma] = sampleContent().normas.flatMap(({ data }) =>
  data.normas.filter(({ desde, estado }) => desde && estado === 'vigente'),
);
const { nombre = '', desde = '' } = norma ?? {};
const LIST = '/normatividad/catalogo/';

test.use({ viewport: { width: 360, height: 740 } });

test('En un teléfono pregunto si una norma regía el día de los hechos, y la dirección lo guarda', async ({
  page,
}) => {
  await page.goto(LIST);
  const search = page.getByRole('search', { name: 'Filtro del catálogo' });
  await search.getByLabel('Clave o palabra').fill(nombre);
  const row = page.getByRole('row').filter({ hasText: nombre });
  await search.getByLabel(/regía el día/).fill(desde);
  await expect(row).toContainText('Regía');
  const answer = search.getByRole('status');
  await expect(answer).toHaveText(`El ${longDate(desde)} regía la ${nombre}.`);
  const bar = page.getByRole('banner').getByRole('link', { name: 'Queja', exact: true });
  const [line, over] = [await answer.boundingBox(), await bar.boundingBox()];
  expect(line!.y + line!.height, 'se lee sin deslizar').toBeLessThan(over!.y);
  await search.getByLabel(/regía el día/).fill('2001-01-01');
  await expect(row).toContainText('No regía');
  await expect(page).toHaveURL(`${LIST}?q=${nombre}&dia=2001-01-01`);
  await page.reload();
  await expect(row).toContainText('No regía');
});

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la lista está entera, y cada norma lleva a su página', async ({ page }) => {
    await page.goto(LIST);
    const total = sampleContent().normas.flatMap(({ data }) => data.normas).length;
    await expect(page.locator('tbody tr:has(a):visible')).toHaveCount(total);
    await page.getByRole('link', { name: nombre }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nombre);
  });
});
