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

test('Al lado veo la página y la tarjeta como van a quedar, y los comparto en un archivo', async ({
  page,
}) => {
  await openPiece(page, RELEASE);
  await page.getByLabel(/^Título/).fill('Así se verá el título nuevo');
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Así se verá el título nuevo');
  await page.getByRole('button', { name: 'Tarjeta', exact: true }).click();
  await expect(
    shown.getByRole('link', { name: 'Así se verá el título nuevo', exact: true }),
  ).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  const file = readFileSync(await (await arriving).path(), 'utf8');
  expect(file).toContain('No está publicado');
  expect(file).toContain('Así se verá el título nuevo');
});

test('Un comunicado se abre como una página: el cursor en el título, su imagen a lo ancho y el texto debajo', async ({
  page,
}) => {
  await openPiece(page, RELEASE);
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  const first = page.locator('.ProseMirror > p').first();
  const top = () => first.evaluate((line) => line.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThanOrEqual(600);
  const picture = page.locator('.page-photo img');
  expect((await picture.boundingBox())!.height).toBeLessThanOrEqual(190);
  await first.click();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('toolbar')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport();
  // As soon as the pause is heard, the page beside has the new words.
  await page.keyboard.type(' Otra frase.');
  const shown = page.frameLocator('.preview iframe');
  await expect(shown.getByText('Otra frase.')).toBeVisible();
});

test('En una ventana angosta la página está a un toque, y en los ajustes se ve la fotografía de una dirección', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPiece(page, 'content/direcciones/contraloria.md');
  const frame = page.locator('.preview iframe');
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(frame).toBeVisible();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeFocused();
  const { width } = (await page.locator('.settings .photo-now').boundingBox())!;
  expect(width).toBeGreaterThan(200);
  await expectNoBarriers(page);
  await expectFits(page);
});

test('La segunda vez que abro la redacción, su guion y su estilo ya están en el navegador', async ({
  page,
  newsroom,
}) => {
  const arrived = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /redaccion\.(?:js|css)/.test(name))
        .map((one) => (one as PerformanceResourceTiming).transferSize > 0),
    );
  expect(await arrived()).toEqual([true, true]);
  await page.goto('about:blank');
  await page.goto(newsroom.address);
  expect(await arrived()).toEqual([false, false]);
});

test('El navegador no ofrece traducir la redacción: lo que se lee es lo que se guarda', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.translate)).toBe(false);
});

test('Las letras de la oficina están desde la primera vez que se abre', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    ...{ nodeId: root.nodeId, selector: 'h1' },
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([
    expect.stringMatching(/^Office Serif/),
  ]);
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
        ['publicar', 'Qué cambia'],
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
