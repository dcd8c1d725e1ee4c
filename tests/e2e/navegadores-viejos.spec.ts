import { oldBrowser, oldBrowserNames } from '@/scripts/test/old-browsers';
import { expectSent, fill, send } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { expectStepGone, stepBackFromDialog } from './support/pasos';
import { forgetNewer } from './support/sin-novedades';
import { expect, test } from './support/test';

// Old browsers log the headers and attributes that they do not know.
test.use({
  viewport: { width: 360, height: 740 },
  // The search probes WebAssembly.
  toleratedViolation: /^script-src eval$/,
  tolerated: /Permissions|Feature-Policy|policy|Unrecognized|'popover' attribute/i,
});
test.beforeEach(async ({ page }, { project }) => {
  const old = oldBrowserNames.find((name) => name === project.name);
  test.skip(old !== undefined && !oldBrowser(old), 'Este equipo no tiene ese navegador.');
  if (!old) await forgetNewer(page);
});

test('el menú está cerrado hasta que se pide, se abre y se vuelve a cerrar', async ({ page }) => {
  await page.goto('/prensa/');
  const menu = page.locator('#menu');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(menu).toBeHidden();
  const opener = page.getByRole('button', { name: 'Menú', exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  const closers = [
    () => menu.getByRole('button', { name: 'Cerrar menú' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closers) {
    await opener.click();
    await expect(menu.getByRole('link', { name: /Directorio/ }).first()).toBeInViewport();
    await close();
    await expect(menu).toBeHidden();
  }
});

test('las letras, los signos y las casillas tienen su tamaño', async ({ page }) => {
  await page.goto('/prensa/');
  const sizes = await page
    .locator('header svg')
    .evaluateAll((signs) =>
      signs.map((sign) => sign.getBoundingClientRect().width).filter(Boolean),
    );
  expect(Math.max(...sizes)).toBeLessThan(60);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const ground = await page
    .locator('main')
    .evaluate((main) => getComputedStyle(main.closest('html')!).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
});

test('los apartados de un área se pliegan y se abren', async ({ page }) => {
  await page.goto('/sindico/');
  const part = page.locator('details[data-folds]').first();
  await expect(part).not.toHaveAttribute('open');
  await part.locator('summary').first().click();
  await expect(part).toHaveAttribute('open', '');
});

test('una búsqueda encuentra', async ({ page }) => {
  await page.goto('/buscar/');
  const first = page.locator('.search-page ol a').first();
  await page.getByRole('searchbox').fill('me pegaron');
  await expect(first).toHaveAttribute('href', '/denuncia/');
});

test('una ventana se abre por su dirección y se cierra con su botón y con «atrás»', async ({
  page,
}) => {
  await page.goto('/default/#queja');
  const dialog = page.locator('dialog#queja');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click();
  await expect(dialog).toBeHidden();
  await expectStepGone(page);
  await page.locator('#cual-le-toca .tile[href="#queja"]').click();
  await expect(dialog).toBeVisible();
  await stepBackFromDialog(page);
  await expect(dialog).toBeHidden();
});

// The form with a declaration and the form with most steps: a mode changes nothing for an engine.
for (const mode of [modes.servidor, modes.anonima])
  test(`${mode.title} llega a su folio`, async ({ page, request }) => {
    const marker = createMarker();
    const form = await openForm(page, mode);
    await fill(form, mode, writing(mode, marker));
    await send(form);
    await expectSent(form);
    expect(await messagesWith(request, marker)).toHaveLength(1);
  });
