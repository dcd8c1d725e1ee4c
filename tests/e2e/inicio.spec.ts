import { expect, test } from './support/test';

const TILES: [name: RegExp, href: RegExp][] = [
  [/^Queja Electrónica/, /#queja$/],
  [/^Denuncia Electrónica/, /#denuncia$/],
  [/^Declaración patrimonial/, /^\/DeclaraNet\/$/],
  [/^Sistema de Entrega-Recepción/, /^https:/],
  [/^Vehículos remolcados/, /^\/vehiculosremolcados\/$/],
];

// Especificación: 2.3-01, 2.3-03, 2.3-06, 2.3-07, 2.3-08, 2.3-15, 2.3-16, 2.3-17, 3-21, 3-22, 6-03
// Especificación: 7-49
test('El inicio va en orden: carrusel, los cinco trámites, que se resaltan al pasar el puntero, noticias, logotipos y la sección de sugerencias, vacía', async ({
  page,
}) => {
  await page.goto('/default/');
  const main = page.getByRole('main');
  const tops = await page
    .locator('[aria-roledescription=carrusel], main section > h2, #sugerencias')
    .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? (part.id || part.textContent)));
  expect(tops).toEqual([
    'Lo más consultado',
    'Tramites',
    'Noticias más recientes',
    'Transparencia',
    'sugerencias',
  ]);
  await expect(page.locator('dialog')).toHaveCount(3);
  await expect(main.locator('section#sugerencias')).toBeEmpty();
  const way = main.locator('.canales dl > div').filter({ hasText: 'Me pidieron dinero' });
  await expect(way.first().getByRole('link', { name: 'Denuncia', exact: true })).toHaveAttribute(
    'href',
    '/denuncia/',
  );

  const title = page.getByRole('heading', { name: 'Tramites', exact: true });
  const links = main.locator('section').filter({ has: title }).locator('.tile');
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

  const heading = page.getByRole('heading', { name: 'Transparencia', exact: true });
  const logos = page.locator('section', { has: heading }).getByRole('link').locator('img');
  expect(await logos.count()).toBeGreaterThanOrEqual(3);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

// Especificación: D51-01
test('El inicio pregunta «¿Qué necesita?» antes que nada, con el buscador y el seguimiento', async ({
  page,
}) => {
  await page.goto('/default/');
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
  const box = search.getByRole('searchbox', { name: 'Buscar en el sitio' });
  await question.evaluate(
    (title) => (title.textContent = '¿Qué necesita hacer hoy en la Sindicatura, '.repeat(2)),
  );
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await box.boundingBox())?.width, `${width} px`).toBeGreaterThan(150);
  }
  await box.fill('toxicologicas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buscar\/\?q=toxicologicas$/);
  await expect(
    page.getByRole('link', { name: /^Aplican 404 pruebas toxicológicas/ }),
  ).toBeVisible();
});

// Especificación: 2.3-09, 2.3-10, 2.3-11, 2.3-12, 2.3-13, 2.3-14, 2.5-43, 2.5-44, 2.5-46, 2.5-47, 2.5-48
// Especificación: 2.5-50, 4-25, 7-46, 7-54, 9-07, 9-08, D25-03
test('El inicio muestra las cuatro noticias más recientes y prensa las diez, cada una con imagen, título, resumen, fecha y PDF', async ({
  page,
  request,
}) => {
  const read = async (address: string, level: number) => {
    await page.goto(address);
    const cards = await page.getByRole('article').all();
    return Promise.all(
      cards.map(async (card, index) => {
        const href = `/static/pdf/NOTICIAS/SP_COM_${String(10 - index).padStart(3, '0')}.pdf`;
        const more = card.getByRole('link', { name: /^Ver más/ });
        await expect.soft(more).toHaveAttribute('href', href);
        await expect.soft(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
        await expect.soft(card.getByRole('heading', { level })).toHaveText(/.{10}/);
        await expect.soft(card.getByText(/^Publicado: \d+ de \w+ de 202[45]$/)).toBeVisible();
        return {
          date: (await card.locator('time').getAttribute('datetime')) ?? '',
          summary: (await card.locator(`h${level} + p`).textContent()) ?? '',
        };
      }),
    );
  };
  const home = await read('/default/', 3);
  expect(home).toHaveLength(4);
  const press = await read('/prensa/', 2);
  expect(press).toHaveLength(10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias más recientes');
  const dates = press.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect([dates[0], dates[9]]).toEqual(['2025-01-27', '2024-10-07']);
  for (const [index, { date, summary }] of home.entries()) {
    expect(date).toBe(dates[index]);
    expect(date >= '2024-12-01').toBe(true);
    expect(press[index]?.summary, 'En prensa se corta').toBe(
      summary.length > 150 ? `${summary.slice(0, 150)}...` : summary,
    );
  }
  const pdf = await request.get('/static/pdf/NOTICIAS/SP_COM_007.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^Ver más/ })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toBe('COMUNICADO DE PRENSA.pdf');
});

// Especificación: 2.2-34, 2.2-35, 9-02
test('«Volver arriba» tarda medio segundo en llegar al encabezado, y deja ahí el foco', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-01-27T08:00:00' });
  await page.goto('/sindico/');
  await page.getByRole('link', { name: 'Volver arriba' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2025-01-27T09:00:00');
  const height = () => page.evaluate(() => scrollY);
  const from = await height();
  expect(from).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Volver arriba' }).click();
  await page.clock.runFor(250);
  expect(await height()).toBeLessThan(from);
  expect(await height()).toBeGreaterThan(0);
  await page.clock.runFor(300);
  expect(await height()).toBe(0);
  await expect(page.getByRole('banner')).toBeFocused();
});
