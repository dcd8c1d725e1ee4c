import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoBarriers } from './support/axe';
import { goByMenu, save, test } from './support/redaccion';
import { expect } from './support/test';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test('De la lista de lo que falta voy a un campo, lo lleno, lo guardo y queda hecho', async ({
  page,
  newsroom,
}) => {
  await page.goto(newsroom.address);
  await goByMenu(page, 'Pasar al sitio verdadero');
  const progress = page.getByText(/^Faltan \d+ cosas$/);
  const leftNow = async () => Number(/\d+/.exec((await progress.textContent()) ?? '')?.[0]);
  await expect(progress).toBeVisible();
  const total = await leftNow();
  await expectNoBarriers(page);

  const drop = page.getByLabel(/^El icono de la oficina/);
  const file = (text: string) => ({
    name: 'escudo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(text),
  });
  await drop.setInputFiles(file(ICON.replace('<path', '<script>alert(1)</script><path')));
  await expect(page.getByRole('alert')).toContainText('No se cambió');
  await drop.setInputFiles(file(ICON));
  await expect(page.getByText('El icono cambió.')).toBeVisible();
  expect(readFileSync(path.join(newsroom.root, 'public/icono.svg'), 'utf8')).toBe(ICON);

  const missing = page.locator('details').filter({ hasText: 'Datos que faltan de la oficina' });
  await missing.locator('summary').first().click();
  const task = missing.getByRole('link').first();
  const where = (await task.textContent()) ?? '';
  await task.click();
  const value = page.locator('input:focus, textarea:focus');
  await expect(value).toHaveCount(1);
  await value.fill('la Contraloría del Estado');
  await save(page);
  await goByMenu(page, 'Pasar al sitio verdadero');
  await expect(progress).toHaveText(`Faltan ${total - 1} cosas`);
  await expect(missing.getByRole('listitem').filter({ hasText: where })).toHaveCount(0);
});
