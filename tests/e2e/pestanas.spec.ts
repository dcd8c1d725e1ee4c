import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const TABBED: [address: string, label: RegExp | string, tabs: string[]][] = [
  [
    '/sindico/',
    /Síndico/,
    [
      'Sindicatura Procuradora',
      'Síndico Procurador',
      'Antecedentes Históricos',
      'Marco Jurídico',
      'Misión y visión',
    ],
  ],
  [
    '/normatividad/',
    'Dirección de Normatividad',
    [
      'Dirección de Normatividad',
      'Normas Paramunicipales',
      'Normas Administrativas',
      'Normas Especiales',
    ],
  ],
  [
    '/sindicaturaSocial/',
    'Dirección Social',
    ['¿Quiénes somos?', '¿Cómo se compone?', 'Actividades'],
  ],
];

const selected = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });

/** Exactly the panel of this tab is visible (section 4). */
async function expectPanel(page: Page, name: string): Promise<void> {
  await expect(selected(page, name)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
}

for (const [address, label, names] of TABBED) {
  // Especificación: 2.5-01, 2.5-02, 2.5-03, 2.5-07, 2.5-08, 2.5-09, 2.5-84, 2.5-90, 2.5-91, 2.5-92
  // Especificación: 2.5-93, 2.5-97, 2.5-98, 4-20, 9-10
  test(`En ${address} cada botón muestra su apartado y oculta los demás`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('tablist', { name: label })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(names);
    await expectPanel(page, names[0] ?? '');
    for (const name of [...names].reverse()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectPanel(page, name);
    }
  });
}

test('Las flechas eligen la pestaña, y con el tabulador se llega a su apartado', async ({
  page,
}) => {
  await page.goto('/sindico/');
  await page.getByRole('tab', { name: 'Sindicatura Procuradora' }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'Síndico Procurador'],
    ['End', 'Misión y visión'],
  ] as const) {
    await page.keyboard.press(key);
    await expectPanel(page, name);
    await expect(selected(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('Un enlace de una página a una pestaña de otra la abre, y la dirección cambia al elegir otra', async ({
  page,
}) => {
  await page.goto('/contraloria/#panel-2');
  await page.getByRole('link', { name: 'normas técnicas paramunicipales' }).click();
  await expect(page).toHaveURL('/normatividad/#normas-paramunicipales');
  await expectPanel(page, 'Normas Paramunicipales');
  await page.getByRole('tab', { name: 'Normas Especiales' }).click();
  await expect(page).toHaveURL('/normatividad/#normas-especiales');
});

// Especificación: 2.5-67, 2.5-68, 2.5-69, 2.5-71, 2.5-72, 2.5-73, 2.5-74, 2.5-75, 2.5-76
test('La Contraloría ordena sus pestañas 1, 8, 2, 3, 4, 5, 6 y 9', async ({ page }) => {
  await page.goto('/contraloria/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    'Dirección de Contraloría',
    'SubDirección de Cuenta Pública',
    'Entidades Paramunicipales',
    'Supervisión de Obra y Concesiones',
    'Ingresos y Egresos',
    'Observaciones del Congreso',
    'Cuenta Patrimonial',
    'Reglamento de Entrega-Recepción',
  ]);
  await expectPanel(page, 'Dirección de Contraloría');
  const order = [1, 8, 2, 3, 4, 5, 6, 9];
  for (const [index, number] of order.entries()) {
    await tabs.nth(index).click();
    await expect(page.locator(`#panel-${number}`)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await expect(page.locator('#panel-7')).toHaveCount(0);
});

test('Al final de una lista larga, las pestañas siguen a la vista, y la que elija se lee desde su principio', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/normatividad/#normas-administrativas');
  await page.getByRole('tabpanel').getByRole('row').last().scrollIntoViewIfNeeded();
  const tab = page.getByRole('tab', { name: 'Normas Paramunicipales' });
  await expect(tab).toBeInViewport();
  const title = page.getByRole('tabpanel').getByRole('heading').first();
  await tab.click();
  await expect(title).toHaveText('Normas Paramunicipales');
  await expect(title).toBeInViewport();
  await page.getByRole('tabpanel').getByRole('row').last().scrollIntoViewIfNeeded();
  await tab.press('ArrowUp');
  await expect(title).not.toHaveText('Normas Paramunicipales');
  await expect(title).toBeInViewport();
});
