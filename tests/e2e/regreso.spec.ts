import { wholeBrowser } from '../../scripts/test/browser';
import config from '../playwright.config';
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
