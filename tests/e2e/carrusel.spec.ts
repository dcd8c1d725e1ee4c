import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PERIOD = 18_000;

const dots = (page: Page) => page.getByRole('button', { name: /^Ir a la diapositiva/ });

async function expectSlide(page: Page, number: number): Promise<void> {
  const strip = page.locator('.slides');
  await expect
    .poll(() => strip.evaluate((element) => element.scrollLeft / element.clientWidth))
    .toBeCloseTo(number - 1, 2);
  // The carousel reads the strip's position 150 ms after its last movement.
  await page.clock.runFor(200);
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.dot[aria-current]')).toHaveCount(1);
}

async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-01-27T08:00:00' });
  await page.clock.pauseAt('2025-01-27T09:00:00');
  await page.goto('/default/');
  // The carousel's script is fetched shortly after the page has loaded.
  await page.clock.runFor(300);
  await expect(page.locator('[data-island=carousel][data-hydrated]')).toBeAttached();
  await expectSlide(page, 1);
}

// Especificación: 2.3-02, 4-15, 4-16, 4-18
test('El carrusel avanza solo, y sus botones y puntos llevan a la vista su diapositiva', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByRole('group', { name: /^[1-3] de 3: / })).toHaveCount(3);
  await page.clock.runFor(PERIOD + 500);
  await expectSlide(page, 2);
  await dots(page).nth(2).click();
  await expectSlide(page, 3);
  await page.getByRole('button', { name: 'Diapositiva siguiente', exact: true }).click();
  await expectSlide(page, 1);
});
