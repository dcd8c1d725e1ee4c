import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const CATALOGUES: [tab: string, folder: string, count: number, code: string][] = [
  ['Normas Paramunicipales', 'normas-paramunicipales', 23, 'NTP-01'],
  ['Normas Administrativas', 'normas-administrativas', 61, 'NTA-25'],
  ['Normas Especiales', 'normas-especiales', 4, 'NTE-05'],
];

const row = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: code, exact: true }) });

// Especificación: 2.5-85, 2.5-86, 2.5-87, 3-27, 3-28, 3-29, 3-30, 3-31, 3-32, 3-33, 3-34, 4-26
// Especificación: 7-56
test('Cada catálogo lista sus normas en cuatro columnas, y cada una se descarga con su nombre', async ({
  page,
}) => {
  for (const [tab, folder, count, code] of CATALOGUES) {
    await page.goto(`/normatividad/#${folder}`);
    const table = page.getByRole('tabpanel', { name: tab }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'ID',
      'Nombre',
      'Descripción',
      'Formato',
    ]);
    await expect(table.getByRole('rowheader')).toHaveCount(count);

    const link = row(page, code).getByRole('link');
    await expect(link).toHaveAttribute('href', `/static/pdf/${folder}/${code}.pdf`);
    await expect(link).toHaveAttribute('target', '_blank');
    const downloading = page.waitForEvent('download');
    await link.click();
    expect((await downloading).suggestedFilename()).toBe(`${folder}-${code}.pdf`);
  }
});

test.describe('documentos que se abren aparte', () => {
  // Beside a document the browser asks for /favicon.ico, which has a test of its own.
  test.use({ tolerated: /\/favicon\.ico$/ });

  // Especificación: 2.1-15, 2.5-88, 2.5-89, 3-35, 6-02
  test('Los dos últimos botones abren sus documentos en otra ventana, y la página dice su papel', async ({
    page,
    request,
  }) => {
    await page.goto('/normatividad/');
    await expect(page.locator('meta[name=role]')).toHaveAttribute('content', 'normatividad');
    for (const [name, href] of [
      ['Codigo de Etica', '/static/pdf/Codigo%20de%20etica.pdf'],
      ['Politicas y Lineamientos Anticorrupcion', '/static/pdf/PyLANTI.pdf'],
    ] as const) {
      const button = page
        .getByRole('link', { name })
        .filter({ hasText: 'se abre en otra ventana' });
      await expect(button).toHaveAttribute('href', href);
      const opening = page.waitForEvent('popup');
      await button.click();
      await opening;
      await expect(
        page.getByRole('tab', { name: 'Dirección de Normatividad', selected: true }),
      ).toBeVisible();
      const response = await request.get(href);
      expect(response.headers()['content-type']).toBe('application/pdf');
    }
  });
});

// Especificación: 2.5-121, 2.5-122, 2.5-123, 7-55
test('El manual de entrega-recepción se descarga de la tabla de documentos', async ({ page }) => {
  await page.goto('/documentos/');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText([
    'ID',
    'Nombre',
    'Descripcion',
    'Formato',
  ]);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const line = row(page, 'Manual del Sistema de Entrega-Recepcion');
  const downloading = page.waitForEvent('download');
  await line.getByRole('link', { name: /^LINK/ }).click();
  expect((await downloading).suggestedFilename()).toBe('MANUAL DEL SISTEMA E-R 2024.pdf');
});

test('En el teléfono, el renglón que nombra la dirección se marca sin que nada cambie de lugar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const row = page.locator('#nta-33');
  const looks = () =>
    row.evaluate((one) => {
      const { backgroundColor } = getComputedStyle(one);
      return { size: [one.clientWidth, one.clientHeight, one.scrollHeight], backgroundColor };
    });
  await page.goto('/normatividad/#normas-administrativas');
  await expect(row).toBeVisible();
  const before = await looks();
  await page.goto('about:blank');
  await page.goto('/normatividad/#nta-33');
  await expect(row).toBeInViewport();
  const named = await looks();
  expect(named.size).toEqual(before.size);
  expect(named.backgroundColor).not.toBe(before.backgroundColor);
});
