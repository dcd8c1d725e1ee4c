import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectContrast, expectNoBarriers } from './support/axe';
import { openNewsroom, type Newsroom } from './support/redaccion';
import { expect, test } from './support/test';

const RELEASE = 'content/prensa/invitan-a-comisarios-sociales.md';
// axe asks each frame, and the preview's has no right to answer.
test.use({ tolerated: /Failed to execute 'postMessage'/ });

// One newsroom for all: each more would compile the site's code again.
test.describe.configure({ mode: 'default' });

let newsroom: Newsroom;

test.beforeAll(async () => {
  newsroom = await openNewsroom();
});
test.afterAll(() => newsroom.close());
test.beforeEach(({ page }) => page.goto(newsroom.address));

async function open(page: Page, file: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), encodeURI(file));
  await expect(page.getByText(file, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click();

/** The lines of one text that the other has not. */
const without = (text: string, other: string) => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};

test('Cambio el título y un párrafo: en el archivo cambian esos dos renglones y nada más', async ({
  page,
}) => {
  const before = newsroom.read(RELEASE);
  await page.getByLabel('Buscar una pieza').fill('comisarios');
  await page.getByRole('link', { name: /comisario social/i }).click();
  const title = page.getByLabel(/^Título/);
  await title.fill('Invitan a vigilar las obras: «agua», drenaje y #pavimento');
  const paragraph = page.locator('.ProseMirror p').first();
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' La entrada es libre.');
  await save(page);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const after = newsroom.read(RELEASE);
  expect(without(after, before)).toHaveLength(2);
  expect(without(before, after)).toHaveLength(2);
  expect(after).toContain('La entrada es libre.');
  expect(after).toContain('«agua», drenaje y #pavimento');
});

test('Veo la página, la tarjeta y el resumen como van a quedar, y los comparto en un archivo', async ({
  page,
}) => {
  await open(page, RELEASE);
  await page.getByLabel(/^Título/).fill('Así se verá el título nuevo');
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

test('Lo que la revisión rechaza se señala en su campo y queda como mi borrador, sin tocar lo publicado', async ({
  page,
}) => {
  const before = newsroom.read(RELEASE);
  await open(page, RELEASE);
  const number = page.getByLabel(/^Número/);
  await number.fill('0');
  await save(page);
  await expect(page.getByText(/quedó guardado como su borrador/)).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  expect(newsroom.read(RELEASE)).toBe(before);
  await page.goto(newsroom.address);
  await open(page, RELEASE);
  await page.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(page.getByRole('button', { name: 'Descartarlos' })).toHaveCount(0);
  expect(newsroom.read(RELEASE)).toBe(before);
});

test('Dos personas cambian la misma pieza: la segunda ve las dos versiones y no se pierde ninguna', async ({
  page,
  context,
}) => {
  await open(page, RELEASE);
  const other = await context.newPage();
  await other.goto(newsroom.address);
  await open(other, RELEASE);
  await other.getByLabel(/^Título/).fill('Lo que escribió la otra persona');
  await save(other);
  await expect(other.getByText('Guardado', { exact: true })).toBeVisible();
  await page.getByLabel(/^Título/).fill('Lo que escribí yo');
  await save(page);
  await expect(page.getByText('Lo que escribió la otra persona').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quedarme con lo mío' }).click();
  await save(page);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  expect(newsroom.read(RELEASE)).toMatch(/^titulo: "?Lo que escribí yo"?$/m);
});

test('Se usa a 360 y a 1280 puntos, de día y de noche, sin barreras', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(newsroom.address);
    await expectNoBarriers(page);
    for (const file of [RELEASE, 'content/directorio.yml']) {
      await open(page, file);
      await expectNoBarriers(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('Quien no trae la clave de esta vez no ve nada', async ({ browser }) => {
  const stranger = await browser.newContext();
  const page = await stranger.newPage();
  const answer = await page.goto(new URL('/', newsroom.address).href);
  expect(answer?.status()).toBe(403);
  await stranger.close();
});
