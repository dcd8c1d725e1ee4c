import { expect, test } from './support/test';
import { expectStill, watchShifts } from './support/quietud';

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

for (const { con, hover, width, height, tallest } of [
  { con: 'el ratón', hover: true, width: 1280, height: 800, tallest: 200 },
  { con: 'un dedo', hover: false, width: 360, height: 740, tallest: 740 / 3 },
])
  test(`Las flechas del carrusel se ven y se oprimen con ${con}, y su alto no empuja los trámites`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: !hover,
      isMobile: !hover,
    });
    const page = await context.newPage();
    await page.goto('/default/');
    const carousel = page.locator('[aria-roledescription=carrusel][data-hydrated]');
    await expect(carousel).toBeAttached();
    expect((await carousel.boundingBox())!.height).toBeLessThanOrEqual(tallest);
    for (const [name, shown] of [
      ['Diapositiva anterior', 3],
      ['Diapositiva siguiente', 1],
    ] as const) {
      const arrow = carousel.getByRole('button', { name });
      await (hover ? arrow.click() : arrow.tap());
      await expect(carousel.locator('[data-slide][aria-current]')).toHaveAttribute(
        'data-slide',
        String(shown - 1),
      );
      await expect(carousel.locator('.slide').nth(shown - 1)).toBeInViewport({ ratio: 0.5 });
    }
    await context.close();
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
