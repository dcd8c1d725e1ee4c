/** @jest-environment node */
import { said } from '../http';
import { DENUNCIA as D, ORIGIN, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { office, cleanUp } = workshop();
silence();
afterAll(cleanUp);

const good = paramsOf(D);
const long = requestBody(D, { ...good, message: 'x'.repeat(3_000_000) });
const KEY = 'La clave pública no es de este relevo.\n';
const TYPE = 'El cuerpo debe ser application/json.\n';
const FOREIGN = 'No es lo que ese formulario envía. Sobra: un campo que ese formulario no tiene.\n';

// What a message may say is asked of the check itself: check.test.ts.
it.each([
  ['a medias', '{', 400, 'El cuerpo no es JSON en UTF-8.\n'],
  ['con otra clave pública', requestBody(D, good, { user_id: 'ajena' }), 403, KEY],
  ['con un campo ajeno', requestBody(D, { ...good, bcc: 'otra@persona.example' }), 400, FOREIGN],
  ['de más de 256 KB', long, 413, 'El mensaje pasa de 256 KB.\n'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''].map(
    (type) => [`de tipo «${type}»`, requestBody(D), 415, TYPE, type] as const,
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
