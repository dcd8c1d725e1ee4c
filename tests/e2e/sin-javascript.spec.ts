import { sampleContent } from '../sample';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false, tolerated: /status of 404/ });

// Especificación: AC-05
test('Sin JavaScript se lee cada apartado, en la computadora y en el teléfono', async ({
  page,
}) => {
  for (const address of ['/sindico/', '/contraloria/', '/normatividad/', '/sindicaturaSocial/']) {
    await page.goto(address);
    const bodies = await page.locator('.panel-body').all();
    expect(bodies.length).toBeGreaterThan(2);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const body of bodies) {
        await expect(body).toBeVisible();
        await expect(body).not.toHaveText('');
      }
    }
  }
});

test('Sin JavaScript el menú del teléfono y el de direcciones abren', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/default/');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByText('Direcciones Síndicatura').click();
  await menu.getByRole('link', { name: 'Dirección de Contraloría' }).click();
  await expect(page).toHaveURL('/contraloria/');
});

test('Sin JavaScript la queja se muestra, dice por dónde más presentarla y no tiene botones que no hacen nada', async ({
  page,
}) => {
  const { sitio, correo } = sampleContent();
  await page.goto('/default/#queja');
  const dialog = page.locator('#queja');
  await expect(dialog).toBeVisible();
  // Playwright's text and role locators skip <noscript>.
  const notice = dialog.locator('noscript .notice');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Este formulario necesita JavaScript');
  await expect(notice.locator('a')).toHaveText([sitio.data.lineaQuejas, correo.data.quejas]);
  await expect(page.locator('#denuncia')).toBeHidden();
  for (const name of [
    'Diapositiva siguiente',
    'Close',
    'Cerrar ventana',
    'Mostrar nuestras publicaciones',
  ])
    await expect.soft(page.getByRole('button', { name }), name).toHaveCount(0);
  for (const button of await page.locator('#queja button').all())
    if (await button.isVisible()) await expect(button).toBeDisabled();
});

// Especificación: AC-05
test('Sin JavaScript, en la página de la denuncia el aviso va primero, no hay datos que llenar en balde y la hoja en blanco está a la mano', async ({
  page,
  request,
}) => {
  const { correo } = sampleContent();
  await page.goto('/denuncia/');
  const place = page.getByRole('main');
  const notice = place.locator('noscript .notice', { hasText: 'necesita JavaScript' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(correo.data.denuncias);
  await expect(notice).toContainText('déjela sin firma en el buzón');
  const before = place.getByRole('region', { name: 'Qué pasa con lo que escriba' });
  await expect(before).toBeVisible();
  expect((await notice.boundingBox())?.y).toBeLessThan((await before.boundingBox())?.y ?? 0);
  const controls = place.locator('form :is(input, textarea, button)');
  expect(await controls.count()).toBeGreaterThan(3);
  for (const control of await controls.all()) await expect(control).toBeHidden();
  const sheet = place.locator('noscript a[href$=".pdf"]');
  await expect(sheet).toBeVisible();
  const paper = await request.get((await sheet.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
});

test('Sin JavaScript una dirección desconocida lleva al inicio, donde se ven las tres diapositivas y se llega al organigrama', async ({
  page,
}) => {
  await page.goto('/esto-no-existe');
  await expect(page).toHaveURL('/default/');
  const slides = page.locator('[aria-roledescription=diapositiva]');
  await expect(slides).toHaveCount(3);
  await slides.nth(2).scrollIntoViewIfNeeded();
  await expect(slides.nth(2)).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Organigrama' }).click();
  await expect(page.locator('#organigrama img').first()).toBeVisible();
});
