import { addresses, representative } from './support/addresses';
import { deliver, downloadAcuse, formats, giveFile, openVerifier } from './support/acuse';
import { expectNoBarriers } from './support/axe';
import { modes } from './support/modes';
import { expect, test } from './support/test';

// A page that does not move is the same page each time it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  // Especificación: AC-01
  test(`La página ${address} no tiene barreras en la computadora`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expectNoBarriers(page);
  });
}

for (const address of representative) {
  // Especificación: AC-01
  test(`La página ${address} no tiene barreras en el teléfono`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expectNoBarriers(page);
  });
}

// Especificación: AC-04
test('Ninguna página se desborda hacia los lados a 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    await page.goto(address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, address).toBeLessThanOrEqual(320);
  }
});

test('Abiertos todos los apartados, ninguna página se desborda a 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of representative) {
    await page.goto(address);
    const wide = await page.evaluate(() => {
      document.querySelectorAll('details').forEach((item) => (item.open = true));
      return document.documentElement.scrollWidth;
    });
    expect.soft(wide, address).toBeLessThanOrEqual(320);
  }
});

for (const address of [
  '/default/',
  '/quejapublica/',
  '/sindico/',
  '/vehiculosremolcados/',
  '/DeclaraNet/',
  '/prensa/',
]) {
  test(`En el teléfono, lo principal de ${address} se toca con un dedo`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const targets = page.locator(
      '.button, .icon-button, .tile, .panel > summary, .choice .check, textarea, input:not([type=checkbox], [type=radio])',
    );
    for (const target of await targets.all()) {
      if (!(await target.isVisible())) continue;
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      const name = (await target.innerText()) || (await target.getAttribute('name')) || '';
      expect
        .soft(Math.min(width, height), `${name} mide ${width} × ${height}`)
        .toBeGreaterThanOrEqual(44);
    }
  });
}

test('El menú del teléfono se toca con un dedo y no tiene barreras', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/default/');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeVisible();
  for (const link of await menu.getByRole('link').all())
    if (await link.isVisible())
      expect
        .soft((await link.boundingBox())?.height, await link.innerText())
        .toBeGreaterThanOrEqual(44);
  await expectNoBarriers(page);
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

for (const width of [1280, 360])
  test(`La página que comprueba acuses no tiene barreras a ${width} px, ni antes ni después`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { form, params } = await deliver(page, request, modes.servidor);
    const papers = [];
    for (const format of formats) papers.push(await downloadAcuse(page, form, format));
    const verifier = await openVerifier(page);
    await expectNoBarriers(page);
    for (const paper of [...papers, { ...papers[0]!, buffer: Buffer.from('otra cosa') }]) {
      await giveFile(verifier, paper);
      await expect(verifier.getByRole('status').first()).toBeFocused();
      await expectNoBarriers(page);
    }
    await verifier.getByLabel('O escriba un folio de envío').fill(params['folio'] ?? '');
    await expect(verifier.getByText(/está bien escrito/)).toBeVisible();
    await expectNoBarriers(page);
  });

test('El organigrama con su lupa no tiene barreras', async ({ page }) => {
  await page.goto('/default/#organigrama');
  const lens = page.getByRole('group', { name: /^Lupa/ });
  await lens.focus();
  await expect(page.locator('[data-island=Lens][data-hydrated]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.lens')).toBeVisible();
  await expectNoBarriers(page);
});
