/** @jest-environment node */
import { sendMessage, type SendResult } from '@/components/islands/forms/send';
import { OTHER_DAYS } from '@/lib/forms/reasons';
import { demandText, solvedBy, type Work, type Worked } from '@/lib/forms/work';
import { DEFAULT_ORIGIN } from '@/lib/forms/settings';
import * as does from '../../e2e/support/servidor-de-fallas';
import {
  browserFetch,
  refuseToFetch,
  startService,
  stubBrowser,
  violate,
  type Service,
} from '../lib/service';

const browser = stubBrowser();
const PARAMS = { message: 'Un soborno.', folio: 'D-20250107-0123456789-A' };

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());
afterEach(() => {
  jest.useRealTimers();
  service.take();
  service.taken.length = 0;
  meanwhile.onWork.mockReset();
  browser.setOnline(true);
  globalThis.fetch = browserFetch;
});

const meanwhile = { onWork: jest.fn(), isOver: () => false };
const send = (change = {}) => sendMessage({ ...service.settings, ...change }, PARAMS, meanwhile);

describe('lo que se pide al servicio de correo', () => {
  // Especificación: 7-02, 7-03, 7-04
  it('sale por el servicio y la plantilla de sus llaves, desde su origen', async () => {
    expect(await send()).toEqual({ ok: true, status: 200 });
    expect(service.taken).toEqual([
      expect.objectContaining({
        user_id: 'llave',
        service_id: 'servicio',
        template_id: 'plantilla',
        template_params: PARAMS,
      }),
    ]);
  });

  it('en el equipo local va al propio sitio', async () => {
    const { location } = globalThis;
    const page = new URL('/default/', service.origin);
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true });
    expect(await send({ origin: '/', publicKey: 'buzon-local' })).toMatchObject({ ok: true });
    expect(service.taken).toEqual([expect.objectContaining({ user_id: 'buzon-local' })]);
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  });
});

describe('lo que no es un envío', () => {
  it.each([
    ['rechaza (400)', 400, 'rejected'],
    ['pide identificarse (401)', 401, 'settings'],
    ['no autoriza a este sitio (403)', 403, 'settings'],
    ['lo encuentra demasiado largo (413)', 413, 'large'],
    ['está ocupado (429)', 429, 'busy'],
    ['se cae (500)', 500, 'down'],
    ['contesta otra cosa (302)', 302, 'unconfirmed'],
  ])('el servicio %s, y lo escrito no aparece en el detalle', async (_case, status, reason) => {
    service.behave(does.answer(status, `The field ${PARAMS.message}`));
    expect(await send()).toEqual({ ok: false, reason, detail: `status ${status}` });
  });

  it('el relevo no toma un folio de otros días: la fecha del equipo está mal', async () => {
    service.behave(does.answer(400, `No es. ${OTHER_DAYS}: folio.\n`));
    expect(await send()).toMatchObject({ ok: false, reason: 'clock' });
  });

  it.each([
    [200, 'Queued'],
    [202, 'OK'],
    [200, ''],
  ])('una respuesta %d que dice «%s»', async (status, text) => {
    service.behave(does.answer(status, text));
    const detail = `unexpected answer with status ${status}`;
    expect(await send()).toEqual({ ok: false, reason: 'unconfirmed', detail });
  });

  it('llaves que están mal', async () => {
    expect(await send({ publicKey: '' })).toMatchObject({ ok: false, reason: 'settings' });
    expect(service.taken).toEqual([]);
  });

  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])('no hay conexión, y el equipo dice que tiene red: %s', async (online, reason) => {
    browser.setOnline(online);
    globalThis.fetch = refuseToFetch;
    expect(await send()).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['connect-src', 'https://correo.example/api', 'policy'],
    ['connect-src', 'https://otro.example/', 'network'],
    ['img-src', 'https://correo.example/a.png', 'network'],
  ])('una falta a la política del sitio, de %s a %s, es lo que es', async (rule, uri, reason) => {
    globalThis.fetch = () => {
      violate(browser.document, rule, uri);
      return refuseToFetch();
    };
    expect(await send({ origin: 'https://correo.example' })).toMatchObject({ ok: false, reason });
  });
});

