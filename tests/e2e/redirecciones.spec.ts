import { addresses } from './support/addresses';
import { expect, test } from './support/test';

// What each address answers is the servers' (tests/unit/serve, tests/hosts); here, where a person arrives.
// The browser reports the status of the page itself as a failed resource.
test.use({ tolerated: /status of 404/ });

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

// Especificación: 2.1-01, 2.1-21, 2.2-02, 2.2-06
test('La raíz, el logotipo y «Inicio» llevan al inicio', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/default/');
  for (const [part, name] of [
    ['banner', /^Sindicatura Procuradora/],
    ['navigation', 'Inicio'],
  ] as const) {
    await page.goto('/sindico/');
    await page.getByRole(part).getByRole('link', { name }).first().click();
    await expect(page).toHaveURL('/default/');
  }
});

// Especificación: 2.1-04, 2.1-19, 2.1-22
test('Lo que no existe lleva al inicio; otras mayúsculas, a su página y su pestaña; un parámetro cualquiera muestra el inicio', async ({
  page,
}) => {
  for (const [written, arrives] of [
    ['/esto/no/existe/', '/default/'],
    ['/prensa/sin-comunicado/', '/default/'],
    ['/VehiculosRemolcados', '/vehiculosremolcados/'],
    ['/SINDICO#marco-juridico', '/sindico/#marco-juridico'],
    ['/acuse/', '/acuse/verificar/'],
    ['/default/lo-que-sea/', '/default/lo-que-sea/'],
  ] as const) {
    await page.goto(written);
    await expect(page).toHaveURL(arrives);
  }
  await expect(page.getByRole('heading', { name: 'Noticias más recientes' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
