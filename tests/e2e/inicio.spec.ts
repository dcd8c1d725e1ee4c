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
