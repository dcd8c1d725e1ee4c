import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../scripts/test/browser';
import config from '../playwright.config';
import { boxesOf, movedBetween } from './support/cajas';
import { expectQuiet, settle, watchShifts } from './support/quietud';
import { expect, test } from './support/test';

const whole = wholeBrowser();
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Only the whole browser keeps pages for going back, and Playwright would forbid it.
    ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** One of each kind of page. */
const KINDS = [
  '/default/',
  '/sindico/',
  '/normatividad/',
  '/directorio/',
  '/prensa/',
  '/prensa/aplican-pruebas-toxicologicas/',
  '/vehiculosremolcados/',
  '/quejapublica/',
  '/denuncia/',
  '/buscar/?q=queja',
  '/acuse/verificar/',
];

test('Al regresar, cada página está como la dejé: el navegador no la hace otra vez', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const back: string[] = [];
  const reasons: string[] = [];
  cdp.on('Page.frameNavigated', ({ frame, type }) => {
    const { pathname, search } = new URL(frame.url);
    if (type === 'BackForwardCacheRestore') back.push(pathname + search);
  });
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  for (const address of KINDS) {
    // A machine under load may drop a page by itself, and says no reason: then once more.
    await expect(async () => {
      await page.goto(address);
      await page.goto('/accesibilidad/');
      // Playwright's own way back waits for a page that loads.
      await cdp.send('Runtime.evaluate', { expression: 'history.back()' });
      const message = `${address}: ${reasons.join()}`;
      await expect.poll(() => back, { message, timeout: 10_000 }).toContain(address);
    }).toPass({ timeout: 35_000 });
  }
});

/** What a person chose or wrote there, in their words. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    scroll: Math.round(scrollY),
    tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
    written: [...document.querySelectorAll('input')].map(({ value }) => value),
    said: [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
    rows: [...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility()).length,
    found: document.querySelectorAll('form[role=search] ol > li').length,
    open: [...document.querySelectorAll('main details[open]')].map(({ id }) => id),
  }));
type State = Awaited<ReturnType<typeof stateOf>>;

interface Visit {
  what: string;
  address: string;
  width: number;
  /** What a person does before they leave. */
  act: (page: Page) => Promise<unknown>;
  /** What shows that they did it. */
  done: Partial<State>;
}

const VISITS: Visit[] = [
  {
    what: 'la pestaña y el filtro de las normas',
    address: '/normatividad/#normas-administrativas',
    width: 1280,
    act: async (page) => {
      await page.getByRole('tabpanel').getByRole('searchbox').fill('nta 3');
      await expect(page.getByText(/normas coinciden\.$/)).toBeVisible();
    },
    done: { tab: 'Normas Administrativas' },
  },
  {
    what: 'lo que encontró el buscador',
    address: '/buscar/',
    width: 360,
    act: async (page) => {
      await page.getByLabel('¿Qué busca?').fill('queja');
      await expect(page.getByText(/resultados para «queja»/)).toBeVisible();
    },
    done: {},
  },
];

for (const { what, address, width, act, done } of VISITS)
  test(`Al regresar encuentro ${what}, en la misma altura de la página, y nada se mueve, a ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      }),
    );
    await page.goto(address);
    await settle(page);
    await act(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expectQuiet(page, address);
    const before = await stateOf(page);
    expect(before).toMatchObject({ ...done, scroll: 300 });
    const boxes = await boxesOf(page);

    // A person's way out, without the scroll to the link.
    await page.locator('footer a[href="/accesibilidad/"]').dispatchEvent('click');
    await expect(page).toHaveURL('/accesibilidad/');
    // A page that is kept does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await settle(page);
    expect(await stateOf(page)).toEqual(before);
    expect(movedBetween(boxes, await boxesOf(page))).toEqual([]);
    await expectQuiet(page, `${address} de regreso`);
  });
