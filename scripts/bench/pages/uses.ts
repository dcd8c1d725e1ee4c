import { chromium, devices, type Page } from '@playwright/test';
import { installedBrowser } from '../../test/browser';
import type { PageClass, Use } from './results';
import type { Target } from './targets';

/** How long a page that has nothing to fetch is silent. */
const QUIET_MS = 1500;

/** What a reader does first on a page of a class that fetches more as it is used. */
const USES: Partial<Record<PageClass, (page: Page) => Promise<void>>> = {
  form: async (page) => {
    // The choice of mode waits for its script; what is typed does not.
    const field = page.locator('main :is(input, textarea, select):enabled:visible').first();
    await field.focus();
    await field.click();
  },
  directory: async (page) => {
    const field = page.locator('main :is(input[type=search], input[type=text]):visible').first();
    await field.click();
    await field.fill('a');
  },
};

/** Opens each page that has a use, waits, uses it, and counts what came over the network, pictures too. */
export async function measureUses(targets: Target[]): Promise<Use[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser() });
  const uses: Use[] = [];
  try {
    for (const { page: measured, url } of targets) {
      const use = measured.class && USES[measured.class];
      if (!use) continue;
      const context = await browser.newContext({ ...devices['Pixel 5'] });
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      let bytes = 0;
      network.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
      await network.send('Network.enable');
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(QUIET_MS);
      const before = bytes;
      const used = await use(page)
        .then(() => page.waitForTimeout(QUIET_MS))
        .then(() => page.waitForLoadState('networkidle'))
        .then(() => true)
        .catch((error: Error) => void console.error(`${measured.name}: ${error.message}`));
      uses.push({ name: measured.name, before, ...(used && { after: bytes }) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return uses;
}
