import type { Route } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { expect, test } from './support/test';

// Especificación: PR-05
test('Lo que escribo en el buscador no sale de mi equipo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/buscar/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.getByLabel('¿Qué busca?').fill('toxicologicas');
  const found = page.getByRole('link', { name: /Aplican 404/ });
  await expect(found).toBeVisible();
  await expectNoBarriers(page);
  expect(asked.some((url) => url.includes('/pagefind/'))).toBe(true);
  expect(asked.filter((url) => /toxicol/i.test(url))).toEqual([]);
  await found.click();
  await expect(page).toHaveURL('/prensa/aplican-pruebas-toxicologicas/');
});

test('En el teléfono, las clases de lo que encuentro se ven enteras y el primer resultado se ve sin bajar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/buscar/?q=queja');
  const kinds = page.getByRole('group', { name: 'Qué mostrar' });
  await expect(kinds).toBeVisible();
  const ends = kinds
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  for (const end of await ends) expect(end).toBeLessThanOrEqual(360);
  await expect(page.getByRole('search').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  // The list of pages is for who has not searched yet.
  await expect(page.getByRole('heading', { name: 'Páginas' })).toBeHidden();
});

test('En el teléfono, el renglón que nombra la dirección se marca sin que nada cambie de lugar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const row = page.locator('#nta-33');
  const looks = () =>
    row.evaluate((one) => {
      const { backgroundColor } = getComputedStyle(one);
      return { size: [one.clientWidth, one.clientHeight, one.scrollHeight], backgroundColor };
    });
  await page.goto('/normatividad/#normas-administrativas');
  await expect(row).toBeVisible();
  const before = await looks();
  await page.goto('about:blank');
  await page.goto('/normatividad/#nta-33');
  await expect(row).toBeInViewport();
  const named = await looks();
  expect(named.size).toEqual(before.size);
  expect(named.backgroundColor).not.toBe(before.backgroundColor);
});

test.describe('Antes de su guion', () => {
  test.use({ tolerated: /Failed to load resource|Failed to fetch|net::ERR_/ });

  test('Si el buscador no llega, me ofrece denunciar, quejarme o llamar', async ({ page }) => {
    await page.route('**/pagefind/*', (route) => route.abort());
    await page.goto('/buscar/');
    const main = page.locator('main');
    const ways = ['Presentar una denuncia', 'Presentar una queja', 'Llamar al 070'].map((name) =>
      main.getByRole('link', { name }),
    );
    for (const way of ways) await expect(way).toBeHidden();
    await main.getByRole('searchbox').fill('mordida');
    for (const way of ways) await expect(way).toBeVisible();
  });

  for (const [box, address] of [
    ['El filtro', '/directorio/'],
    ['El buscador', '/buscar/'],
  ] as const)
    test(`${box} contesta a mi primera letra, y si su guion no llega lo dice`, async ({ page }) => {
      let held: Route | undefined;
      await page.route(/\/(?:filter|search)-/, (route) => {
        if (held) return route.continue();
        held = route;
        return undefined;
      });
      await page.goto(address);
      const searchbox = page.locator('main').getByRole('searchbox').first();
      const status = page.locator('main').getByRole('status').first();
      const says = () => status.evaluate((line) => getComputedStyle(line, '::before').content);
      expect(await says()).toBe('none');
      await searchbox.press('x');
      expect(await says()).toBe('"Buscando…"');
      await expect.poll(() => held).toBeDefined();
      await held?.abort();
      await expect.poll(says).toContain('No se pudo abrir');
      await searchbox.click();
      await expect(status).not.toBeEmpty();
      expect(await says()).toBe('none');
    });
});
