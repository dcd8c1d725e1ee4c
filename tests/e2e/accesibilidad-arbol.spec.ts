import { expectInOrder, hear, namesOf, ofRole, only, toldClickable } from './support/ax-tree';
import { openForm } from './support/formulario';
import { modes } from './support/modes';
import { settle } from './support/quietud';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const MENU = [
  'link «Inicio»',
  'link «Síndico Procurador»',
  /«Direcciones Síndicatura»$/,
  /^link «Unidad de Transparencia/,
  'link «Comunicados»',
  'link «Directorio»',
];

test('El encabezado, el menú y el pie se oyen en orden y por su nombre, en la computadora y en el teléfono', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/prensa/');
  let heard = await hear(page);
  expectInOrder(heard, [
    'link «Saltar al contenido»',
    /^banner/,
    'navigation «Principal»',
    /^main/,
    'navigation «Ruta de navegación»',
    /^heading «Noticias/,
    /^contentinfo/,
  ]);
  const banner = only(heard, 'banner').parts;
  expectInOrder(banner, [/^link «Sindicatura/, 'link «Queja»', 'link «Denuncia»']);
  expectInOrder(banner, [/^(?:link|searchbox|button) «Buscar/]);
  expectInOrder(only(heard, 'navigation', 'Principal').parts, MENU);
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText(['Comunicados']);
  const path = page.getByRole('navigation', { name: 'Ruta de navegación' });
  expect(await path.ariaSnapshot(), 'Lo que sólo separa se ve').not.toContain('›');

  await page.setViewportSize(PHONE);
  heard = await hear(page);
  expect(ofRole(heard, 'navigation').map(({ name }) => name)).not.toContain('Principal');
  expectInOrder(heard, [
    /^banner/,
    /^link «Sindicatura/,
    'button «Menú»',
    /^main/,
    /^contentinfo/,
    /«Contacto»$/,
    /«Tramites y Servicios»$/,
    'link «Volver arriba»',
  ]);
  expect(namesOf(ofRole(heard, 'link')), 'A un toque').toEqual(
    expect.arrayContaining(['Queja', 'Denuncia']),
  );
  const button = page.getByRole('button', { name: 'Menú', exact: true });
  await button.press('Enter');
  heard = await hear(page);
  expectInOrder(heard, ['button «Cerrar menú»', 'navigation «Principal»', ...MENU]);
  expect(only(heard, 'button', 'Menú').states['expanded']).toBe('true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('Las ventanas de la queja, la denuncia y el organigrama dicen su nombre y lo que tienen, y lo de atrás no se oye', async ({
  page,
}) => {
  for (const [hash, name, within] of [
    [
      'queja',
      'Queja Electrónica',
      ['button «Queja servicio público»', /^textbox «Descripción/, 'button «Enviar»'],
    ],
    [
      'denuncia',
      'Denuncia Electrónica',
      [/^button «Activar modo anónimo/, /^textbox «Desc/, 'button «Enviar»'],
    ],
    ['organigrama', 'Organigrama', [/^link «.*lista/, /^ima?ge? «Organigrama/]],
  ] as const) {
    await page.goto(`/default/#${hash}`);
    await page.reload();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    if (hash !== 'organigrama')
      await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeVisible();
    const heard = await hear(page);
    const window = only(heard, 'dialog', name);
    expect(window.states['modal']).toBe('true');
    expectInOrder(window.parts, [`heading «${name}»`, 'button «Cerrar ventana»', ...within]);
    expect(ofRole(heard, 'main', 'banner', 'contentinfo', 'navigation'), 'Atrás').toEqual([]);
  }
});

test('En el teléfono, una tabla se oye como tabla, con sus encabezados', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/directorio/');
  await page.locator('#contraloria button').click();
  const { parts } = only(await hear(page), 'table', /^Personal por unidad/);
  expect(namesOf(ofRole(parts, 'columnheader'))).toEqual([
    'Nombre',
    'Puesto',
    'Correo Electrónico',
    'Teléfono',
    'Extensión',
  ]);
  const people = ofRole(parts, 'row').filter(
    (row) => ofRole(row.parts, 'cell', 'gridcell').length > 1,
  );
  expect(people.length).toBeGreaterThan(5);
  expect(people.filter((row) => ofRole(row.parts, 'rowheader').length !== 1)).toEqual([]);
  expectInOrder(parts, [/^rowheader «/, /^link «.+@/, /^link «664/]);
});

test('Sólo de lo que se puede pulsar se oye que se puede pulsar', async ({ page }) => {
  for (const address of ['/directorio/', '/sindico/', '/vehiculosremolcados/', '/quejapublica/']) {
    await page.goto(address);
    await settle(page);
    expect(await toldClickable(page), address).toEqual([]);
  }
  await openForm(page, modes.identificada);
  expect(await toldClickable(page), 'La denuncia').toEqual([]);
});
