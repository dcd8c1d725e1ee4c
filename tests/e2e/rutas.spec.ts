import { addresses, commonAddresses } from './support/addresses';
import { readServed } from './support/html';
import { expect, test } from './support/test';

// Especificación: 2.1-02, 2.1-03, 2.1-05, 2.1-06, 2.1-07, 2.1-08, 2.1-09, 2.1-10, 2.1-11, 2.1-12
// Especificación: 2.1-13, 2.1-14, 2.1-17, 2.1-18, 6-01
test('Toda página abre con y sin la diagonal final', async ({ request }) => {
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const response = await request.get(address);
    const bare = await request.get(address.replace(/\/$/, ''));
    expect.soft([response.status(), bare.status()], address).toEqual([200, 200]);
    expect.soft(await bare.text(), address).toBe(await response.text());
  }
});

// One title each, one h1, the language, the sheets and the scripts are the build's to refuse (verify).
test('Ninguna página repite la descripción de otra, y todas dicen su dirección', async ({
  page,
  request,
}) => {
  const descriptions = new Map<string, string>();
  for (const address of addresses) {
    const served = await readServed(page, await (await request.get(address)).text());
    expect.soft(served.canonical, address).toMatch(/^https:\/\/.+\/$/);
    expect.soft(descriptions.get(served.description), `descripción de ${address}`).toBeUndefined();
    descriptions.set(served.description, address);
  }
});

// Especificación: 2.5-128
test('Las páginas que no deben buscarse piden no ser indexadas', async ({ page }) => {
  for (const address of ['/default/qractive/', '/prueba/', '/buscar/']) {
    await page.goto(address);
    await expect.soft(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  await page.goto('/default/qractive/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/default\/$/);
});

test('El icono que el navegador busca junto a un PDF existe', async ({ request }) => {
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

// Especificación: 2.1-15, 6-02
test('La página de normatividad dice su papel', async ({ page }) => {
  await page.goto('/normatividad/');
  await expect(page.locator('meta[name=role]')).toHaveAttribute('content', 'normatividad');
});

// Especificación: 2.5-125, 2.5-126
test('La página de prueba tiene su propio encabezado y su propio pie', async ({ page }) => {
  await page.goto('/prueba/');
  await expect(page.getByText('Hola soy una prueba')).toBeVisible();
  await expect(page.getByText('Esto es una prueba')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver arriba' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
});

// Especificación: 2.2-01
test('Todas las páginas comunes llevan un encabezado y un pie iguales', async ({
  page,
  request,
}) => {
  const parts = async (address: string) =>
    page.evaluate(
      (text) => {
        const served = new DOMParser().parseFromString(text, 'text/html');
        served
          .querySelectorAll('[aria-current], [data-current]')
          .forEach((item) =>
            ['aria-current', 'data-current'].map((name) => item.removeAttribute(name)),
          );
        return ['header', 'footer'].map((tag) => served.querySelector(`body > ${tag}`)?.innerHTML);
      },
      await (await request.get(address)).text(),
    );
  const [header, footer] = await parts('/default/');
  expect(header).toBeTruthy();
  expect(footer).toBeTruthy();
  for (const address of commonAddresses)
    expect.soft(await parts(address), address).toEqual([header, footer]);
});
