/** @jest-environment node */
import { demandIn, MOST_PUZZLES, PUZZLES, workOut, type Work, type Worked } from '@/lib/forms/work';
import type { Values } from '@/lib/forms/logic';
import { createChallenge } from '@/scripts/relay/challenge';
import { createLimits, type LimitOptions, type Place } from '@/scripts/relay/limits';
import { said } from '../http';
import {
  DENUNCIA as D,
  limits,
  paramsOf,
  post,
  requestBody,
  silence,
  TEMPLATES,
  workshop,
} from './helpers';

const { office, cleanUp } = workshop();
const quiet = silence();
afterAll(cleanUp);

const ABUSERS = Array.from({ length: 20 }, (_, n) => `203.0.${n}.7`);
const newcomer = (n: number) => `198.51.${n}.7`;
const PATIENT = { times: { connection: 5_000, whole: 15_000 } };
const ALL_SOLVED = MOST_PUZZLES;
const never = () => false;

const messageOf = (params: Values): Worked => ({
  template_id: TEMPLATES.denuncia,
  template_params: params,
});
const solve = async (reto: string, params: Values, pruebas = 1): Promise<Work> => {
  const work = await workOut({ reto, pruebas }, messageOf(params), undefined, never);
  if (!work) throw new Error('The work was stopped.');
  return work;
};

describe('los límites, con los valores de fábrica', () => {
  const started: { close: () => void }[] = [];
  afterEach(() => started.splice(0).forEach((one) => one.close()));
  const create = (some: Partial<LimitOptions> = {}) => {
    const options = { client: 20, deliveries: 5, total: 200, windowMs: 600_000, ...some };
    const made = createLimits(options, () => undefined);
    started.push(made);
    return made;
  };
  const isPlace = (one: object): one is Place => 'giveBack' in one;

  it('Aunque veinte direcciones abusen, y trabajen, quien llega por primera vez es atendido', () => {
    const { take } = create();
    const taken = ABUSERS.map(() => 0);
    for (let round = 0; round < 10; round++)
      ABUSERS.forEach((address, n) => {
        if (isPlace(take(address, ALL_SOLVED))) taken[n]! += 1;
      });
    expect(taken).toEqual(ABUSERS.map(() => 5));
    const asked = Array.from({ length: 80 }, (_, n) => {
      const first = take(newcomer(n), 0);
      if ('puzzles' in first) expect(isPlace(take(newcomer(n), first.puzzles))).toBe(true);
      return 'puzzles' in first ? first.puzzles : 'wait' in first ? NaN : 0;
    });
    // The shorter the share, the more work it asks for.
    expect([...new Set(asked)]).toEqual([0, PUZZLES, 2 * PUZZLES, MOST_PUZZLES]);
  });

  it('Quien tiene toda una red no pasa por muchos: los demás siguen siendo atendidos', () => {
    const { take } = create();
    for (let n = 0; n < 256; n++) take(`203.0.113.${n}`, ALL_SOLVED);
    for (let n = 0; n < 90; n++) expect(isPlace(take(newcomer(n), ALL_SOLVED))).toBe(true);
  });

  it('Sin apuro a nadie se le pide trabajo, y quien comparte red con otros también envía', () => {
    const { take } = create();
    for (let n = 0; n < 30; n++) expect(isPlace(take(`203.0.113.${n}`, 0))).toBe(true);
    expect(isPlace(take('203.0.113.0', 0))).toBe(true);
  });

  it('De una dirección salen cinco y no más; lo que no se entregó no cuenta', () => {
    const { take } = create({ total: 10_000 });
    const places = Array.from({ length: 5 }, () => take('203.0.113.7', 0));
    expect(take('203.0.113.7', ALL_SOLVED)).toMatchObject({ kind: 'limite-entregas' });
    places.filter(isPlace).forEach((place) => place.giveBack());
    expect(take('203.0.113.7', 0)).toMatchObject({ fresh: true });
  });

  it('La memoria no crece sin límite, por muchas direcciones que escriban', () => {
    const set = jest.spyOn(Map.prototype, 'set');
    const { client, take } = create({ total: 50 });
    for (let n = 0; n < 25_000; n++) {
      const address = `2001:db8:${n.toString(16)}::1`;
      client(address);
      take(address, ALL_SOLVED);
    }
    const sizes = [...new Set(set.mock.contexts as Map<unknown, unknown>[])].map(
      ({ size }) => size,
    );
    set.mockRestore();
    // Requests; deliveries and newcomers, of which there are never more than places.
    expect(sizes.sort((a, b) => a - b)).toEqual([50, 50, 20_000]);
  });
});

