import { expect, test } from './support/test';

const PDF = '/static/pdf/CV.pdf';
const LEDGER = '/documentos/bitacora/';

test('Quien tiene una copia llega desde Documentos, la elige y sabe qué es, también sin conexión; nada se envía', async ({
  page,
  context,
}) => {
  await page.goto('/documentos/');
  await page.getByRole('main').getByRole('link', { name: 'bitácora de documentos' }).click();
  await expect(page).toHaveURL(LEDGER);
  const bytes = await (await page.request.get(PDF)).body();
  await expect(page.locator('[data-island=bitacora][data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  const answer = page.getByRole('main').getByRole('status');
  const box = page.getByLabel('La copia que usted tiene');
  await box.setInputFiles({ name: 'copia.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(answer).toContainText('Es una muestra.');
  await expect(answer.getByRole('link')).toHaveAttribute('href', new RegExp(`${PDF}$`));

  const data = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'otra.pdf'));
    return dropped;
  }, '%PDF-1.7 otra');
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(answer).toContainText('No es ninguno de los documentos');
  expect(sent).toEqual([]);
});
