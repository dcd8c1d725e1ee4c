import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { expectFits, linesWithout, openPiece, save, test } from './support/redaccion';
import { expect } from './support/test';

const NORMS = 'content/normas/normas-administrativas.yml';
const SPECIAL = 'content/normas/normas-especiales.yml';
const HOLDERS = 'content/sindico/titulares.yml';
const DIRECTORY = 'content/directorio.yml';
test.beforeEach(({ page, newsroom }) => page.goto(newsroom.address));

test('Busco una norma y una persona en su tabla y abro sus datos con el teclado, también a 360 puntos y sin barreras', async ({
  page,
}) => {
  await openPiece(page, NORMS);
  await page.getByLabel('Buscar en «Normas»').fill('comisarios');
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Descripción/)).toHaveValue(/Comisarios/);
  for (const [file, words] of [
    [NORMS, 'comisarios'],
    [DIRECTORY, 'octavio'],
  ] as const) {
    await openPiece(page, file);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page);
      await expectFits(page);
    }
    await page.getByLabel(/^Buscar en/).fill(words);
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  }
});

/** Does what a person does, and counts it. */
function hand(page: Page) {
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  return {
    clicks: () => clicks,
    click,
    /** Opens a row that a search finds, and begins one of its actions. */
    begin: async (words: string, action: string) => {
      await page.getByLabel(/^Buscar en/).fill(words);
      await click(page.locator('.sheet tbody .row-title').first());
      await click(page.locator('.sheet .opened').getByRole('button', { name: action }));
    },
    finish: async () => {
      await click(page.getByRole('button', { name: 'Aplicar' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      clicks += 1;
      await save(page);
    },
  };
}

const pdf = async (words: string) => {
  const made = await PDFDocument.create();
  made.addPage().drawText(words, { font: await made.embedFont('Helvetica') });
  return Buffer.from(await made.save());
};

test('Derogo una norma en cuatro clics: cambian ella y la que la sustituye, y nada más', async ({
  page,
  newsroom,
}) => {
  const { begin, finish, clicks } = hand(page);
  const before = [newsroom.read(NORMS), newsroom.read(SPECIAL)] as const;
  await openPiece(page, NORMS);
  await begin('NTA-12', 'Derogar');
  await page.getByLabel(/^Último día/).fill('2025-01-10');
  await page.getByLabel('Qué norma la sustituye').selectOption('NTE-03');
  await page.getByLabel(/^Dónde se publicó/).fill('Periódico Oficial No. 3, 10 de enero de 2025');
  await expect(page.getByRole('dialog')).toContainText('dice que sustituye a la NTA-12');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await finish();
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
  expect(clicks()).toBe(4);
});

test('Reemplazo un PDF que se llama de cualquier modo: el que no es se pregunta, y el suyo queda en su lugar y en la bitácora', async ({
  page,
  newsroom,
}) => {
  const { begin, finish, clicks } = hand(page);
  const before = newsroom.read(NORMS);
  await openPiece(page, NORMS);
  await begin('NTA-33', 'Reemplazar PDF');
  const file = page.getByLabel(/^El PDF nuevo/);
  const give = async (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await give('norma.pdf', await pdf('NTA-20, matrimonios'));
  await expect(page.getByRole('dialog')).toContainText('no dice NTA-33 y sí NTA-20');
  await page.getByLabel(/^Qué es, o qué cambió/).fill('Segunda edición');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('alert').last()).toContainText('Diga si este PDF');
  const bytes = await pdf('Norma NTA-33, segunda edición');
  await give('escaneo final (2).PDF', bytes);
  await expect(page.getByRole('dialog')).toContainText('Es el de NTA-33');
  await finish();
  const place = 'static/pdf/normas-administrativas/NTA-33.pdf';
  expect(readFileSync(path.join(newsroom.root, 'public', place))).toEqual(bytes);
  const ledger = newsroom.read(`content/bitacora/${new Date().getFullYear()}.yml`);
  expect(ledger).toContain(`archivo: /${place}`);
  expect(ledger).toContain(createHash('sha256').update(bytes).digest('hex'));
  expect(ledger).toContain('nota: Segunda edición');
  expect(newsroom.read(NORMS)).toBe(before);
  expect(clicks()).toBe(4);
});

test('Dejo un puesto vacante y cambio a quien encabeza la oficina, en el directorio y en los titulares a la vez', async ({
  page,
  newsroom,
}) => {
  const { begin, finish, clicks } = hand(page);
  const before = newsroom.read(DIRECTORY);
  await openPiece(page, DIRECTORY);
  await begin('Guadalupe Terán', 'Vacante');
  await finish();
  const vacant = newsroom.read(DIRECTORY);
  expect(linesWithout(before, vacant).map((line) => line.trim())).toEqual([
    '- nombre: Guadalupe Terán Osuna',
    expect.stringMatching(/^correo: guadalupe/),
  ]);
  expect(clicks()).toBe(4);

  const holders = newsroom.read(HOLDERS);
  await openPiece(page, DIRECTORY);
  await begin('Mariana Elizalde', 'Cambio de titular');
  await expect(page.getByRole('dialog')).toContainText('También lo nombran');
  await page.getByLabel(/^Nombre completo/).fill('Teresa Nogales Ruelas');
  await page.getByLabel(/^Periodo/).fill('2027 - 2030');
  await page.getByLabel(/^Quién es/).fill('Contadora pública, con veinte años en la auditoría.');
  await page
    .getByRole('dialog')
    .getByLabel(/^Correo/)
    .fill('teresa.nogales@sindicatura.example');
  await finish();
  expect(newsroom.read(DIRECTORY)).toContain('- nombre: Teresa Nogales Ruelas');
  expect(linesWithout(vacant, newsroom.read(DIRECTORY))).toHaveLength(2);
  const after = newsroom.read(HOLDERS);
  expect(after).toContain('nombre: Teresa Nogales Ruelas');
  expect(after).toMatch(
    /anteriores:\n {2}- periodo: 2024 - 2027\n {4}nombre: Mariana Elizalde Quiroz\n/,
  );
  expect(after).toContain(holders.slice(holders.indexOf('  - periodo: 2021-2024')));
  expect(clicks()).toBe(8);
});
