import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoBarriers } from './support/axe';
import { save, test } from './support/redaccion';
import { expect } from './support/test';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test('De la lista de lo que falta voy a un campo, lo lleno, lo guardo y queda hecho', async ({
  page,
  newsroom,
}) => {
  await page.goto(newsroom.address);
  await page.getByRole('link', { name: 'Estrenar', exact: true }).click();
  const progress = page.locator('.estreno').getByRole('status');
  await expect(progress).toHaveText(/^\s*0 de /);
  const total = (await progress.textContent())?.split(' de ')[1]?.trim() ?? '';
  await expectNoBarriers(page);

  // What only the person can judge is done when it changes, or when it is ticked.
  await page.getByRole('link', { name: 'Nombre', exact: true }).click();
  const name = page.getByLabel(/^Nombre/).first();
  await expect(name).toBeFocused();
  await name.fill('Contraloría Municipal');
  await save(page);
  await page.getByRole('link', { name: 'Estrenar', exact: true }).click();
  await expect(progress).toHaveText(`1 de ${total}`);
  await page.getByLabel('Ya está «Los colores»').click();
  await expect(progress).toHaveText(`2 de ${total}`);
  const drop = page.getByLabel('Elegir el dibujo');
  const file = (text: string) => ({
    name: 'escudo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(text),
  });
  await drop.setInputFiles(file(ICON.replace('<path', '<script>alert(1)</script><path')));
  await expect(page.getByRole('alert')).toContainText('No se cambió');
  await drop.setInputFiles(file(ICON));
  await expect(progress).toHaveText(`3 de ${total}`);
  expect(readFileSync(path.join(newsroom.root, 'public/icono.svg'), 'utf8')).toBe(ICON);

  // And what the check lists, when the check does not list it any more.
  const missing = page.locator('details').filter({ hasText: 'Datos que faltan de la oficina' });
  const task = missing.getByRole('link').first();
  const where = (await task.textContent()) ?? '';
  await task.click();
  const value = page.locator('input:focus, textarea:focus');
  await expect(value).toHaveCount(1);
  await value.fill('la Contraloría del Estado');
  await save(page);
  await page.getByRole('link', { name: 'Estrenar', exact: true }).click();
  await expect(progress).toHaveText(`4 de ${total}`);
  await expect(missing.getByRole('listitem').filter({ hasText: where })).toContainText('Hecho');
});
