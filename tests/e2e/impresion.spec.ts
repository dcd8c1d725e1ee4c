import type { APIRequestContext, Page } from '@playwright/test';
import { casesTag, REST } from '../../scripts/test/parts';
import { sampleContent } from '../sample';
import { kinds, representative } from './support/addresses';
import { boxesOf, movedBetween } from './support/cajas';
import { AFTER_FORM, lostFrom, shownIn, textsOf } from './support/paper-words';
import { printed, sheetEdges, tight } from './support/printed';
import { expectStill, settle, shiftOf } from './support/quietud';
import { expect, test } from './support/test';

const { directorio } = sampleContent();
const ORIGIN = 'https://sindicatura.example';

/** With script the QR entry is the home page under a window. */
const pages = (scripting: boolean) =>
  scripting ? kinds : [...representative, '/default/qractive/'];

const served = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).text();

async function printedStill(page: Page, address: string) {
  const [before, shift] = [await boxesOf(page), await shiftOf(page)];
  const paper = await printed(page);
  expect.soft(movedBetween(before, await boxesOf(page)), `${address} impresa`).toEqual([]);
  await expectStill(page, `${address} impresa`, shift);
  return paper;
}

async function expectWhole(page: Page, html: string, address: string, scripting: boolean) {
  const paper = await printedStill(page, address);
  const texts = textsOf(html, scripting);
  expect.soft(texts.length, address).toBeGreaterThan(5);
  const afterForm = textsOf(html, scripting, AFTER_FORM);
  const ahead = afterForm.length > 0 ? paper.text.length : undefined;
  const lost = [texts, afterForm].flatMap((part) => lostFrom(paper.text, part, ahead));
  expect.soft(lost, `lo que falta en ${address}`).toEqual([]);
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
  test.describe(how, { tag: scripting ? casesTag : REST }, () => {
    test.use({ javaScriptEnabled: scripting, viewport: { width, height: 800 } });
    // Especificación: AC-07
    test(`Cada clase de página, ${how} se imprime entera, con su dirección, su fecha y sus números de hoja, y en la pantalla nada se mueve`, async ({
      page,
      request,
    }) => {
      for (const address of pages(scripting)) {
        await page.goto(address);
        if (scripting) await settle(page);
        await expectWhole(page, await served(request, address), address, scripting);
      }
    });
  });
}

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
    await settle(page);
    await page.getByRole('tab').last().click();
    // Chromium itself scrolls up in a page that is shorter on paper; these are long.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const before = await opened(page);
    await expectWhole(page, await served(request, address), address, true);
    await expect.poll(() => opened(page)).toBe(before);
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  }
});

test('Lo que se imprime antes de que corra el guion de la página también sale entero', async ({
  page,
  request,
}) => {
  // The base script waits for a painted frame (oncePainted), and none comes here.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/contraloria/', '/DeclaraNet/']) {
    await page.goto(address);
    await expectWhole(page, await served(request, address), address, true);
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

test('Lo que encontró el buscador se imprime, con lo que busqué', async ({ page }) => {
  await page.goto('/buscar/?q=queja');
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByRole('status')).toContainText('resultados para «queja»');
  const found = await shownIn(search);
  expect(found.length).toBeGreaterThan(10);
  const { text } = await printedStill(page, '/buscar/?q=queja');
  expect(lostFrom(text, found)).toEqual([]);
});

test('Cada ventana se imprime sola y entera: todo lo que muestra en la pantalla', async ({
  page,
}) => {
  for (const [name, address, texts, choice] of [
    // Before a choice its paper says what each one requires.
    ['Queja Electrónica', '/default/qractive/', 10, 'De una persona'],
    ['Denuncia Electrónica', '/default/#denuncia', 10, undefined],
    ['Organigrama', '/default/?#organigrama', 2, undefined],
  ] as const) {
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.locator('.chart-sheet, form').first()).toBeVisible();
    if (choice) {
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog.locator('[aria-current]')).toContainText(choice);
    }
    await settle(page);
    const shown = await shownIn(dialog);
    expect(shown.length).toBeGreaterThanOrEqual(texts);
    const { text } = await printedStill(page, address);
    expect(lostFrom(text, shown, text.length)).toEqual([]);
    expect(text, 'nada de la página').not.toContain(tight('Noticias más recientes'));
  }
});

