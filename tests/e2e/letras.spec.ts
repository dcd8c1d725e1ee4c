import { expect, test } from './support/test';
import { expectStill, watchShifts } from './support/quietud';

test('La primera página se pinta con la letra de mi equipo, sus títulos tienen la suya cuando no mueve nada, y desde la segunda siempre', async ({
  page,
}) => {
  await watchShifts(page);
  const serif = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily);
  const session = await page.context().newCDPSession(page);
  const drawnIn = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  for (const domain of ['DOM.enable', 'CSS.enable'] as const) await session.send(domain);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const referers: unknown[] = [];
  await page.route('**/*.woff2', async (route) => {
    referers.push(await route.request().headerValue('referer'));
    await arrived;
    await route.continue();
  });
  await page.goto('/sindico/');
  expect(await serif()).toMatch(/^Charter/);
  arrive();
  await page.waitForFunction(() => window.name.includes('/l'));
  await expect.poll(drawnIn).toEqual(['Office Serif 4']);
  await expectStill(page, 'la primera');
  // Asked for without saying which page it is for.
  expect(referers).toEqual([null]);
  // A page whose requests are held has no cache.
  await page.unrouteAll();
  await page.getByRole('navigation').getByRole('link', { name: 'Directorio' }).first().click();
  await expect(page).toHaveURL(/\/directorio\/$/);
  expect(await serif()).toMatch(/^Letras/);
  // From the browser's cache, before the first paint.
  await expect.poll(drawnIn).toEqual(['Office Serif 4']);
  await expectStill(page, 'la segunda');
});
