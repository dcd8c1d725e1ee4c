import type { Page } from '@playwright/test';

/**
 * What was copied, read from a page of the test's own: those of the site may not read it
 * (Permissions-Policy). The context must have been granted `clipboard-read`.
 */
export async function copied(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.route('**/portapapeles', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Portapapeles</title>' }),
  );
  await other.goto('/portapapeles');
  const text = await other.evaluate(() => navigator.clipboard.readText());
  await other.close();
  return text;
}