test('En el papel de un formulario y del directorio ninguna columna mide menos de 80 px', async ({
  page,
}) => {
  // A letter sheet between its margins.
  await page.setViewportSize({ width: 694, height: 912 });
  const forms = ['/denuncia/', '/quejapublica/', '/en/report/', '/en/complaint/'];
  for (const address of [...forms, '/directorio/', '/default/']) {
    await page.goto(address);
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(slenderTexts), address).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('En papel un correo va entero en su renglón, para copiarlo a mano', async ({ page }) => {
  await page.setViewportSize({ width: 694, height: 912 });
  for (const address of ['/directorio/', '/sindico/']) {
    await page.goto(address);
    await settle(page);
    await page.emulateMedia({ media: 'print' });
    const broken = await page
      .locator('main [href^="mailto:"] > span:visible')
      .evaluateAll((mails) =>
        mails
          .filter((one) => new Set([...one.getClientRects()].map(({ top }) => top)).size > 1)
          .map((one) => one.textContent),
      );
    expect.soft(broken, address).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('En papel ningún texto se sale de su tarjeta ni llega a la raya de la de junto', async ({
  page,
}) => {
  // Conditions on the width ask for the whole sheet's.
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: 'print' });
  for (const address of representative) {
    await page.goto(address);
    expect.soft(await page.evaluate(textsBeyond), address).toEqual([]);
  }
});

/** Texts at or past the edges of the part of a card that has them. Runs in the page. */
function textsBeyond(): string[] {
  return [...document.querySelectorAll('main .surface, main .answer-panel, main .answer-panel > *')]
    .filter((one) => one.checkVisibility())
    .flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      const beside = part.nextElementSibling?.getBoundingClientRect().left ?? 0;
      const edge = beside > left ? Math.min(right, beside) : right;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const beyond: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        const isSeen = box.width > 1 && texts.currentNode.parentElement?.checkVisibility();
        if (isSeen && (box.left < left - 1 || box.right > edge + 1))
          beyond.push(texts.currentNode.textContent ?? '');
      }
      return beyond;
    });
}

/** Texts of several words that run down a sheet in a column of less than 80 px. Runs in the page. */
function slenderTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode;
    const words = textContent?.trim() ?? '';
    if (words.length < 24 || !around?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { width, height } = range.getBoundingClientRect();
    const lines = height / parseFloat(getComputedStyle(around).lineHeight);
    if (width > 0 && width < 80 && lines > 3) found.push(`${Math.round(width)} px: ${words}`);
  }
  return found;
}

test('En papel el inicio lleva su título y el nombre de la oficina, que en la pantalla son dibujos', async ({
  page,
}) => {
  await page.goto('/default/');
  const { text } = await printed(page);
  const drawn = await page.locator('.written').allTextContents();
  expect(drawn.length).toBeGreaterThan(1);
  for (const words of drawn) expect(text).toContain(tight(words));
});

test('En papel la denuncia se llena a mano: dónde la entrego, y si doy mi nombre', async ({
  page,
}) => {
  await page.goto('/denuncia/');
  await settle(page);
  const ways = await page.locator('.choice-title').allTextContents();
  expect(ways).toHaveLength(2);
  const { text } = await printed(page);
  for (const way of ways) expect(text).toContain(tight(way));
  const place = await page.locator('#formulario .form .print-only').first().textContent();
  expect(text).toContain(tight(place ?? 'sin lugar'));
});

test('La queja en papel tiene renglón para el número de reporte, y ya no cuando elegí de qué me quejo', async ({
  page,
}) => {
  for (const address of ['/quejapublica/', '/en/complaint/']) {
    await page.goto(address);
    await settle(page);
    const line = page.locator('.form .paper-field');
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await expect(line).toContainText('Número de reporte');
    await page.emulateMedia({ media: 'screen' });
    for (const choice of await page.locator('.choice-title').all()) {
      await choice.click();
      await page.emulateMedia({ media: 'print' });
      await expect(line).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  }
});

test('El papel de los vehículos da la dirección de su búsqueda, y no lo que sólo se pulsa', async ({
  page,
}) => {
  await page.goto('/vehiculosremolcados/');
  const search = await page.locator('#buscar .facade').getAttribute('data-src');
  const { text } = await printed(page);
  expect(text).toContain(tight(`La búsqueda está en ${search}`));
  expect(text).not.toContain(tight('ábrala aparte'));
});

test('Ningún título queda solo al pie de una hoja, ni el pie de la página en la última', async ({
  page,
}) => {
  for (const address of kinds) {
    await page.goto(address);
    await settle(page);
    const headings = await page
      .locator('main :is(h2, h3, h4, p.marca, [scope=rowgroup])')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    const titles = new Set(headings.map(tight));
    const edges = await sheetEdges(page);
    const ends = edges.map(({ last }) => last);
    const foot = await page.locator('main:not(:has(form)) > aside').allTextContents();
    const start = tight(edges.at(-1)!.first);
    expect.soft(tight(foot.join('')).includes(start), `${address}: ${start}`).toBe(false);
    expect
      .soft(
        ends.filter((line) => titles.has(tight(line))),
        address,
      )
      .toEqual([]);
  }
});
