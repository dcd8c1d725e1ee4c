import type { Page } from '@playwright/test';

/** From a page of its own: the site's Permissions-Policy forbids it. Needs the permission `clipboard-read`. */
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
