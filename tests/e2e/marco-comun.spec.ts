import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menú', exact: true }).click();

// Especificación: 2.1-21, 2.1-23, 2.1-24, 2.2-02, 2.2-06, 2.2-20, 2.2-21, 4-33, 9-03
test('Lo que pulso en el menú queda resaltado, a la vista, en la página a la que lleva; una barra delgada avanza al salir y termina al llegar', async ({
  page,
}) => {
  await page.goto('/contraloria/');
  const bar = page.locator('.progress-bar');
  const animation = () => bar.evaluate((element) => getComputedStyle(element).animationName);
  expect((await bar.boundingBox())?.height).toBeLessThan(5);
  const current = menuOf(page).locator('[aria-current=page]');
  await expect(current).toHaveText(['Dirección de Contraloría']);
  await expect(menuOf(page).locator('summary[data-current]')).toHaveText([
    'Direcciones Síndicatura',
  ]);
  // The contact's long address must not widen the page.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sindicatura Procuradora/ })
    .click();
  await expect(page).toHaveURL('/default/');
  await page.waitForLoadState();
  for (const name of ['Comunicados', 'Directorio', 'Inicio']) {
    expect(await animation()).toBe('arrive');
    // In a single evaluation: the next page may replace this before a second.
    const leaving = await menuOf(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => {
        link.click();
        return getComputedStyle(document.querySelector('.progress-bar')!).animationName;
      });
    expect(leaving).toBe('leave');
    await expect(current).toHaveText([name]);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    // The bar needs the page's script.
    await page.waitForLoadState();
  }
  await expect(bar).toHaveCSS('opacity', '0');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('El primer paso del teclado salta al contenido', async ({ page }) => {
  await page.goto('/sindico/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('en un teléfono de 360 px', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('el encabezado es un renglón, por angosto que sea; queja y denuncia están al alcance del pulgar, no tapan lo que tiene el foco, y dejan el lugar donde estorbarían', async ({
    page,
  }) => {
    const complaint = page.getByRole('banner').getByRole('link', { name: 'Queja', exact: true });
    await page.goto('/DeclaraNet/');
    const { y: top, height: high } = (await complaint.boundingBox())!;
    expect(top + high).toBeGreaterThan(PHONE.height - 56);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      const { y, height } = (await link.boundingBox())!;
      expect.soft(y + height, await link.innerText()).toBeLessThanOrEqual(top);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(complaint).toBeHidden();
    // In landscape both are in the header.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(complaint).toBeInViewport({ ratio: 1 });
    expect((await complaint.boundingBox())!.y).toBeLessThan(60);
    for (const address of ['/default/', '/quejapublica/']) {
      await page.goto(address);
      for (const width of [320, 353, 360, 393]) {
        await page.setViewportSize({ width, height: PHONE.height });
        const main = await page.getByRole('main').boundingBox();
        expect.soft(main?.y, `${address} a ${width} px`).toBeLessThanOrEqual(100);
      }
    }
    await expect(complaint).toBeHidden();
  });

  test('el menú ocupa la pantalla, se toca con un dedo, no tiene barreras y lleva al buscador', async ({
    page,
  }) => {
    await page.goto('/default/');
    await openMenu(page);
    const menu = page.locator('#menu');
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    for (const link of await menu.getByRole('link').all())
      if (await link.isVisible())
        expect
          .soft((await link.boundingBox())?.height, await link.innerText())
          .toBeGreaterThanOrEqual(44);
    await expectNoBarriers(page);
    await menu.getByRole('link', { name: 'Buscar en el sitio' }).click();
    await expect(page).toHaveURL(/\/buscar\/(?:#sin-rastro)?$/);
  });
});

test('Si giro la tableta con el menú abierto, veo la página y no sólo el menú', async ({
  page,
}) => {
  await page.setViewportSize({ width: 810, height: 1080 });
  await page.goto('/sindico/');
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
  await page.setViewportSize({ width: 1080, height: 810 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Marco Jurídico' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Marco Jurídico' })).toBeVisible();
});

// Especificación: 2.3-03
test('Los trámites del inicio se resaltan al pasar el puntero', async ({ page }) => {
  await page.goto('/default/');
  const tile = page.locator('main .tiles .tile').first();
  const background = () => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await tile.hover();
  await expect.poll(background).not.toBe(before);
});
