import { deliver, downloadAcuse, giveFile, openVerifier } from './support/acuse';
import { expectNoBarriers } from './support/axe';
import { modes } from './support/modes';
import { expect, test } from './support/test';

// A page that does not move is the same page each time it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('La página que comprueba acuses no tiene barreras después de comprobar uno', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { form, params } = await deliver(page, request, modes.servidor);
  const paper = await downloadAcuse(page, form, 'PDF');
  const verifier = await openVerifier(page);
  await verifier.getByLabel('O escriba un folio de envío').fill(params['folio'] ?? '');
  await expect(verifier.getByText(/está bien escrito/)).toBeVisible();
  for (const file of [paper, { ...paper, buffer: Buffer.from('otra cosa') }]) {
    await giveFile(verifier, file);
    await expect(verifier.getByRole('status').first()).toBeFocused();
    await expectNoBarriers(page);
  }
});

test('El organigrama con su lupa no tiene barreras', async ({ page }) => {
  await page.goto('/default/#organigrama');
  const lens = page.getByRole('group', { name: /^Lupa/ });
  await lens.focus();
  await expect(page.locator('[data-island=chart][data-hydrated]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.lens')).toBeVisible();
  await expectNoBarriers(page);
});
