import type { Page } from '@playwright/test';
import { watchShifts, expectStill, settle } from './support/quietud';
import { expect, test } from './support/test';

const NAMED = '/mapa/';
const OTHER = '/prensa/';
/** UTC−8. */
const [FIRST, LAST] = ['2090-01-10T08:00:00Z', '2090-01-13T07:59:00Z'];

// A zone far from the office's: its own clock decides.
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 740 } });

const notice = (page: Page) =>
  page.getByRole('region', { name: /^Aviso importante: El 11 de enero/ });

for (const [when, moment, seen] of [
  ['un minuto antes de su primer día', '2090-01-10T07:59:00Z', false],
  ['en su último minuto', LAST, true],
] as const)
  test(`Un aviso, ${when}, ${seen ? 'se ve arriba de todo' : 'no se ve'}, y nada se mueve`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(moment));
    await watchShifts(page);
    await page.goto(NAMED);
    await settle(page);
    await expectStill(page, NAMED);
    await expect(notice(page)).toBeVisible({ visible: seen });
    if (!seen) return;
    const top = await notice(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBe(0);
    await expect(notice(page)).toContainText('Vigente del 10 de enero de 2090 al 12 de enero');
  });

test('Un aviso que se oculta sigue oculto durante la visita, sin guardar nada, y vuelve en otra', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date(FIRST));
  await page.goto(NAMED);
  await notice(page).getByRole('button', { name: 'Ocultar este aviso' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeFocused();
  await page.goto(OTHER);
  await page.goto(NAMED);
  await expect(notice(page)).toBeHidden();
  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(stored).toEqual([0, 0, '']);
  await page.goto('about:blank');
  await page.goto('data:text/html,otro');
  expect(await page.evaluate(() => name)).toBe('');
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(FIRST));
  await other.goto(NAMED);
  await expect(notice(other)).toBeVisible();
});