describe('el relevo bajo abuso', () => {
  /** Four kept for who is new, four for all: the third that is new must work. */
  const crowded = () => office({ limits: limits({ total: 8 }), trustProxy: true });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('pide una prueba de trabajo, que la página puede leer, y con ella el mensaje sale', async () => {
    const { url, arrived } = await crowded();
    for (const n of [1, 2]) await post(url, requestBody(D), from(newcomer(n)));
    const params = paramsOf(D);
    const refused = await post(url, requestBody(D, params), from(newcomer(3)));
    expect(refused.status).toBe(429);
    expect(refused.headers['access-control-allow-origin']).toBeDefined();
    const demand = demandIn(refused.body.toString());
    expect(demand?.pruebas).toBe(PUZZLES);
    expect(arrived).toHaveLength(2);

    const trabajo = await workOut(demand!, messageOf(params), undefined, never);
    const sent = await post(url, requestBody(D, params, { trabajo }), from(newcomer(3)));
    expect(said(sent)).toEqual([200, 'OK']);
    expect(arrived[2]?.letter.template_params).toEqual(params);
    expect(arrived[2]?.raw.toString()).not.toContain(demand!.reto);
    expect(quiet.printed()).toMatch(/ 429 denuncia trabajo\n\S+ 200 denuncia -$/);
  });

  it('lo ya entregado responde OK sin más trabajo', async () => {
    const { url } = await crowded();
    const body = requestBody(D);
    await post(url, body, from(newcomer(1)));
    for (const n of [2, 3, 4]) await post(url, requestBody(D), from(newcomer(n)));
    expect(said(await post(url, body, from(newcomer(9))))).toEqual([200, 'OK']);
  });

  it('Nada de lo que se respondió OK se pierde, aunque el correo falle a ratos', async () => {
    let tries = 0;
    const { url, arrived } = await office(
      { ...PATIENT, limits: limits({ deliveries: 5, total: 100 }), trustProxy: true },
      {
        onMailFrom: (_from, _session, done) =>
          done(
            tries++ % 3 === 0 ? Object.assign(new Error('espere'), { responseCode: 451 }) : null,
          ),
      },
    );
    const all = Array.from({ length: 120 }, (_, n) => ({
      address: ABUSERS[n % ABUSERS.length]!,
      params: paramsOf(D, { descripcion: `mensaje ${n}` }),
    }));
    const answers = await Promise.all(
      all.map(({ address, params }) => post(url, requestBody(D, params), from(address))),
    );
    const confirmed = all.filter((_, n) => answers[n]?.status === 200);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 429, 503]));
    const folios = arrived.map(({ letter }) => letter.template_params['folio']);
    expect(folios).toEqual(expect.arrayContaining(confirmed.map(({ params }) => params['folio'])));
    expect(new Set(folios).size).toBe(folios.length);
  });

  it('cuando la fila se llena lo dice enseguida, y quien llega por primera vez pasa antes', async () => {
    const held: (() => void)[] = [];
    const { url, arrived } = await office(
      { ...PATIENT, trustProxy: true },
      { onMailFrom: (_from, _session, done) => void held.push(() => done()) },
    );
    const send = (address: string, descripcion: string) =>
      post(url, requestBody(D, paramsOf(D, { descripcion })), from(address));
    const waiting = [send(newcomer(0), 'primero')];
    while (held.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
    // The others of the same address: two more under way, forty in the queue.
    for (let n = 0; n < 42; n++) waiting.push(send(newcomer(0), `otro ${n}`));
    while (held.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    const crowded = await send(newcomer(0), 'uno de más');
    expect([crowded.status, crowded.headers['retry-after']]).toEqual([429, '10']);
    const fresh = send(newcomer(1), 'nuevo');
    // Refused after it: by then it stands in its queue.
    expect((await send(newcomer(0), 'otro de más')).status).toBe(429);
    const releasing = setInterval(() => held.splice(0).forEach((go) => go()), 5);
    const statuses = (await Promise.all([...waiting, fresh])).map(({ status }) => status);
    clearInterval(releasing);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const texts = arrived.map(({ letter }) => letter.template_params['message']);
    expect(texts).toHaveLength(44);
    // Before it, those that were under way.
    expect(texts.indexOf('nuevo')).toBeLessThan(6);
  });
});

describe('la prueba de trabajo', () => {
  const params = paramsOf(D);
  const message = { service_id: 'servicio', ...messageOf(params) };
  const change = (work: Work): Work => ({ ...work, numeros: work.numeros.map((n) => n + 1) });

  it('sirve para su mensaje y ningún otro, en cualquier orden de sus campos', async () => {
    const { word, solved } = createChallenge();
    const work = await solve(word(), params, 2);
    const reordered = Object.fromEntries(Object.entries(params).reverse());
    expect(solved(work, { ...message, template_params: reordered })).toBe(2);
    for (const other of [
      { ...message, template_params: { ...params, lugar: 'otro' } },
      { ...message, template_id: TEMPLATES.queja },
    ])
      expect(solved(work, other)).toBe(0);
    expect(solved(change(work), message)).toBe(0);
    expect(solved(undefined, message)).toBe(0);
  });

  it('vale en su ventana y en la siguiente, y no se puede hacer de antemano', async () => {
    const { word, solved, renew } = createChallenge();
    const work = await solve(word(), params);
    renew();
    expect(solved(work, message)).toBe(1);
    renew();
    expect(solved(work, message)).toBe(0);
    expect(word()).not.toBe(work.reto);
  });

  it('si piden más, sigue donde iba', async () => {
    const demand = { reto: 'a'.repeat(32), pruebas: 2 };
    const before = await solve(demand.reto, params);
    const after = await workOut(demand, messageOf(params), before, never);
    expect(after?.numeros[0]).toBe(before.numeros[0]);
    expect(after?.numeros).toHaveLength(2);
  });
});
