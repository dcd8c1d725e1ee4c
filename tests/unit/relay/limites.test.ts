/** @jest-environment node */
import { networkOf } from '../../../scripts/relay/limits';
import type { RelayOptions } from '../../../scripts/relay/server';
import { DENUNCIA as D, envio, listen, post, said, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

const BUSY = [429, 'Demasiados envíos. Espere y reintente.\n'];
const limits = (some: Partial<RelayOptions['limits']>) => ({
  limits: { client: 1000, total: 1000, windowMs: 600_000, ...some },
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('enviar demasiado', () => {
  it('después del límite responde 429 con la espera, y al pasar vuelve a aceptar', async () => {
    const { url, arrived } = await office(limits({ client: 2, windowMs: 1500 }));
    const send = () => post(url, envio(D));
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect(said(refused)).toEqual(BUSY);
    const seconds = Number(refused.headers['retry-after']);
    expect([1, 2]).toContain(seconds);
    await pause(seconds * 1000);
    expect((await send()).status).toBe(200);
    expect(arrived).toHaveLength(3);
  });

  it('los envíos mal hechos también cuentan para quien los hace', async () => {
    const { url } = await office(limits({ client: 2 }));
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await post(url, '{')).status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('entre todos tampoco pasa del límite, y lo mal hecho no gasta el de todos', async () => {
    const { url, arrived } = await office(limits({ total: 2 }));
    for (let n = 0; n < 5; n++) await post(url, '{');
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await post(url, envio(D)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(said(answers[2]!)).toEqual(BUSY);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(500);
    expect(arrived).toHaveLength(2);
  });

  it('detrás de un proxy propio, cada quien tiene su límite', async () => {
    const { url } = await office({ ...limits({ client: 1 }), trustProxy: true });
    const from = (address: string) => post(url, envio(D), { 'x-forwarded-for': address });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.8')).status).toBe(200);
    // What the client itself wrote stands before what the proxy adds: it changes nothing.
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429);
  });

  it('sin proxy, nadie se da otra dirección con un encabezado', async () => {
    const { url } = await office(limits({ client: 1 }));
    const from = (address: string) => post(url, envio(D), { 'x-forwarded-for': address });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.8')).status).toBe(429);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:DB8:0:1::7', '2001:db8:0:1'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['desconocida', 'desconocida'],
  ])('%s cuenta como %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
