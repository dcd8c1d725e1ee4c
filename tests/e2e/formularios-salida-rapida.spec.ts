import type { Locator, Page } from '@playwright/test';
import { SEND_FAILED } from '@/lib/ui-texts';
import { CONFIRM } from '@/lib/ui-texts';
import { sampleContent } from '../sample';
import { control, openForm, tileOf } from './support/formulario';
import { answerQuestions, arrive, button, expectReady, holdSend, reviewOf } from './support/pasos';
import { SEND } from './support/escena';
import { expectWritten, fill, press } from './support/escritura';
import { createMarker } from './support/mailbox';
import { FAILED_SEND } from './support/avisos';
import { modes, writing } from './support/modes';
import { walkTo } from './support/teclado';
import { expect, test } from './support/test';

const { anonima, identificada, servidor } = modes;
const away = sampleContent().sitio.data.salidaRapida;

test.use({ hosts: ['localhost', new URL(away).hostname], tolerated: FAILED_SEND });

const SECRET = 'Un secreto que nadie más debe leer';
const exitOf = (form: Locator) => form.getByRole('link', { name: 'Salir rápido' });

/** Serves the common page, and keeps with what headers it was asked. */
async function serveAway(page: Page, status = 200): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = [];
  await page.route(`${away}**`, async (route) => {
    asked.push(await route.request().allHeaders());
    const body =
      '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Otra página</title>';
    await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body });
  });
  return asked;
}

// Especificación: D50-01
test('«Salir rápido» está siempre a la vista mientras denuncio o me quejo, también al revisar', async ({
  page,
}) => {
  for (const mode of [identificada, anonima, servidor]) {
    const form = await openForm(page, mode);
    await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
    if (mode === servidor) await fill(form, mode, writing(mode, createMarker()));
    else await control(form, mode, 'descripcion').fill(SECRET);
    await form.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded();
    await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
    await press(form);
    await expect(reviewOf(form)).toBeVisible();
    await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
  }
});

for (const [path, mode] of [
  ['/denuncia/', anonima],
  ['/quejapublica/', servidor],
] as const)
  // Especificación: D50-01
  test(`En ${path} «Salir rápido» sigue a la vista hasta el último dato, y también sale con Mayús tres veces`, async ({
    page,
  }) => {
    const asked = answerQuestions(page, false);
    await serveAway(page);
    await page.goto(path);
    const form = page.getByRole('main');
    await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
    await control(form, mode, 'descripcion').pressSequentially(SECRET);
    await button(form, 'Enviar').scrollIntoViewIfNeeded();
    await expectReady(form);
    await expect(exitOf(form)).toBeInViewport({ ratio: 1 });
    for (let time = 0; time < 3; time++) await page.keyboard.press('Shift');
    await expect(page).toHaveURL(away);
    expect(asked).toEqual([]);
  });

// Especificación: D50-01
test('Al abrir la queja o la denuncia, y al volver a abrirlas, el foco no está en «Salir rápido»', async ({
  page,
}) => {
  for (const mode of [servidor, identificada]) {
    const form = await openForm(page, mode);
    const title = form.getByRole('heading', { name: mode.dialog, level: 2 });
    for (let time = 0; time < 3; time++) {
      await expect(title).toBeFocused();
      // Whoever opened it with Enter, and held the key, stays.
      await page.keyboard.press('Enter');
      await expect(form).toBeVisible();
      await button(form, 'Close').click();
      await expect(form).toBeHidden();
      await tileOf(page, mode).press('Enter');
      await expect(form).toBeVisible();
    }
    await page.goto('/sindico/');
    await page.goto(`/default/#${mode.form}`);
    await expect(title, 'También al llegar por su dirección').toBeFocused();
    await page.reload();
    await expect(title, 'Y al recargar').toBeFocused();
  }
});

test('Al volver a abrir la denuncia que estaba revisando, el foco va a la revisión', async ({
  page,
}) => {
  const form = await openForm(page, identificada);
  await control(form, identificada, 'descripcion').fill(SECRET);
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await tileOf(page, identificada).click();
  await expect(reviewOf(form).getByRole('heading')).toBeFocused();
});

