import { sendMessage } from '@/components/islands/forms/send';
import { OTHER_DAYS, type Reason } from '@/lib/forms/reasons';

const PARAMS = { message: 'Un soborno.', folio: 'D-20250107-0123456789-A' };
const SETTINGS = {
  ...{ publicKey: 'llave', serviceId: 'servicio', templateId: 'plantilla' },
  ...{ origin: 'https://correo.example', local: false },
};

const service = jest.fn<Promise<object>, [string, RequestInit]>();
globalThis.fetch = service as unknown as typeof fetch;
const answered = (status: number, text = 'No') =>
  service.mockResolvedValue({ status, text: async () => text, ok: status === 200 });
const unreachable = () => service.mockRejectedValue(new TypeError('Failed to fetch'));
const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  service.mockReset();
  online.mockReturnValue(true);
});

const send = (change = {}) => sendMessage({ ...SETTINGS, ...change }, PARAMS);

describe('lo que se pide al servicio de correo', () => {
  // Especificación: 7-02, 7-03, 7-04
  it.each([
    [
      'sale por el servicio y la plantilla de sus llaves, desde su origen',
      {},
      'https://correo.example',
    ],
    ['en el equipo local va al propio sitio', { origin: '/' }, location.origin],
  ])('%s', async (_what, change, origin) => {
    answered(200, 'OK');
    expect(await send(change)).toEqual({ ok: true, status: 200 });
    const [[address, { body }]] = service.mock.calls as [[string, RequestInit]];
    expect(address).toBe(`${origin}/api/v1.0/email/send`);
    expect(JSON.parse(String(body))).toMatchObject({
      ...{ user_id: 'llave', service_id: 'servicio', template_id: 'plantilla' },
      template_params: PARAMS,
    });
  });
});

describe('lo que no es un envío', () => {
  it.each<[what: string, status: number, text: string, reason: Reason]>([
    ['rechaza el mensaje', 400, 'No', 'rejected'],
    ['no toma un folio de otros días', 400, `No es. ${OTHER_DAYS}: folio.\n`, 'clock'],
    ['pide identificarse', 401, 'No', 'settings'],
    ['prohíbe el envío', 403, 'No', 'settings'],
    ['no admite un mensaje tan largo', 413, 'No', 'large'],
    ['está ocupado', 429, 'No', 'busy'],
    ['falla', 500, 'No', 'down'],
    ['manda a otra parte', 302, 'No', 'unconfirmed'],
    ['contesta 200 con otro texto', 200, 'Queued', 'unconfirmed'],
    ['contesta 200 sin texto', 200, '', 'unconfirmed'],
    ['contesta «OK» con 202', 202, 'OK', 'unconfirmed'],
  ])('si el servicio %s (%i), se sabe por qué', async (_what, status, text, reason) => {
    answered(status, text);
    expect(await send()).toMatchObject({ ok: false, reason });
  });

  it('sin respuesta se distingue si el equipo no tiene internet', async () => {
    unreachable();
    expect(await send()).toMatchObject({ ok: false, reason: 'network' });
    online.mockReturnValue(false);
    expect(await send()).toMatchObject({ ok: false, reason: 'offline' });
  });

  it('lo escrito no aparece en el detalle, aunque la respuesta lo repita', async () => {
    answered(400, `The field ${PARAMS.message}`);
    expect(await send()).toEqual({ ok: false, reason: 'rejected', detail: 'status 400' });
    answered(200, PARAMS.message);
    expect(await send()).toMatchObject({ detail: 'unexpected answer with status 200' });
  });

  it('llaves que están mal', async () => {
    expect(await send({ publicKey: '' })).toMatchObject({ ok: false, reason: 'settings' });
    expect(service).not.toHaveBeenCalled();
  });

  it.each([
    ['connect-src', 'https://correo.example/api', 'policy'],
    ['connect-src', 'https://otro.example/', 'network'],
    ['img-src', 'https://correo.example/a.png', 'network'],
  ])('una falta a la política del sitio, de %s a %s, es lo que es', async (rule, uri, reason) => {
    service.mockImplementation(() => {
      const event = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(event, { effectiveDirective: rule, blockedURI: uri }));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await send()).toMatchObject({ ok: false, reason });
  });
});
