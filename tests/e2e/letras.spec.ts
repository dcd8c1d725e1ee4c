import { expect, test } from './support/test';
import { expectStill, watchShifts } from './support/quietud';

test('La primera página se pinta con la letra de mi equipo, sus títulos tienen la suya cuando no mueve nada, y desde la segunda siempre', async ({
  page,
}) => {
  await watchShifts(page);
  const serif = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/sindico/');
  expect(await serif()).toMatch(/^Charter/);
  arrive();
  await page.waitForFunction(() => window.name.includes('/l'));
  await expectStill(page, 'la primera');
  await page.getByRole('navigation').getByRole('link', { name: 'Directorio' }).first().click();
  await expect(page).toHaveURL(/\/directorio\/$/);
  expect(await serif()).toMatch(/^Letras/);
  // From the browser's cache, before the first paint.
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual([
    'loaded',
  ]);
  await expectStill(page, 'la segunda');
});
