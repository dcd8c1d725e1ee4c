/** @jest-environment node */
import { sendMessage } from '@/components/islands/forms/send';
import { OTHER_DAYS, type Reason } from '@/lib/forms/reasons';
import * as does from '../lib/service';

const browser = does.stubBrowser();
const PARAMS = { message: 'Un soborno.', folio: 'D-20250107-0123456789-A' };

let service: does.Service;
beforeAll(async () => void (service = await does.startService()));
afterAll(() => service.close());
afterEach(() => {
  service.take();
  service.taken.length = 0;
  browser.setOnline(true);
  globalThis.fetch = does.browserFetch;
});

const send = (change = {}) => sendMessage({ ...service.settings, ...change }, PARAMS);

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
    const page = new URL('/default/', service.settings.origin);
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true });
    expect(await send({ origin: '/', publicKey: 'buzon-local' })).toMatchObject({ ok: true });
    expect(service.taken).toEqual([expect.objectContaining({ user_id: 'buzon-local' })]);
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  });
});

const unreachable = () => void (globalThis.fetch = does.refuseToFetch);
const served = (behaviour: does.Behaviour) => () => service.behave(behaviour);
const answered = (status: number, text = 'No') => served(does.answer(status, text));

describe('lo que no es un envío', () => {
  it.each<[what: string, begin: () => void, reason: Reason]>([
    [
      'no hay internet',
      () => {
        browser.setOnline(false);
        unreachable();
      },
      'offline',
    ],
    ['no se encuentra el servidor, o algo bloquea el envío', unreachable, 'network'],
    ['se corta la conexión', served(does.reset), 'network'],
    ['la respuesta no es HTTP', served(does.garbage), 'network'],
    ['la respuesta llega cortada', served(does.truncated), 'network'],
    ['el servicio rechaza el mensaje (400)', answered(400), 'rejected'],
    ['el servicio pide identificarse (401)', answered(401), 'settings'],
    ['el servicio prohíbe el envío (403)', answered(403), 'settings'],
    ['el mensaje es demasiado largo (413)', answered(413), 'large'],
    ['el servicio está ocupado (429)', answered(429), 'busy'],
    ['el servicio falla (500)', answered(500), 'down'],
    ['el servicio no está disponible (503)', answered(503), 'down'],
    ['el servicio manda a otra parte (302)', answered(302), 'unconfirmed'],
    ['el servicio contesta 200 con otro texto', answered(200, 'Queued'), 'unconfirmed'],
    ['el servicio contesta 200 sin texto', answered(200, ''), 'unconfirmed'],
    ['el servicio contesta «OK» con 202', answered(202, 'OK'), 'unconfirmed'],
  ])('si %s, se sabe por qué', async (_what, begin, reason) => {
    begin();
    expect(await send()).toMatchObject({ ok: false, reason });
    expect(service.taken).toEqual([]);
  });

  it('lo escrito no aparece en el detalle, aunque la respuesta lo repita', async () => {
    service.behave(does.answer(400, `The field ${PARAMS.message}`));
    expect(await send()).toEqual({ ok: false, reason: 'rejected', detail: 'status 400' });
    service.behave(does.answer(200, PARAMS.message));
    expect(await send()).toMatchObject({ detail: 'unexpected answer with status 200' });
  });

  it('el relevo no toma un folio de otros días: la fecha del equipo está mal', async () => {
    service.behave(does.answer(400, `No es. ${OTHER_DAYS}: folio.\n`));
    expect(await send()).toMatchObject({ ok: false, reason: 'clock' });
  });

  it('llaves que están mal', async () => {
    expect(await send({ publicKey: '' })).toMatchObject({ ok: false, reason: 'settings' });
    expect(service.taken).toEqual([]);
  });

  it.each([
    ['connect-src', 'https://correo.example/api', 'policy'],
    ['connect-src', 'https://otro.example/', 'network'],
    ['img-src', 'https://correo.example/a.png', 'network'],
  ])('una falta a la política del sitio, de %s a %s, es lo que es', async (rule, uri, reason) => {
    globalThis.fetch = () => {
      does.violate(browser.document, rule, uri);
      return does.refuseToFetch();
    };
    expect(await send({ origin: 'https://correo.example' })).toMatchObject({ ok: false, reason });
  });
});