describe('si el relevo pide una prueba de trabajo', () => {
  type Asked = { trabajo?: Work } & Worked;

  /** A relay that asks for so much work, and takes the message that brings it. */
  function askFor(...demands: number[]): Asked[] {
    const asked: Asked[] = [];
    service.behave((exchange) => {
      asked.push(JSON.parse(exchange.body.toString()) as Asked);
      const pruebas = demands[asked.length - 1];
      return (pruebas ? does.demand(pruebas) : does.answer(200, 'OK'))(exchange);
    });
    return asked;
  }

  it('el equipo la hace, y el mismo mensaje sale con ella, sin otra cosa de más', async () => {
    const asked = askFor(2);
    expect(await send()).toEqual({ ok: true, status: 200 });
    const [first, second] = asked;
    const { trabajo, ...rest } = second!;
    expect({ lib_version: '4.4.1', ...rest }).toEqual(first);
    expect(solvedBy(trabajo!, rest)).toBe(2);
    expect(meanwhile.onWork).toHaveBeenCalledTimes(1);
  });

  it('si mientras tanto el relevo pide más, hace lo que falta', async () => {
    const asked = askFor(1, 3);
    expect(await send()).toEqual({ ok: true, status: 200 });
    const [, second, third] = asked.map(({ trabajo }) => trabajo?.numeros ?? []);
    expect([second?.length, third?.length]).toEqual([1, 3]);
    expect(third?.[0]).toBe(second?.[0]);
  });

  it('si pide siempre, se deja de intentar, y lo que falla es que está ocupado', async () => {
    const asked = askFor(1, 1, 1, 1, 1, 1);
    expect(await send()).toMatchObject({ ok: false, reason: 'busy' });
    expect(asked).toHaveLength(4);
  });

  it('lo que ningún relevo pide, no se hace', async () => {
    const asked = askFor(99);
    expect(await send()).toMatchObject({ ok: false, reason: 'busy' });
    expect([asked.length, meanwhile.onWork.mock.calls.length]).toEqual([1, 0]);
  });

  it('si quien escribe ya se fue, no se hace ni se envía nada más', async () => {
    const asked = askFor(64);
    const left = { ...meanwhile, isOver: () => true };
    const result = await sendMessage(service.settings, PARAMS, left);
    expect([result.ok, asked.length]).toEqual([false, 1]);
  });

  it('al servicio de correo nunca le va nada de más, conteste lo que conteste', async () => {
    const fetches = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () =>
      Promise.resolve(
        new Response(demandText({ reto: 'a'.repeat(32), pruebas: 1 }), { status: 429 }),
      ),
    );
    globalThis.fetch = fetches;
    expect(await send({ origin: DEFAULT_ORIGIN })).toMatchObject({ ok: false, reason: 'busy' });
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  it('mientras trabaja, la página sigue atendiendo', async () => {
    askFor(16);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await send();
    clearInterval(timer);
    // All at once there would be none while it works.
    expect(turns).toBeGreaterThan(3);
  });
});

describe('si el servicio tarda', () => {
  it('se deja de esperar a los 20 segundos; si al final contesta, se sabe', async () => {
    const asked = new Promise<() => void>((resolve) =>
      service.behave((exchange) => resolve(() => void does.answer(200, 'OK')(exchange))),
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let result: SendResult | undefined;
    const sending = send().then((end) => (result = end));
    const answer = await asked;
    await jest.advanceTimersByTimeAsync(19_999);
    expect(result).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await sending;
    expect(result).toMatchObject({ ok: false, reason: 'timeout', detail: 'no answer in 20 s' });
    answer();
    expect(result && 'late' in result && (await result.late)).toEqual({ ok: true, status: 200 });
  });
});
