import { addresses, commonAddresses } from './support/addresses';
import { readServed } from './support/html';
import { expect, test } from './support/test';

for (const address of addresses) {
  test(`La página ${address} abre con y sin la diagonal final y se presenta sola`, async ({
    page,
    request,
  }) => {
    const response = await request.get(address);
    const bare = await request.get(address.replace(/\/$/, ''));
    expect(response.status()).toBe(200);
    expect(bare.status()).toBe(200);
    expect(await bare.text()).toBe(await response.text());

    const served = await readServed(page, await response.text());
    expect(served.lang).toBe('es-MX');
    expect(served.title).not.toBe('');
    expect(served.description).not.toBe('');
    expect(served.canonical).toMatch(/^https:\/\/.+\/$/);
    expect(served.headings).toBe(1);
    expect(served.inlineAttributes).toEqual([]);
  });
}

test('Ninguna página repite el título ni la descripción de otra', async ({ page, request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of addresses) {
    const served = await readServed(page, await (await request.get(address)).text());
    expect.soft(titles.get(served.title), `título de ${address}`).toBeUndefined();
    expect.soft(descriptions.get(served.description), `descripción de ${address}`).toBeUndefined();
    titles.set(served.title, address);
    descriptions.set(served.description, address);
  }
});

test('Todas las páginas llevan los mismos estilos y guiones en línea', async ({
  page,
  request,
}) => {
  const home = await readServed(page, await (await request.get('/default/')).text());
  expect(home.inlineStyles).toHaveLength(1);
  for (const address of addresses) {
    const served = await readServed(page, await (await request.get(address)).text());
    expect.soft(served.inlineStyles, address).toEqual(home.inlineStyles);
    expect.soft(served.inlineScripts, address).toEqual(home.inlineScripts);
  }
});

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

test('La página de normatividad dice su papel', async ({ page }) => {
  await page.goto('/normatividad/');
  await expect(page.locator('meta[name=role]')).toHaveAttribute('content', 'normatividad');
});

test('La página de prueba tiene su propio encabezado y su propio pie', async ({ page }) => {
  await page.goto('/prueba/');
  await expect(page.getByText('Hola soy una prueba')).toBeVisible();
  await expect(page.getByText('Esto es una prueba')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver arriba' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
});

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
