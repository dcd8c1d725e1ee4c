import { wholeBrowser } from '../../scripts/test/browser';
import config from '../playwright.config';
import { expect, test } from './support/test';

const whole = wholeBrowser();
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Only the full browser has the back-forward cache, and Playwright disables it by default.
    ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

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

test(
  'Al regresar, cada página está como la dejé: el navegador no la hace otra vez',
  { tag: '@resto' },
  async ({ page }) => {
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
      // A machine under load may evict the page without a reason: retry.
      await expect(async () => {
        await page.goto(address);
        await page.goto('/accesibilidad/');
        // Playwright's `goBack` waits for a page load.
        await cdp.send('Runtime.evaluate', { expression: 'history.back()' });
        const message = `${address}: ${reasons.join()}`;
        await expect.poll(() => back, { message, timeout: 10_000 }).toContain(address);
      }).toPass({ timeout: 35_000 });
    }
  },
);
