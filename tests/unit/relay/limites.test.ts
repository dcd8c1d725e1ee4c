/** @jest-environment node */
import { addressIn, clientOf, networkOf } from '@/scripts/relay/addresses';
import { createLimits, type LimitOptions } from '@/scripts/relay/limits';
import { said } from '../http';
import { DENUNCIA as D, limits as only, post, requestBody, silence, workshop } from './helpers';

const { office, cleanUp } = workshop();
silence();
afterAll(cleanUp);

const BUSY = [429, 'Demasiados envíos. Espere y reintente.\n'];
const limits = (some: Partial<LimitOptions>) => ({ limits: only(some) });
const BUSY_SMTP = Object.assign(new Error('espere'), { responseCode: 451 });

describe('enviar demasiado', () => {
  it('después del límite responde 429 con la espera; lo mal hecho también cuenta', async () => {
    const { url, arrived } = await office(limits({ client: 2 }));
    expect((await post(url, requestBody(D))).status).toBe(200);
    expect((await post(url, '{')).status).toBe(400);
    const refused = await post(url, requestBody(D));
    expect(said(refused)).toEqual(BUSY);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(arrived).toHaveLength(1);
  });

  it('entre todos tampoco pasa del límite, y lo mal hecho no gasta el de todos', async () => {
    const { url, arrived } = await office(limits({ total: 2 }));
    for (let n = 0; n < 5; n++) await post(url, '{');
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await post(url, requestBody(D)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(said(answers[2]!)).toEqual(BUSY);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(500);
    expect(arrived).toHaveLength(2);
  });

  it.each([
    ['detrás de un proxy propio, cada quien tiene su límite', true, '203.0.113.8', 200],
    ['otra conexión de la misma persona no la hace otra', true, '203.0.113.7:51235', 429],
    // What the client itself wrote stands before what the proxy adds: it changes nothing.
    ['lo que uno mismo escribe tampoco', true, '198.51.100.1, 203.0.113.7', 429],
    ['sin proxy, nadie se da otra dirección con un encabezado', false, '203.0.113.8', 429],
  ])('%s', async (_title, trustProxy, second, status) => {
    const { url } = await office({ ...limits({ client: 1 }), trustProxy });
    const from = (address: string) => post(url, requestBody(D), { 'x-forwarded-for': address });
    expect((await from('203.0.113.7:51234')).status).toBe(200);
    expect((await from(second)).status).toBe(status);
    const warnings = jest.mocked(console.warn).mock.calls.flat();
    expect(warnings).toEqual(trustProxy ? [] : [expect.stringContaining('RELEVO_PROXY=si')]);
  });

  it('si el servidor de correo falla, nadie gasta el límite de todos', async () => {
    let tries = 0;
    const { url, arrived } = await office(limits({ total: 1 }), {
      onMailFrom: (_from, _session, done) => done(tries++ < 3 ? BUSY_SMTP : null),
    });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await post(url, requestBody(D))).status);
    expect(statuses).toEqual([503, 503, 503, 200, 429]);
    expect(arrived).toHaveLength(1);
  });

  it('lo que aún no termina ocupa su lugar, y si falla lo devuelve', async () => {
    const held: ((error?: Error | null) => void)[] = [];
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { url } = await office(limits({ total: 1 }), {
      onMailFrom: (_from, _session, done) => {
        if (held.length === 1) return done();
        held.push(done);
        begin();
      },
    });
    const first = post(url, requestBody(D));
    await begun;
    expect((await post(url, requestBody(D))).status).toBe(429);
    held.forEach((done) => done(BUSY_SMTP));
    expect((await first).status).toBe(503);
    expect((await post(url, requestBody(D))).status).toBe(200);
  });
});

describe('quién escribe', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1,203.0.113.7:51234 ', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.7, ', undefined],
    ['203.0.113.700', undefined],
    ['203.0.113.7:', undefined],
    ['[203.0.113.7', undefined],
    ['_oculta', undefined],
    ['', undefined],
  ])('en X-Forwarded-For, «%s» es %s', (forwarded, address) => {
    expect(addressIn(forwarded)).toBe(address);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1', '2001:db8:0:0'],
    ['2001:DB8:0:1fe::7', '2001:db8:0:1fe', '2001:db8:0:100'],
    ['2001:db8::7', '2001:db8:0:0', '2001:db8:0:0'],
    ['::1', '0:0:0:0', '0:0:0:0'],
    ['desconocida', 'desconocida', 'desconocida'],
  ])('%s cuenta como %s, de la red %s', (address, client, network) => {
    expect([clientOf(address), networkOf(address)]).toEqual([client, network]);
  });
});

describe('los límites cuando muchos escriben', () => {
  const many = (n: number) => `2001:db8:0:${n.toString(16)}::1`;
  const started: { close: () => void }[] = [];
  afterEach(() => {
    started.splice(0).forEach((one) => one.close());
    jest.useRealTimers();
  });
  const create = (some: Partial<LimitOptions>) => {
    const made = createLimits(only(some), () => undefined);
    started.push(made);
    return made;
  };

  it('pasadas veinte mil redes se olvida a quien lleva más tiempo sin escribir, no a quien insiste', () => {
    const { client } = create({ client: 1 });
    const [quiet, stubborn] = ['203.0.113.7', '203.0.113.8'];
    expect([client(quiet), client(stubborn)]).toEqual([0, 0]);
    for (let n = 0; n < 19_999; n++) client(many(n));
    expect(client(stubborn)).toBeGreaterThan(0);
    expect(client(many(20_000))).toBe(0);
    expect(client(stubborn)).toBeGreaterThan(0);
    expect(client(quiet)).toBe(0);
  });

  it('al pasar la espera vuelve a aceptar', () => {
    jest.useFakeTimers();
    const { client, take } = create({ client: 1, total: 1, windowMs: 1500 });
    const ask = () => [client('203.0.113.7'), take('203.0.113.7', 0)];
    const taken = expect.objectContaining({ fresh: true }) as unknown;
    expect([ask(), ask()]).toEqual([
      [0, taken],
      [2, { wait: 2, kind: 'limite-total' }],
    ]);
    jest.advanceTimersByTime(1500);
    expect(ask()).toEqual([0, taken]);
  });

  it('lo devuelto de una ventana que ya pasó no se suma a la nueva', () => {
    jest.useFakeTimers();
    const { take } = create({ total: 1, windowMs: 1000 });
    const old = take('203.0.113.7', 0);
    jest.advanceTimersByTime(1000);
    expect(take('203.0.113.7', 0)).toHaveProperty('giveBack');
    if ('giveBack' in old) old.giveBack();
    expect(take('203.0.113.7', 0)).toMatchObject({ wait: 1 });
  });
});
