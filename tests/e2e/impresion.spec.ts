import type { APIRequestContext, Page } from '@playwright/test';
import { sampleContent } from '../sample';
import { indexed, representative } from './support/addresses';
import { lostFrom, textsOf } from './support/paper-words';
import { printed, tight } from './support/printed';
import { expect, test } from './support/test';

const { directorio } = sampleContent();
const ORIGIN = 'https://sindicatura.example';

/** One page of each kind: those that all tests look at, and the kinds that only differ on paper. */
const KINDS = [
  ...representative,
  '/denuncia/',
  '/documentos/',
  '/acuse/verificar/',
  '/accesibilidad/',
  indexed.find((address) => address.startsWith('/prensa/anio/')) ?? '',
];

const served = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).text();

/** Expects a page's words on paper, whole and in their order, and on each sheet its foot. */
async function expectWhole(page: Page, html: string, address: string, scripting: boolean) {
  const paper = await printed(page);
  const texts = textsOf(html, scripting);
  expect.soft(texts.length, address).toBeGreaterThan(5);
  expect.soft(lostFrom(paper.text, texts), `lo que falta en ${address}`).toEqual([]);
  const sheets = paper.margins.length;
  const date = /datetime="\d{4}-\d\d-\d\d">([^<]+)<\/time><\/p>/i.exec(html)?.[1] ?? 'sin fecha';
  for (const [index, margin] of paper.margins.entries()) {
    expect.soft(margin).toContain(tight(`${ORIGIN}${address}`));
    expect.soft(margin).toContain(tight(`Actualizada el ${date}`));
    expect.soft(margin).toContain(tight(`${index + 1} de ${sheets}`));
  }
}

for (const { scripting, width } of [
  { scripting: true, width: 360 },
  { scripting: false, width: 1280 },
]) {
  const how = `${scripting ? 'con' : 'sin'} guion, desde una pantalla de ${width} px,`;
  test.describe(how, () => {
    test.use({ javaScriptEnabled: scripting, viewport: { width, height: 800 } });
    // Especificación: AC-07
    test(`Cada clase de página, ${how} se imprime entera, con su dirección, su fecha y sus números de hoja`, async ({
      page,
      request,
    }) => {
      for (const address of KINDS) {
        await page.goto(address);
        await expectWhole(page, await served(request, address), address, scripting);
      }
    });
  });
}

/** How many texts that fold, or hide behind a tab, are open. */
const opened = (page: Page) =>
  page
    .locator('.panel-body')
    .evaluateAll(
      (bodies) =>
        bodies.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
    );

// Especificación: AC-07
test('Después de usar las pestañas se imprimen todas, y la pantalla queda como estaba', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/normatividad/', '/sindico/']) {
    await page.goto(address);
    await page.getByRole('tab').last().click();
    const before = await opened(page);
    await expectWhole(page, await served(request, address), address, true);
    await expect.poll(() => opened(page)).toBe(before);
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  }
});

test('Una tabla filtrada imprime lo que se buscó y sólo lo que se halló', async ({ page }) => {
  const [first, second] = directorio.data.unidades.flatMap(({ filas }) => filas);
  if (!first || !second) throw new Error('La muestra no tiene dos personas.');
  await page.goto('/directorio/');
  const box = page.getByRole('searchbox', { name: /nombre, puesto/ });
  await box.fill(first.nombre);
  await expect(page.getByText('1 persona coincide.')).toBeVisible();
  const { text } = await printed(page);
  expect(text).toContain(tight('1 persona coincide.'));
  expect(text).toContain(tight(first.nombre));
  expect(text).not.toContain(tight(second.nombre));
});

test('Una ventana abierta se imprime sola y entera', async ({ page }) => {
  await page.goto('/default/#queja');
  const form = page.getByRole('dialog').locator('form');
  await expect(form.getByRole('textbox').first()).toBeVisible();
  const labels = await form.locator('.label-row label').allTextContents();
  expect(labels.length).toBeGreaterThan(5);
  const { text, margins } = await printed(page);
  expect(lostFrom(text, ['Queja Electrónica', ...labels].map(tight), text.length)).toEqual([]);
  expect(text, 'nada de la página').not.toContain(tight('Noticias más recientes'));
  expect(margins.length).toBeGreaterThan(1);
});
