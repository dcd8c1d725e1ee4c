/** @jest-environment node */
import type { PressMail } from '@/scripts/redaccion/api-lists';
import { newsrooms, RELEASE, withData } from './helpers';

const { open } = newsrooms();

const asked = `/api/prensa?file=${encodeURIComponent(RELEASE)}`;

it('el correo para la prensa trae asunto, lugar y día, el texto sin signos y sus direcciones', async () => {
  const { read, save, request } = await open();
  const opened = await read(RELEASE);
  const body = [
    'La oficina **informa** dos cosas:',
    '1. Una, en [su página](https://www.example.org/una).\n2. Otra.',
    '| Mes | Casos |\n| --- | --- |\n| Enero | 3 |',
  ].join('\n\n');
  expect(await save({ ...withData(opened, { numero: 8 }), body })).toMatchObject({
    result: 'saved',
  });
  const { subject, text } = (await request('GET', asked)).body as PressMail;
  const { titulo, resumen, lugar } = opened.data as Record<string, string>;
  expect(subject).toBe(`Comunicado 8: ${titulo}`);
  expect(text.split('\n\n')).toEqual([
    titulo,
    `${lugar}, 4 de diciembre de 2024. ${resumen}`,
    'La oficina informa dos cosas:',
    '1. Una, en su página. (https://www.example.org/una)\n2. Otra.',
    'Mes | Casos\nEnero | 3',
    expect.stringMatching(
      /^En el sitio: https:\S+\/prensa\/aplican-pruebas-toxicologicas\/\nEn PDF: https:\S+\.pdf$/,
    ),
  ]);
});

it('de un borrador no hay correo, y se dice', async () => {
  const { read, save, request } = await open();
  await save(withData(await read(RELEASE), { borrador: true }));
  const { status, body } = await request('GET', asked);
  expect([status, body]).toEqual([409, { error: expect.stringContaining('no es borrador') }]);
});
