import config from '../playwright.config';
import { sampleContent } from '../sample';
import { expectNoBarriers } from './support/axe';
import { expectWritten } from './support/escritura';
import { control } from './support/formulario';
import { modes } from './support/modes';
import { arrive, button, expectReady, hold } from './support/pasos';
import { abort, openDialog, SCRIPT_LOST, SCRIPTS } from './support/sin-guion';
import { expect, test } from './support/test';

// The home page brings the forms of its dialogs after itself.
test.use({
  tolerated: SCRIPT_LOST,
  // As on most desktops, where what scrolls gives up room for its bar; Playwright hides them.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const { lineaQuejas } = sampleContent().sitio.data;
const { identificada } = modes;
const LATER = /\/later-\w+\.js$/;

test('Si el formulario de una ventana no llega, ella dice a quién llamar y dónde más está; al reintentar llega y se puede escribir', async ({
  page,
}) => {
  await page.route(LATER, abort);
  const form = await openDialog(page, identificada);
  const notice = form.getByText(/^No llegó el formulario\./);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'su página' })).toHaveAttribute(
    'href',
    '/denuncia/',
  );
  await expect(notice.getByRole('link', { name: lineaQuejas, exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.unroute(LATER);
  await button(form, 'Reintentar').click();
  await expect(notice).toBeHidden();
  await control(form, identificada, 'descripcion').fill('Ya se puede');
  await expectReady(form);
});

test('Un navegador que recuerda que no llegó lo encuentra al reintentar', async ({ page }) => {
  // Under this spelling of its folder nothing will ever come again.
  await page.route(SCRIPTS, abort);
  const form = await openDialog(page, identificada);
  await button(form, 'Reintentar').click();
  await control(form, identificada, 'descripcion').fill('Sigo escribiendo');
  await expectWritten(form, identificada, { descripcion: 'Sigo escribiendo' });
});

test('La ventana se abre ya con su título y su salida, y nada se mueve cuando el resto llega', async ({
  page,
}) => {
  const { letGo } = await hold(page, LATER);
  const form = await openDialog(page, identificada);
  const exit = form.getByRole('link', { name: 'Salir rápido' });
  await expect(exit).toBeVisible();
  await expect(form.getByRole('heading', { level: 2 })).toBeVisible();
  const before = [await form.boundingBox(), await exit.boundingBox()];
  letGo();
  await arrive(form);
  expect([await form.boundingBox(), await exit.boundingBox()]).toEqual(before);
});
