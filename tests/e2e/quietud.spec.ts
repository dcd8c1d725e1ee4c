import type { BrowserContext, Page, Route } from '@playwright/test';
import { sampleContent } from '../sample';
import { representative } from './support/addresses';
import { expectSent, fill, send } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { inPieces } from './support/pedazos';
import {
  expectStill,
  movesOf,
  onPhones,
  paintFrame,
  picturesCome,
  rateOf,
  settle,
  slowDown,
  watchShifts,
} from './support/quietud';
import { expect, test } from './support/test';

const { busquedaVehiculos } = sampleContent().sitio.data;
const frame = new URL(busquedaVehiculos);

test.use({ hosts: ['localhost', frame.hostname] });
// A throttled processor is a busy processor, and two cores carry few of them.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 360, height: 740 };
/** The narrowest and the widest layout. */
const SIZES = [PHONE, { width: 1280, height: 900 }];
const SLOW = { timeout: 40_000 };

async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const phone = header.getByRole('button', { name: 'Menú', exact: true });
  const list = header.getByText('Direcciones Síndicatura', { exact: true });
  await ((await phone.isVisible()) ? phone : list).click();
  await expect(page.locator('#menu:popover-open, #menu details[open]').first()).toBeVisible();
}

const found = (page: Page) =>
  expect(page.getByRole('link', { name: /^Aplican 404/ })).toBeVisible(SLOW);

interface Visit {
  address: string;
  act?: (page: Page) => Promise<unknown>;
}

const STATES: Visit[] = [
  {
    address: '/sindico/#marco-juridico',
    act: (page) =>
      page
        .locator('.tab-button:visible, .panel > summary:visible')
        .filter({ hasText: 'Misión y visión' })
        .click(),
  },
  {
    address: '/normatividad/#normas-administrativas',
    act: (page) => page.locator('main input[type=search]:visible').pressSequentially('nta 3'),
  },
  { address: '/normatividad/#nta-33', act: openMenu },
  { address: '/vehiculosremolcados/#como-recuperar' },
  {
    address: '/DeclaraNet/#contenido',
    act: (page) => page.locator('main summary').first().click(),
  },
  { address: '/default/#queja' },
  { address: '/default/qractive/' },
  { address: '/prueba/' },
  { address: '/directorio/#organigrama-lista' },
  { address: '/directorio/?q=norma' },
  { address: '/normatividad/catalogo/?dia=2019-06-01' },
  { address: '/buscar/?q=toxicologicas', act: found },
  {
    address: '/buscar/?q=xilofono',
    act: (page) => expect(page.getByText(/^Sin resultados para «xilofono»/)).toBeVisible(SLOW),
  },
];

const USES: Record<string, Visit['act']> = {
  '/default/': async (page) => {
    await page.getByRole('button', { name: 'Diapositiva siguiente' }).click();
    await page.evaluate(() => (location.hash = 'organigrama'));
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/directorio/': (page) =>
    page.getByRole('main').getByRole('searchbox').pressSequentially('norma'),
  '/buscar/': async (page) => {
    await page.getByRole('main').getByRole('searchbox').pressSequentially('toxic');
    await found(page);
  },
  '/vehiculosremolcados/': async (page) => {
    await page.locator('#buscar').getByRole('button', { name: 'Buscar mi vehículo' }).click();
    await expect(page.locator('main iframe')).toBeAttached();
  },
};

const READ: Visit[] = representative.map((address) => ({ address, act: USES[address] }));

async function visit(page: Page, one: Visit): Promise<{ one: Visit; moves: string[] }> {
  const { address, act } = one;
  await page.goto(address);
  await settle(page);
  const moves = await movesOf(page, address);
  // With a query the reader waits at the top for the results.
  if (!address.includes('?')) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    moves.push(...(await movesOf(page, `${address} recorrida`)));
  }
  if (!act) return { one, moves };
  await act(page);
  await settle(page);
  moves.push(...(await movesOf(page, `${address} en uso`)));
  return { one, moves };
}

