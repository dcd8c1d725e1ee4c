import { indexed } from './support/addresses';
import { expect, test } from './support/test';

const release = indexed.find((address) => /^\/prensa\/[^/]+\/$/.test(address)) ?? '';

const HIGHLIGHTED: [address: string, item: string, parent?: string][] = [
  ['/default/', 'Inicio'],
  ['/default/lo-que-sea/', 'Inicio'],
  ['/sindico/', 'Síndico Procurador'],
  ['/prensa/', 'Comunicados'],
  ['/directorio/', 'Directorio'],
  ['/contraloria/', 'Dirección de Contraloría', 'Direcciones Síndicatura'],
  [
    '/direccionDeInvestigacion/',
    'Dirección de Investigación y Determinación',
    'Direcciones Síndicatura',
  ],
];

for (const [address, item, parent] of HIGHLIGHTED) {
  // Especificación: 2.2-07, 2.2-20
  test(`En ${address} el menú resalta «${item}»`, async ({ page }) => {
    await page.goto(address);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.locator('[aria-current=page]')).toHaveText([item]);
    await expect(menu.locator('summary[data-current]')).toHaveText(parent ? [parent] : []);
  });
}

test('La entrada por código QR resalta «Inicio»', async ({ page }) => {
  await page.goto('/default/qractive/');
  await expect(page.locator('nav[aria-label=Principal] [aria-current=page]')).toHaveText([
    'Inicio',
  ]);
});

test('Un comunicado marca «Comunicados» como el lugar donde está, no como la página', async ({
  page,
}) => {
  await page.goto(release);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.locator('[data-current]')).toHaveText(['Comunicados']);
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
});

test('Una página que no está en el menú no resalta nada', async ({ page }) => {
  await page.goto('/DeclaraNet/');
  await expect(
    page.locator(
      'nav[aria-label=Principal] [aria-current], nav[aria-label=Principal] [data-current]',
    ),
  ).toHaveCount(0);
});

test('Lo resaltado se distingue a la vista', async ({ page }) => {
  await page.goto('/prensa/');
  const line = (name: string) =>
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await line('Comunicados')).toBe('underline');
  expect(await line('Directorio')).toBe('none');
});
