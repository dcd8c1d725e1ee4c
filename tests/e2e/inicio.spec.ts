import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectStill, watchShifts } from './support/quietud';

/** Visible things to press in the main part, within the first screen. */
const toPress = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isShown = getComputedStyle(one).visibility === 'visible' && right > left;
        return isShown && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .filter((one) => {
        const strip = one.closest('.slides')?.getBoundingClientRect();
        return !strip || one.getBoundingClientRect().left < strip.right;
      })
      .map((one) => one.textContent.trim()),
  );

for (const [width, height, most] of [
  [1280, 800, 14],
  [360, 740, 10],
] as const)
  test(`En la primera pantalla del inicio, a ${width} × ${height}, hay ${most} cosas que pulsar cuando mucho`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/default/');
    const found = await toPress(page);
    expect(found.length, found.join(' · ')).toBeLessThanOrEqual(most);
    expect(found.slice(0, 6)).toEqual(
      (await page.locator('.ways a').allTextContents()).map((text) => text.trim()),
    );
  });

test('En el teléfono veo las seis tarjetas y a quién llamar sin deslizar, sobre la barra', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/default/');
  const bar = (await page.locator('.actions').boundingBox())!;
  const call = page.getByRole('main').getByRole('link', { name: '664 555 0190' });
  for (const shown of [page.locator('.ways > :last-child'), call]) {
    const { y, height } = (await shown.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});

test('El carrusel mide 200 px cuando mucho en un escritorio, y sus flechas salen con el foco', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/default/');
  const carousel = page.locator('[aria-roledescription=carrusel]');
  expect((await carousel.boundingBox())!.height).toBeLessThanOrEqual(200);
  const next = page.getByRole('button', { name: 'Diapositiva siguiente' });
  await expect(next).toBeHidden();
  await page.getByRole('link', { name: 'Elegir queja o denuncia' }).focus();
  await expect(next).toBeVisible();
});

test('La primera vez el nombre y la pregunta ya tienen su letra, y los demás títulos la reciben sin que nada se mueva', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/default/');
  await expect(page.getByRole('heading', { level: 1, name: '¿Qué le pasó?' })).toBeVisible();
  await expect(page.locator('h1 .letters')).toHaveCount(3);
  await expect(page.locator('.brand .letters')).toHaveCount(2);
  await page.waitForFunction(() => window.name.includes('/l'));
  await expect(page.getByRole('heading', { name: 'Le escuchamos' })).toHaveCSS(
    'font-family',
    /^Letras/,
  );
  await expectStill(page, 'el inicio');
});
