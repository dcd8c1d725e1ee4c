import { commonAddresses } from './support/addresses';
import { expect, test } from './support/test';

const TILES: [name: RegExp, href: RegExp][] = [
  [/^Queja Electrónica/, /#queja$/],
  [/^Denuncia Electrónica/, /#denuncia$/],
  [/^Declaración patrimonial/, /^\/DeclaraNet\/$/],
  [/^Sistema de Entrega-Recepción/, /^https:/],
  [/^Vehículos remolcados/, /^\/vehiculosremolcados\/$/],
];

test.beforeEach(async ({ page }) => {
  await page.goto('/default/');
});

// Especificación: 2.3-03, 2.3-06, 2.3-07, 2.3-08, 6-03, 7-49
test('El inicio ofrece los cinco trámites y los resalta al pasar el puntero', async ({ page }) => {
  const section = page.getByRole('main').locator('section');
  const title = page.getByRole('heading', { name: 'Tramites', exact: true });
  const links = section.filter({ has: title }).locator('.tile');
  await expect(links).toHaveCount(TILES.length);
  for (const [index, [name, href]] of TILES.entries()) {
    const tile = links.nth(index);
    await expect(tile).toHaveAccessibleName(name);
    await expect(tile).toHaveAttribute('href', href);
    const background = () => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await tile.hover();
    await expect.poll(background).not.toBe(before);
  }
  await expect(links.nth(3)).toHaveAttribute('target', '_blank');
});

test('Una pregunta larga de la oficina no deja sin lugar a la caja de búsqueda', async ({
  page,
}) => {
  await page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (title) => (title.textContent = '¿Qué necesita hacer hoy en la Sindicatura, '.repeat(2)),
    );
  const box = page.getByRole('main').getByRole('searchbox');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await box.boundingBox())?.width, `${width} px`).toBeGreaterThan(150);
  }
});

// Especificación: D51-01
test('El inicio pregunta «¿Qué necesita?» antes que nada, con el buscador y el seguimiento', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { level: 1, name: '¿Qué necesita?' });
  const search = main.getByRole('search');
  const follow = main.getByRole('link', { name: '¿En qué va mi queja?' });
  await expect(follow).toHaveAttribute('href', '/acuse/verificar/');
  const carousel = (await page.locator('[aria-roledescription=carrusel]').boundingBox())?.y ?? 0;
  for (const part of [question, search, follow]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.y).toBeLessThan(carousel);
  }
  await search.getByRole('searchbox', { name: 'Buscar en el sitio' }).fill('toxicologicas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buscar\/\?q=toxicologicas$/);
  await expect(
    page.getByRole('link', { name: /^Aplican 404 pruebas toxicológicas/ }),
  ).toBeVisible();
});

test('El inicio dice en la página qué caso es queja y cuál denuncia, y lleva a la que es', async ({
  page,
}) => {
  const channels = page.locator('main .canales').first();
  const way = channels.locator('dl > div').filter({ hasText: 'Me pidieron dinero' });
  await expect(way).toBeVisible();
  await way.getByRole('link', { name: 'Denuncia', exact: true }).click();
  await expect(page).toHaveURL('/denuncia/');
});

// Especificación: 2.3-09, 2.3-10, 2.3-12, 2.3-13, 2.3-14, 4-25, 9-07
test('Las cuatro noticias más recientes salen en orden, con su resumen entero y su PDF', async ({
  page,
  request,
}) => {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const dates: string[] = [];
  for (const [index, number] of [10, 9, 8, 7].entries()) {
    const card = cards.nth(index);
    const more = card.getByRole('link', { name: /^Ver más/ });
    const href = `/static/pdf/NOTICIAS/SP_COM_${String(number).padStart(3, '0')}.pdf`;
    await expect(more).toHaveAttribute('href', href);
    expect((await request.get(href)).headers()['content-type']).toBe('application/pdf');
    await expect(card.getByText('Publicado:')).toBeVisible();
    dates.push((await card.locator('time').getAttribute('datetime')) ?? '');
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
  }
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.every((date) => date >= '2024-12-01')).toBe(true);

  const summaries = await cards.locator('h3 + p').allTextContents();
  await page.goto('/prensa/');
  const cut = await page.getByRole('article').locator('h2 + p').allTextContents();
  expect(summaries).toHaveLength(4);
  for (const [index, whole] of summaries.entries()) {
    expect(whole).not.toMatch(/\.\.\.$/);
    expect(cut[index]).toBe(whole.length > 150 ? `${whole.slice(0, 150)}...` : whole);
  }
});

// Especificación: 2.5-43, 2.5-46, 2.5-48, 2.5-50, 7-46, 9-08, D25-03
test('La página de comunicados tiene diez tarjetas, de la más nueva a la más vieja', async ({
  page,
}) => {
  await page.goto('/prensa/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  const dates = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
  expect([dates[0], dates[9]]).toEqual(['2025-01-27', '2024-10-07']);
  const downloading = page.waitForEvent('download');
  await cards
    .first()
    .getByRole('link', { name: /^Ver más/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('COMUNICADO DE PRENSA.pdf');
});

// Especificación: 2.3-17, 3-21, 3-22
test('La sección de sugerencias está y está vacía', async ({ page }) => {
  await expect(page.locator('main section#sugerencias')).toHaveCount(1);
  await expect(page.locator('main section#sugerencias')).toBeEmpty();
});

// Especificación: 2.3-15
test('El inicio muestra la fila de logotipos de transparencia', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Transparencia', exact: true });
  const logos = page.locator('section', { has: heading }).getByRole('link');
  expect(await logos.count()).toBeGreaterThanOrEqual(3);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }
});

// Especificación: 2.2-34
test('«Volver arriba» sube al encabezado y deja ahí el foco', async ({ page }) => {
  const top = page.getByRole('link', { name: 'Volver arriba' });
  await top.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('banner')).toBeFocused();
});

test('Toda página del menú y del pie a la que lleva el inicio existe', async ({ page }) => {
  const paths = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
  const pages = paths.filter((path) => path.endsWith('/') && path !== '/');
  expect(pages.length).toBeGreaterThan(12);
  for (const path of pages) expect.soft(commonAddresses, path).toContain(path);
});
