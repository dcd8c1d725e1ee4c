import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PERIOD = 18_000;
// Wide enough for the moments that the checks themselves let pass.
const MARGIN = 3_000;

const dots = (page: Page) => page.getByRole('button', { name: /^Ir a la diapositiva/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The slide of this number has come to rest in view, and its dot is the marked one. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const strip = page.locator('.slides');
  await expect
    .poll(() => strip.evaluate((element) => element.scrollLeft / element.clientWidth))
    .toBeCloseTo(number - 1, 2);
  // The carousel looks where a finger left the strip 150 ms after its last movement.
  await page.clock.runFor(200);
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.dot[aria-current]')).toHaveCount(1);
}

/** Lets time pass, which nothing else does here: the clock stands still. */
const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Takes the pointer and the focus away from the carousel, which waits for both. */
async function leaveCarousel(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-01-27T08:00:00' });
  await page.clock.pauseAt('2025-01-27T09:00:00');
  await page.goto('/default/');
  // The carousel's script is fetched a moment after the page has loaded.
  await page.clock.runFor(300);
  await expect(page.locator('[data-island=carousel][data-hydrated]')).toBeAttached();
  await expectSlide(page, 1);
}

// Especificación: 4-15
test('El carrusel avanza solo cada 18 segundos y después de la última vuelve a la primera', async ({
  page,
}) => {
  await openHome(page);
  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    await pass(page, PERIOD - MARGIN);
    await expectSlide(page, from);
    await pass(page, MARGIN + 500);
    await expectSlide(page, to);
  }
});

// Especificación: 4-16
test('«Siguiente» y «Anterior» dan la vuelta por los dos lados', async ({ page }) => {
  await openHome(page);
  await button(page, 'Diapositiva anterior').click();
  await expectSlide(page, 3);
  await button(page, 'Diapositiva siguiente').click();
  await expectSlide(page, 1);
  await button(page, 'Diapositiva siguiente').click();
  await expectSlide(page, 2);
});

for (const name of ['Diapositiva siguiente', 'Diapositiva anterior']) {
  // Especificación: 4-17
  test(`Pulsar «${name}» empieza de nuevo los 18 segundos`, async ({ page }) => {
    await openHome(page);
    await pass(page, 10_000);
    await button(page, name).click();
    await leaveCarousel(page);
    const now = name === 'Diapositiva siguiente' ? 2 : 3;
    await expectSlide(page, now);
    await pass(page, PERIOD - MARGIN);
    await expectSlide(page, now);
    await pass(page, MARGIN + 500);
    await expectSlide(page, (now % 3) + 1);
  });
}

// Especificación: 2.3-02, 4-18
test('Los puntos llevan directo a cada diapositiva', async ({ page }) => {
  await openHome(page);
  await expect(dots(page)).toHaveCount(3);
  for (const number of [3, 1, 2]) {
    await dots(page)
      .nth(number - 1)
      .click();
    await expectSlide(page, number);
  }
});

// Especificación: AC-06
test('El botón de pausa detiene el carrusel y lo reanuda', async ({ page }) => {
  await openHome(page);
  await button(page, 'Pausar el carrusel').click();
  await leaveCarousel(page);
  await pass(page, 3 * PERIOD);
  await expectSlide(page, 1);
  await button(page, 'Reanudar el carrusel').click();
  await leaveCarousel(page);
  await pass(page, PERIOD + 100);
  await expectSlide(page, 2);
});

test('El carrusel espera mientras el puntero está encima o el foco dentro', async ({ page }) => {
  await openHome(page);
  await page.locator('[aria-roledescription=carrusel]').hover();
  await pass(page, 2 * PERIOD);
  await expectSlide(page, 1);
  await leaveCarousel(page);
  await button(page, 'Diapositiva siguiente').focus();
  await pass(page, 2 * PERIOD);
  await expectSlide(page, 1);
  await leaveCarousel(page);
  await pass(page, PERIOD + 100);
  await expectSlide(page, 2);
});

test.describe('con menos movimiento', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Especificación: AC-06
  test('El carrusel nunca avanza solo, pero sus botones sí lo mueven', async ({ page }) => {
    await openHome(page);
    await leaveCarousel(page);
    await pass(page, 5 * PERIOD);
    await expectSlide(page, 1);
    await button(page, 'Diapositiva siguiente').click();
    await expectSlide(page, 2);
  });
});
