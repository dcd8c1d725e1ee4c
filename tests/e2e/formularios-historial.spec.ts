import type { Page } from '@playwright/test';
import { control, openForm, tileOf } from './support/formulario';
import { modes } from './support/modes';
import { answerQuestions, button } from './support/pasos';
import { walkTo } from './support/teclado';
import { expect, test } from './support/test';

const { servicio, identificada } = modes;
const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const BEFORE = '/sindico/';

/** How people get to a form without pressing its tile: what they do, the window, where back leaves them. */
const ARRIVALS: [
  how: string,
  come: (page: Page) => Promise<unknown>,
  name: string,
  home: string,
][] = [
  [
    'por un enlace a /default/#queja',
    (page) => page.goto('/default/#queja'),
    'Queja Electrónica',
    '/default/',
  ],
  [
    'por el código QR',
    (page) => page.goto('/default/qractive/'),
    'Queja Electrónica',
    '/default/qractive/',
  ],
  [
    'por el botón del encabezado de otra página',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Denuncia', exact: true }).click(),
    'Denuncia Electrónica',
    '/default/',
  ],
];

for (const [how, come, name, home] of ARRIVALS)
  test(`Si llego ${how}, recargar no agrega pasos, el botón de regreso cierra la ventana y el siguiente me regresa de donde vine`, async ({
    page,
  }) => {
    await page.goto(BEFORE);
    await come(page);
    const form = windowOf(page, name);
    await expect(button(form, 'Enviar')).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    for (let time = 0; time < 2; time++) {
      await page.reload();
      await expect(form).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(steps);
    }
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(BEFORE);
  });

test('Si regreso y avanzo, la ventana no se abre otra vez, y cerrarla no deja pasos de más', async ({
  page,
}) => {
  await page.goto(BEFORE);
  const form = await openForm(page, servicio);
  await page.goBack();
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/default/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tileOf(page, servicio).click();
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});

// Especificación: 2.4-01
test('El foco entra en la ventana, da la vuelta dentro de ella y vuelve a donde estaba', async ({
  page,
}) => {
  await page.goto('/default/');
  const tile = tileOf(page, identificada);
  const form = windowOf(page, 'Denuncia Electrónica');
  const inside = () => form.evaluate((dialog) => dialog.contains(document.activeElement));
  await tile.click();
  await expect(button(form, 'Enviar')).toBeVisible();
  expect(await inside(), 'Entra').toBe(true);
  const first = form.getByRole('link', { name: 'Salir rápido' });
  const last = button(form, 'Close');
  for (const [key, from, to] of [
    ['Tab', last, first],
    ['Shift+Tab', first, last],
  ] as const) {
    await walkTo(page, from, key);
    await page.keyboard.press(key);
    // Between the last and the first are the browser's own controls, and the window itself.
    await walkTo(page, to, key, 3);
  }
  await control(form, identificada, 'nombre').pressSequentially('Ana');
  answerQuestions(page, true);
  await page.keyboard.press('Escape');
  await expect(tile, 'Vuelve al descartar').toBeFocused();
  await tile.press('Enter');
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(tile, 'Vuelve al regresar').toBeFocused();
});
