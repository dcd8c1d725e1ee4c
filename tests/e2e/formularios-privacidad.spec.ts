import type { Page } from '@playwright/test';
import { indexed } from './support/addresses';
import { expectSent, fill, send, writing } from './support/escritura';
import { modes, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { expect, test } from './support/test';

const { servidor } = modes;
const release = indexed.find((address) => /^\/prensa\/[^/]+\/$/.test(address)) ?? '';

/** What of the site's scripts has been fetched: their names, and whether they hold the e-mail code. */
function watchScripts(page: Page) {
  const names: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/_/')) return;
    names.push(pathname);
    bodies.push(response.text());
  });
  return {
    names,
    hasForm: () => names.some((name) => name.includes('FormIsland')),
    hasEmail: async () =>
      (await Promise.all(bodies)).some((body) => body.includes('v1.0/email/send')),
  };
}

test('Lo que escribo no queda en el navegador ni en la dirección', async ({ page, context }) => {
  const marker = createMarker();
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  const expectNothingKept = async () => {
    const kept = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      state: JSON.stringify(history.state),
    }));
    expect(kept).toEqual({
      local: '{}',
      session: '{}',
      databases: 0,
      caches: 0,
      state: '"dialogo"',
    });
    expect(await context.cookies()).toEqual([]);
    expect(decodeURIComponent(page.url())).toMatch(/\/default\/#queja$/);
  };
  await expectNothingKept();
  await send(form);
  await expectSent(form);
  await expectNothingKept();
});

test('Lo que escribo sólo sale en el mensaje, al enviarlo', async ({ page }) => {
  const marker = createMarker();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(marker)) sent.push(request.url());
  });
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  expect(sent).toEqual([]);
  await send(form);
  await expectSent(form);
  expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/v1.0/email/send']);
});

test('Un comunicado se lee sin pedir React ni el código de correo', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(release);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.names).toEqual([]);
});

test('El inicio no pide el formulario ni el correo hasta abrir la queja', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/default/');
  await expect(page.locator('[data-island=CarouselControls][data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.hasForm()).toBe(false);
  expect(await scripts.hasEmail()).toBe(false);

  const form = await openForm(page, servidor);
  expect(scripts.hasForm()).toBe(true);
  await fill(form, servidor, writing(servidor, createMarker()));
  await send(form);
  await expectSent(form);
  expect(await scripts.hasEmail()).toBe(true);
});

test('Los marcos de otros sitios no se piden hasta que alguien los pide', async ({ page }) => {
  await page.goto('/vehiculosremolcados/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText(/^Al pulsar el botón se cargará/)).toHaveCount(2);
});
