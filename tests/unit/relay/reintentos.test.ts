/** @jest-environment node */
import { SEND_PATH } from '@/lib/email/request';
import type { DeliveryOutcome } from '@/scripts/relay/deliver';
import { createOnce } from '@/scripts/relay/deduplicate';
import { said } from '../http';
import { DENUNCIA as D, ORIGIN, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { office } = workshop();
const quiet = silence();

const one = (id: string) => ({ id, folio: `folio de ${id}` });

describe('reintentar lo mismo', () => {
  it('un mensaje ya entregado responde OK otra vez, y no llega dos veces', async () => {
    const { url, arrived } = await office();
    const params = paramsOf(D);
    const reordered = Object.fromEntries(Object.entries(params).reverse());
    for (const body of [params, params, reordered])
      expect(said(await post(url, requestBody(D, body)))).toEqual([200, 'OK']);
    expect(arrived).toHaveLength(1);
  });

  it('si me voy sin esperar la respuesta, al reintentar no llega dos veces', async () => {
    const abort = new AbortController();
    let go: () => void = () => undefined;
    const { url, arrived } = await office(
      {},
      {
        onMailFrom(_from, _session, done) {
          go = done;
          abort.abort();
        },
      },
    );
    const body = requestBody(D);
    const gone = fetch(url + SEND_PATH, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body,
      signal: abort.signal,
    });
    await expect(gone).rejects.toThrow();
    go();
    expect(said(await post(url, body))).toEqual([200, 'OK']);
    expect(arrived).toHaveLength(1);
  });

  it('dos textos con el mismo folio llegan los dos, y el segundo lo dice antes que nada', async () => {
    const { url, arrived } = await office();
    const params = paramsOf(D);
    const other = { ...params, message: 'otro' };
    for (const one of [params, other, other, params])
      expect(said(await post(url, requestBody(D, one)))).toEqual([200, 'OK']);
    const titulo = 'Denuncia Electrónica anónima';
    expect(arrived.map(({ letter }) => letter.subject)).toEqual([
      titulo,
      `Folio repetido con otro texto: ${titulo}`,
    ]);
    expect(arrived.map(({ letter }) => letter.text.split('\n')[0])).toEqual([
      expect.stringMatching(/^■ /),
      'Folio repetido con otro texto.',
    ]);
    expect(arrived.map(({ letter }) => letter.template_params)).toStrictEqual([params, other]);
    expect(quiet.printed()).toMatch(/ 200 denuncia -\n\S+ 200 denuncia folio-repetido\n/);
  });

  it('tras reiniciar, el reintento lleva el mismo Message-ID, para que el correo los una', async () => {
    const body = requestBody(D);
    const first = await office();
    const second = await office();
    await post(first.url, body);
    await post(second.url, body);
    expect(second.arrived[0]?.mail.messageId).toBe(first.arrived[0]?.mail.messageId);
  });

  it('lo que falló se vuelve a intentar, y lo entregado se olvida cuando su folio ya no pasa', async () => {
    const sends = createOnce();
    const deliver = jest
      .fn<Promise<DeliveryOutcome>, []>()
      .mockResolvedValue({ status: 200, text: 'OK' });
    deliver.mockResolvedValueOnce({ status: 503, text: '' });
    const run = () => sends.run(one('mensaje'), deliver);
    expect([(await run()).status, (await run()).status, (await run()).status]).toEqual([
      503, 200, 200,
    ]);
    expect(deliver).toHaveBeenCalledTimes(2);
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    const [soon, late] = [days(4.9), days(5.1)];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(soon);
    await run();
    expect(deliver).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(late);
    await run();
    clock.mockRestore();
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  it('un error imprevisto no deja el mensaje trabado', async () => {
    const sends = createOnce();
    const broken = () => Promise.reject(new Error('roto'));
    await expect(sends.run(one('mensaje'), broken)).rejects.toThrow('roto');
    expect(
      await sends.run(one('mensaje'), () => Promise.resolve({ status: 200, text: 'OK' })),
    ).toMatchObject({ status: 200 });
  });
});
