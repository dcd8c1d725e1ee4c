import type { Route } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { expect, test } from './support/test';

// Especificación: PR-05
test('Lo que escribo en el buscador no sale de mi equipo, y en un teléfono su botón es de un renglón', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/buscar/');
  const lines = await page
    .getByRole('search')
    .getByRole('button', { name: 'Buscar' })
    .evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
  expect(lines).toBe(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.getByLabel('¿Qué busca?').fill('toxicologicas');
  const found = page.getByRole('link', { name: /Aplican 404/ });
  await expect(found).toBeVisible();
  expect(asked.some((url) => url.includes('/pagefind/'))).toBe(true);
  expect(asked.filter((url) => /toxicol/i.test(url))).toEqual([]);
  await found.click();
  await expect(page).toHaveURL('/prensa/aplican-pruebas-toxicologicas/');
});

test('Lo primero que encuentro lleva al renglón, la persona o el formulario que busco', async ({
  page,
}) => {
  await page.goto('/buscar/');
  const first = page.getByRole('search').getByRole('listitem').getByRole('link').first();
  // What else people ask is answered without a browser: search-consultas.test.tsx.
  for (const [words, title, address] of [
    ['denuncia anonima', /^Presentar una denuncia/, '/denuncia/'],
    ['nta 033', /^NTA-33/, '/normatividad/nta-33/'],
    ['alma rinkon', /^Alma Delia Rincón/, '/directorio/#persona-alma-delia-rincon-soto'],
  ] as const) {
    await page.getByLabel('¿Qué busca?').fill(words);
    await expect(page.getByRole('status')).toContainText(`para «${words}»`);
    await expect(first).toHaveText(title);
    await expect(first).toHaveAttribute('href', address);
  }
  await expect(page.getByText('¿Quiso decir «rincón»?')).toBeVisible();
  await first.click();
  await expect(page.locator('tr:target')).toBeInViewport();
});

test('Lo que encuentro se ve por clases, con las palabras marcadas y sin barreras', async ({
  page,
}) => {
  await page.goto('/buscar/?q=norma');
  const status = page.getByRole('status').first();
  await expect(status).toContainText('para «norma»');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Normas \(/ }).press('Enter');
  await expect(page).toHaveURL(/tipo=norma$/);
  await expect(status).toContainText(' de ');
  await page.getByRole('button', { name: /^Ver \d+ más$/ }).press('Enter');
  await expect(page.getByRole('search').getByRole('link').nth(8)).toBeFocused();
  await page.getByLabel('¿Qué busca?').fill('hamburguesa');
  await expect(status).toHaveText('Sin resultados para «hamburguesa».');
  await expect(page.getByText(/^Si no encuentra lo que busca/)).toBeVisible();
  await expectNoBarriers(page, 'main');
});

test('Lo que escribo en el buscador sólo está en la dirección si lo pido, y desde un formulario nunca', async ({
  page,
}) => {
  await page.goto('/buscar/');
  const box = page.getByLabel('¿Qué busca?');
  const status = page.getByRole('status').first();
  await box.fill('constancia');
  await expect(status).toContainText('para «constancia»');
  await expect(page).toHaveURL('/buscar/');
  await box.press('Enter');
  await expect(page).toHaveURL('/buscar/?q=constancia');
  await page.goto('/denuncia/');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).first().click();
  await expect(page.getByText(/no queda en la dirección ni en el historial/)).toBeVisible();
  await box.fill('me golpearon');
  await box.press('Enter');
  await expect(page.getByRole('search').getByRole('link').first()).toHaveText(/denuncia/);
  await expect(page).toHaveURL('/buscar/#sin-rastro');
});

test('En el teléfono, las clases de lo que encuentro caben en un renglón y el primer resultado se ve sin bajar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/buscar/?q=queja');
  const kinds = page.getByRole('group', { name: 'Qué mostrar' });
  await expect(kinds).toBeVisible();
  expect((await kinds.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expect(page.getByRole('search').getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test.describe('Sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('El inicio no me pide palabras que se perderían, y la página de buscar dice qué hacer', async ({
    page,
  }) => {
    await page.goto('/default/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/buscar/?q=grúa');
    await expect(page.getByText(/^Sin JavaScript no se puede buscar/)).toBeVisible();
    await expect(page.getByText(/^Escriba lo que busca/)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'el directorio' })).toBeVisible();
  });
});

test('El filtro del directorio deja sólo a quien busco, y no lo deja escrito en el historial', async ({
  page,
}) => {
  await page.goto('/directorio/');
  await page.getByRole('searchbox', { name: /^Filtrar por nombre/ }).fill('sustanciacion');
  await expect(page.getByText('1 persona coincide.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Alma Delia Rincón Soto' })).toBeVisible();
  await expect(page).toHaveURL('/directorio/');
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
  // What does not arrive is told on the console.
  test.use({ tolerated: /Failed to load resource|Failed to fetch|net::ERR_/ });

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
      await expect.poll(says).toContain('no llegó');
      // Whoever touches it again asks for it again.
      await searchbox.click();
      await expect(status).not.toBeEmpty();
      expect(await says()).toBe('none');
    });
});
