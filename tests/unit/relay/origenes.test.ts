/** @jest-environment node */
import { SEND_PATH } from '@/lib/email/request';
import { ask, said } from '../http';
import { DENUNCIA, ORIGIN, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { office } = workshop();
silence();

describe('direcciones, métodos y otros sitios', () => {
  it('la página del sitio pregunta antes de enviar, y puede', async () => {
    const { url } = await office();
    const headers = {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answer = await ask(url, SEND_PATH, { method: 'OPTIONS', headers });
    expect([answer.status, answer.body.toString()]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      vary: 'Origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each([
    'https://otro.example',
    'http://sindicatura.example',
    'https://sindicatura.example.otro.example',
    'https://sindicatura.example:8443',
    'null',
    undefined,
  ])('una página de %s no puede enviar ni leer', async (origin) => {
    const { url, arrived } = await office();
    const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await ask(url, SEND_PATH, { method, headers }, requestBody(DENUNCIA));
      expect(said(answer)).toEqual([403, 'Este relevo no atiende a ese sitio.\n']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['vary']).toBe('Origin');
    }
    expect(arrived).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('%s responde 405', async (method) => {
    const { url } = await office();
    const answer = await ask(url, SEND_PATH, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

const good = paramsOf(DENUNCIA);
const long = requestBody(DENUNCIA, { ...good, message: 'x'.repeat(3_000_000) });
const KEY = 'La clave pública no es de este relevo.\n';
const TYPE = 'El cuerpo debe ser application/json.\n';

it.each([
  ['con otra clave pública', requestBody(DENUNCIA, good, { user_id: 'ajena' }), 403, KEY],
  ['de más de 256 KB', long, 413, 'El mensaje pasa de 256 KB.\n'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''].map(
    (type) => [`de tipo «${type}»`, requestBody(DENUNCIA), 415, TYPE, type] as const,
  ),
] as const)(
  'un envío %s responde %3$i, dice qué está mal y no sale',
  async (_case, body, status, text, type: string = 'application/json') => {
    const { url, arrived } = await office();
    const answer = await post(url, body, { 'content-type': type });
    expect([...said(answer), arrived]).toEqual([status, text, []]);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
  },
);
