import { expect } from '@playwright/test';
import { REST } from '../../scripts/test/parts';
import { PAYLOADS } from '../ataques/payloads';
import { runAlone, watched as test } from './support/ejecuciones';
import { expectSent, fill, send } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';

const TRIED = PAYLOADS.filter((_, at) => at % 8 === 0);

for (const [title, keep] of [
  ['con lo que manda el servidor', true],
  ['en un alojamiento que no manda encabezados', false],
] as const)
  test(
    `Nada de lo que alguien lograra meter en una página se ejecuta, ${title}`,
    { tag: keep ? [] : [REST] },
    async ({ context, request }) => {
      test.slow();
      const answer = await request.get('/denuncia/');
      const { 'content-security-policy': policy = '' } = answer.headers();
      expect(policy).not.toContain('script-src');
      const whole = await answer.text();
      expect(whole).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
      const ran = await runAlone(context, TRIED, (payload) => ({
        contentType: 'text/html; charset=utf-8',
        ...(keep && { headers: { 'content-security-policy': policy } }),
        // Its own buttons print, and lead away.
        body: whole.replace(/<body[^]*$/, `<body>${payload.replaceAll('$', '$$$$')}`),
      }));
      expect([...ran].map((at) => TRIED[at])).toEqual([]);
    },
  );

test('En un alojamiento que no manda encabezados la página se ve igual, y lo que escribo llega', async ({
  page,
}) => {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  );
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const [mode, marker] = [modes.identificada, createMarker()];
  const form = await openForm(page, mode);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).not.toMatch(/^"?Times/);
  await fill(form, mode, writing(mode, marker));
  await send(form);
  await expectSent(form);
  expect(await messagesWith(page.request, marker)).toHaveLength(1);
  expect(refused).toEqual([]);
});
