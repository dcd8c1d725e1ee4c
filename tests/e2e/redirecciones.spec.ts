import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// The browser reports the status of the page itself as a failed resource.
test.use({ tolerated: /status of 404/ });

const home = (page: Page) => page.getByRole('heading', { name: 'Noticias más recientes' });

// Especificación: 2.1-01
test('La raíz lleva al inicio', async ({ page, request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  await page.goto('/');
  await expect(page).toHaveURL('/default/');
  await expect(home(page)).toBeVisible();
});

// Especificación: 2.1-21, 2.2-02, 2.2-06
test('El logotipo y «Inicio» llevan al inicio', async ({ page }) => {
  await page.goto('/sindico/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sindicatura Procuradora/ })
    .click();
  await expect(page).toHaveURL('/default/');
  await page.goto('/sindico/');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Inicio' })
    .click();
  await expect(page).toHaveURL('/default/');
});

for (const address of ['/esto-no-existe', '/esto/no/existe/', '/prensa/sin-comunicado/']) {
  // Especificación: 2.1-19
  test(`${address} no existe y lleva al inicio`, async ({ page, request }) => {
    expect((await request.get(address)).status()).toBe(404);
    await page.goto(address);
    await expect(page).toHaveURL('/default/');
    await expect(home(page)).toBeVisible();
  });
}

for (const [written, arrives] of [
  ['/VehiculosRemolcados', '/vehiculosremolcados/'],
  ['/declaranet', '/DeclaraNet/'],
  ['/direccionadministrativa', '/direccionAdministrativa/'],
  ['/DIRECTORIO', '/directorio/'],
  ['/Normatividad/', '/normatividad/'],
] as const) {
  // Especificación: 2.1-22
  test(`Quien escribe ${written} llega a ${arrives}`, async ({ page }) => {
    await page.goto(written);
    await expect(page).toHaveURL(arrives);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('Una dirección con otras mayúsculas conserva la pestaña que nombra', async ({ page }) => {
  await page.goto('/SINDICO#marco-juridico');
  await expect(page).toHaveURL('/sindico/#marco-juridico');
});

// Especificación: 2.1-04
test('Cualquier parámetro del inicio muestra el inicio, sin abrir la queja', async ({
  page,
  request,
}) => {
  expect((await request.get('/default/lo-que-sea/')).status()).toBe(200);
  await page.goto('/default/lo-que-sea/');
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
