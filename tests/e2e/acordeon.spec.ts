import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

const item = (page: Page, name: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name, exact: true }) });
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

// Especificación: 2.5-06, 4-22, 4-23
test('En el teléfono cada apartado se abre y se cierra por su cuenta', async ({ page }) => {
  await page.goto('/sindico/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('details.panel[open]')).toHaveCount(0);
  await title(page, 'Marco Jurídico').click();
  await title(page, 'Misión y visión').click();
  await expect(page.locator('#marco-juridico-panel')).toBeVisible();
  await expect(page.locator('#mision-y-vision-panel')).toBeVisible();
  await expect(page.locator('details.panel[open]')).toHaveCount(2);
  await title(page, 'Marco Jurídico').click();
  await expect(page.locator('#marco-juridico-panel')).toBeHidden();
  await expect(page.locator('#mision-y-vision-panel')).toBeVisible();
});

// Especificación: 2.5-05, 2.5-78, 2.5-79, 2.5-80, 2.5-81, 2.5-83, 4-24
test('En el teléfono los apartados son los mismos de la computadora, una sola vez; el reglamento de entrega-recepción no se abre ni se cierra: lleva al documento', async ({
  page,
}) => {
  await page.goto('/contraloria/');
  await expect(page.locator('.panel')).toHaveCount(8);
  for (const [index, number] of [1, 8, 2, 3, 4, 5, 6, 9].entries())
    await expect(page.locator('.panel').nth(index)).toHaveId(`panel-${number}`);
  const fixed = page.locator('#panel-9');
  await title(page, 'Reglamento de Entrega-Recepción').click();
  await expect(fixed.locator('.panel-body')).toBeVisible();
  await expect(fixed.locator('summary')).toHaveCount(0);
  await expect(fixed.getByRole('link', { name: /^LINK/ })).toHaveAttribute(
    'href',
    '/static/pdf/MANUAL%20DEL%20SISTEMA%20E-R%202024.pdf',
  );
});

// Especificación: 2.5-90, 2.5-91, 2.5-92, 2.5-93, 2.5-94, 2.5-95, 2.5-96
test('En el teléfono Normatividad tiene seis apartados y los dos últimos son tablas de un renglón', async ({
  page,
}) => {
  await page.goto('/normatividad/');
  await expect(page.locator('.panel')).toHaveCount(6);
  for (const name of ['Codigo de Etica', 'Politicas y Lineamientos Anticorrupcion']) {
    await title(page, name).click();
    const rows = item(page, name).getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last().getByRole('link', { name: /^LINK/ })).toBeVisible();
  }
});

// Especificación: 2.5-23
test('Al ensanchar la ventana el acordeón se vuelve pestañas, y al angostarla, acordeón', async ({
  page,
}) => {
  await page.goto('/sindico/');
  await title(page, 'Marco Jurídico').click();
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Misión y visión' }).click();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  for (const name of ['Sindicatura Procuradora', 'Misión y visión']) {
    const wasOpen = await item(page, name).getAttribute('open');
    await title(page, name).click();
    await expect(item(page, name).locator('.panel-body')).toBeVisible({
      visible: wasOpen === null,
    });
  }
});
