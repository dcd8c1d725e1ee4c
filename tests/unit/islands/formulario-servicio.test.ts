/** @jest-environment node */
import { sendMessage } from '@/components/islands/forms/send';
import { OTHER_DAYS } from '@/lib/forms/reasons';
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
  service.take();
  service.taken.length = 0;
  globalThis.fetch = browserFetch;
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
    const page = new URL('/default/', service.origin);
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true });
    expect(await send({ origin: '/', publicKey: 'buzon-local' })).toMatchObject({ ok: true });
    expect(service.taken).toEqual([expect.objectContaining({ user_id: 'buzon-local' })]);
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  });
});

describe('lo que no es un envío', () => {
  // What each of the others is called: lib/machine-matriz.test.ts, which also asks a real service.
  it.each([
    [400, 'rejected'],
    [302, 'unconfirmed'],
  ])('de una respuesta %d, lo escrito no aparece en el detalle', async (status, reason) => {
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