/** What moves a page moves it twice; where the network cut it, or a busy machine came late, does not. */
async function movedTwice(context: BrowserContext, all: readonly Visit[]): Promise<string[]> {
  const once = (await onPhones(context, all, visit)).filter(({ moves }) => moves.length > 0);
  const again = await onPhones(
    context,
    once.map(({ one }) => one),
    visit,
  );
  return again.flatMap(({ moves }) => moves);
}

// Throttled pages in several sizes take too long for a day's run.
for (const size of SIZES)
  test.describe(`a ${size.width} px`, { tag: '@resto' }, () => {
    test.use({ viewport: size });
    test.slow();

    test(`Ninguna clase de página se mueve mientras llega, se recorre o se usa, tampoco con un apartado, una búsqueda o una ventana en la dirección, ni pide React, a ${size.width} px`, async ({
      context,
    }) => {
      const react: string[] = [];
      context.on('request', (request) => {
        if (/\/_\/(?:forms|acuse|chunk)-/.test(request.url())) react.push(request.frame().url());
      });
      await context.route(`${frame.origin}/**`, (route) => route.fulfill({ body: 'Búsqueda' }));
      expect.soft(await movedTwice(context, [...READ, ...STATES])).toEqual([]);
      // Even the QR entry, which opens its form by itself (D8).
      expect(react, 'Nadie ha tocado un formulario').toEqual([]);
    });
  });

test.describe('un formulario', { tag: '@resto' }, () => {
  test.use({ viewport: PHONE });

  test('La denuncia no se mueve sola desde que se abre hasta su folio', async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await slowDown(page, { rate: rateOf(PHONE.width) });
    const form = await openForm(page, modes.identificada);
    await fill(form, modes.identificada, writing(modes.identificada, createMarker()));
    await send(form);
    await expectSent(form);
    await settle(page);
    expect(await movesOf(page, 'la denuncia')).toEqual([]);
  });
});

test.describe('la búsqueda de vehículos', { tag: '@resto' }, () => {
  test.use({ viewport: PHONE });

  test('Por tarde que se sepa que la búsqueda de vehículos no abrió, lo que está debajo no se mueve', async ({
    page,
  }) => {
    const asked = new Promise<Route>((resolve) => void page.route(`${frame.origin}/**`, resolve));
    await page.goto('/vehiculosremolcados/');
    const top = () =>
      page.locator('#saber').evaluate((part) => part.getBoundingClientRect().top + scrollY);
    await page.locator('#buscar').getByRole('button', { name: 'Buscar mi vehículo' }).click();
    const route = await asked;
    const before = await top();
    await route.fulfill({ body: 'Búsqueda' });
    await expect(page.locator('#buscar').getByRole('alert')).toBeVisible();
    expect(await top()).toBe(before);
  });
});

const WITHOUT_SCRIPT = [
  ...representative,
  '/default/qractive/',
  '/default/#queja',
  '/default/#organigrama',
  '/sindico/#marco-juridico',
  '/normatividad/#nta-33',
  '/buscar/?q=queja',
];

for (const size of SIZES)
  test.describe(`sin JavaScript a ${size.width} px`, { tag: '@resto' }, () => {
    test.use({ viewport: size, javaScriptEnabled: false });

    test(`Sin JavaScript tampoco se mueve ninguna clase de página, ni si llega a pedazos ni al recorrerla, a ${size.width} px`, async ({
      context,
      baseURL,
    }) => {
      const visitWhole = async (page: Page, address: string) => {
        const site = await inPieces(baseURL);
        await page.goto(site.origin + address, { waitUntil: 'commit' });
        await page.getByRole('banner').waitFor();
        do await paintFrame(page);
        while (site.more());
        await page.waitForLoadState();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        await picturesCome(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await picturesCome(page);
        await expectStill(page, address);
        site.close();
      };
      await onPhones(context, WITHOUT_SCRIPT, visitWhole, 1);
    });
  });