test('Con Mayús tres veces seguidas salgo, y al regresar no queda nada; con mayúsculas al escribir, no', async ({
  page,
}) => {
  const asked = answerQuestions(page, false);
  await serveAway(page);
  await page.goto('/sindico/');
  const form = await openForm(page, anonima);
  const text = control(form, anonima, 'descripcion');
  await text.focus();
  for (const letter of ['Shift+A', 'Shift+N', 'Shift+A', 'Shift+S'])
    await page.keyboard.press(letter);
  await expect(text).toHaveValue('ANAS');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await expect(form, 'Dos no bastan').toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(away);
  await page.goBack();
  await expect(page).toHaveURL('/default/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tileOf(page, anonima).click();
  await arrive(form);
  await expectWritten(form, identificada, {});
  expect(asked).toEqual([]);
});

test('Con la ventana cerrada, Mayús tres veces no me saca del inicio', async ({ page }) => {
  await page.goto('/default/');
  for (let time = 0; time < 4; time++) await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/default/');
});

test('«Salir rápido» no pregunta nada, me lleva a una página común y no dice de dónde vengo', async ({
  page,
}) => {
  const questions = answerQuestions(page, false);
  const asked = await serveAway(page);
  const form = await openForm(page, identificada);
  await control(form, identificada, 'nombre').pressSequentially('Ana Secreta');
  await exitOf(form).click();
  await expect(page).toHaveURL(away);
  await expect(page).toHaveTitle('Otra página');
  expect(questions).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('referer');
});

test('Si salgo rápido mientras se envía, ningún aviso habla después de la denuncia', async ({
  page,
}) => {
  const questions = answerQuestions(page, true);
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  await serveAway(page, 204);
  const { letGo } = await holdSend(page, (route) => route.fulfill({ status: 500, body: 'x' }));
  const form = await openForm(page, identificada);
  await fill(form, identificada, writing(identificada, createMarker()));
  await press(form);
  await button(form, CONFIRM).click();
  await expect(form.getByText('Enviando su mensaje.')).toBeVisible();
  await exitOf(form).click();
  await expect(page.locator('body')).toBeEmpty();
  const answered = page.waitForResponse(SEND);
  letGo();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(questions).toEqual([]);
  expect(spoken.filter((text) => text.includes(SEND_FAILED))).toEqual([]);
});

test('«Salir rápido» deja la página en blanco en el acto, aunque la otra no llegue', async ({
  page,
}) => {
  // With «no content» the browser stays where it is: on what this site left to be seen.
  const asked = await serveAway(page, 204);
  const form = await openForm(page, identificada);
  await control(form, identificada, 'descripcion').pressSequentially('Un secreto');
  await exitOf(form).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator('body')).toBeEmpty();
  await expect(page).toHaveTitle('');
});

test('Al regresar después de «Salir rápido» no aparece nada de lo que escribí', async ({
  page,
}) => {
  await serveAway(page);
  await page.goto('/sindico/');
  const form = await openForm(page, identificada);
  await control(form, identificada, 'nombre').fill('Ana Secreta');
  await control(form, identificada, 'descripcion').fill(SECRET);
  await exitOf(form).click();
  await expect(page).toHaveURL(away);
  await page.goBack();
  await expect(page).toHaveURL('/default/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tileOf(page, identificada).click();
  await arrive(form);
  for (const name of identificada.fields)
    await expect(control(form, identificada, name), name).toHaveValue('');
});

test('«Salir rápido» también deja la revisión, y no se puede volver a ella', async ({ page }) => {
  const asked = answerQuestions(page, false);
  await serveAway(page);
  await page.goto('/default/#denuncia');
  const form = page.getByRole('dialog', { name: 'Denuncia Electrónica' });
  await control(form, identificada, 'descripcion').fill(SECRET);
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  await exitOf(form).click();
  await expect(page).toHaveURL(away);
  await page.goBack();
  await expect(page).toHaveURL('/default/');
  await expect(page.getByText(SECRET)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('«Salir rápido» funciona con el teclado', async ({ page }) => {
  const asked = answerQuestions(page, false);
  await serveAway(page);
  const form = await openForm(page, anonima);
  await control(form, anonima, 'descripcion').pressSequentially(SECRET);
  await walkTo(page, exitOf(form), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(away);
  expect(asked).toEqual([]);
});
