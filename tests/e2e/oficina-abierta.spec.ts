import { LETTERS } from '@/tailwind.config';
import { expect, test } from './support/test';

const OPEN = 'Abierta, cierra a las 15:00';
const CLOSED = 'Cerrada, abre el martes a las 8:00';

// A zone far from the office's: its own clock decides.
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 740 } });

test('La página dice si la oficina está abierta, y lo corrige cuando cambia sin mover nada', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T22:58:30Z') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/default/', { waitUntil: 'load' });
  const drawings = asked.filter((url) => url.includes('/carrusel-'));
  expect(drawings, 'El dibujo del carrusel no se ve en un teléfono').toEqual([]);
  const state = page.getByRole('main').locator('li > [data-island=office]').first();
  const below = page.getByRole('heading', { name: 'Tramites', exact: true });
  const top = () => below.evaluate((element) => element.getBoundingClientRect().top);
  await expect(state).toHaveText(OPEN);
  const before = await top();
  await page.clock.runFor(90_000);
  await expect(state).toHaveText(CLOSED);
  expect(await top()).toBe(before);

  await page.clock.setSystemTime(new Date('2026-11-24T16:00:00Z'));
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(state).toHaveText(OPEN);
});

test('En el teléfono, una página que sólo leo es una respuesta; el menú que abro dice el estado', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install({ time: new Date('2026-11-23T22:00:00Z') });
  await page.goto('/documentos/', { waitUntil: 'load' });
  await page.clock.runFor(2_000);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  // Prefetched for the headings of the next pages.
  const later = ['/icono', `/${LETTERS.file}`];
  expect(asked.filter((path) => !later.some((one) => path.startsWith(one)))).toEqual([
    '/documentos/',
  ]);
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const state = page.locator('#menu [data-island=office]');
  await state.scrollIntoViewIfNeeded();
  await expect(state).toHaveText(OPEN);
});
