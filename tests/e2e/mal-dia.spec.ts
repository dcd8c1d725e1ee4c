import type { Page, Route } from '@playwright/test';
import { casesOf, casesTag } from '../../scripts/test/parts';
import { sampleContent } from '../sample';
import { stopClock } from './support/pasos';
import { expect, test } from './support/test';

const { normas, titulares, vehiculos, directorio, sitio } = sampleContent();

test.use({ tolerated: /Failed to load resource|Failed to fetch|net::ERR_/ });

/** Page → a text that must stay reachable. */
const MATTERS = Object.entries({
  '/default/': 'Tramites',
  '/vehiculosremolcados/': vehiculos.data.recuperar.pasos.at(-1),
  '/sindico/': titulares.data.anteriores.at(-1)?.nombre,
  '/normatividad/': normas.at(-1)?.data.normas.at(-1)?.nombre,
  '/directorio/': directorio.data.unidades.at(-1)?.filas.at(-1)?.puesto,
  '/prensa/aplican-pruebas-toxicologicas/': 'prueba',
}).map(([address, text = 'nada']): [string, string] => [address, text]);

async function expectReachable(page: Page, text: string): Promise<void> {
  const main = page.locator('main');
  const wanted = main.getByText(text.slice(0, 60)).locator('visible=true').first();
  const ways = await main
    .locator('summary, a[href^="#"]:not([href="#arriba"]), [role=tab]')
    .elementHandles();
  // Twice: a fold that its script never folded counts as open, and the first tap closes it.
  for (const way of ways.flatMap((one) => [one, one])) {
    if (await wanted.isVisible()) return;
    if (await way.isVisible()) await way.click();
  }
  await expect(wanted, text).toBeVisible();
}

async function expectUseful(page: Page, [address, text]: [string, string]) {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectReachable(page, text);
  const inSight = (selector: string) => page.locator(selector).locator('visible=true').count();
  expect(await inSight('a[href^="tel:"]'), `${address}: teléfonos`).toBeGreaterThan(0);
  for (const form of ['#queja', '#denuncia'])
    expect(await inSight(`a[href$="${form}"]`), address + form).toBeGreaterThan(0);
}

async function expectOtherWays(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const sheet = page.locator('main a[href$=".pdf"]').locator('visible=true').first();
  await expect(sheet).toBeVisible();
  const paper = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const calls = page.locator(`a[href="tel:${sitio.data.lineaQuejas}"]`);
  expect(await calls.count(), address).toBeGreaterThan(0);
}

const withHtml = (change: (text: string) => string) => (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
const failing = (fails: (route: Route) => boolean) => (page: Page) =>
  page.route('**/*', (route) => (fails(route) ? route.abort() : route.fallback()));
const without = (type: string) => failing((route) => route.request().resourceType() === type);

const FAILURES: [failure: string, provoke: (page: Page) => Promise<unknown>, width: number][] = [
  ['no llega ningún guion', without('script'), 1280],
  ['no llega ninguna imagen', without('image'), 360],
  [
    'el guion de la página no corre',
    withHtml((text) => text.replace(/<script type="module"[^]*?<\/script>/g, '')),
    360,
  ],
  ['no hay estilos', withHtml((text) => text.replace(/<style>[^]*?<\/style>/g, '')), 360],
];

for (const [failure, provoke, width] of casesOf(FAILURES, 1))
  test(
    `Si ${failure}, leo lo que vine a leer y llego a los teléfonos y a los formularios; en sus páginas, a dónde llamar y la hoja en blanco`,
    { tag: casesTag },
    async ({ page }) => {
      await provoke(page);
      await page.setViewportSize({ width, height: 800 });
      for (const matter of MATTERS) await expectUseful(page, matter);
      for (const address of ['/quejapublica/', '/denuncia/']) await expectOtherWays(page, address);
    },
  );

test('Si el filtro que pide la dirección no acaba de llegar, el directorio se lee sin él', async ({
  page,
}) => {
  await page.route('**/_/filter-*', () => new Promise(() => undefined));
  await stopClock(page);
  await page.goto('/directorio/?q=norma');
  const last = page
    .locator('main tbody')
    .getByText(directorio.data.unidades.at(-1)?.filas.at(-1)?.puesto ?? '')
    .last();
  await expect(last).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(last).toBeVisible();
});

test('Si la página a una de cuyas secciones llego se queda a medias, leo lo que llegó', async ({
  page,
}) => {
  await withHtml((text) => text.slice(0, text.indexOf('<script type="module"')))(page);
  await stopClock(page);
  const catalogo = normas.at(-1);
  const last = page
    .getByRole('main')
    .getByText(catalogo?.data.normas.at(-1)?.nombre ?? '')
    .last();
  await page.goto(`/normatividad/#${catalogo?.slug ?? ''}`);
  await expect(last).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(last).toBeVisible();
});
