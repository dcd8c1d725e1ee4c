/** @jest-environment node */
import { said } from '../http';
import {
  DENUNCIA as D,
  ORIGIN,
  paramsOf,
  post,
  requestBody,
  settings,
  silence,
  workshop,
} from './helpers';

const { office, cleanUp } = workshop();
silence();
afterAll(cleanUp);

const good = paramsOf(D);

describe('lo que el relevo no acepta', () => {
  it.each([
    ['a medias', '{', 400, 'El cuerpo no es JSON en UTF-8.\n'],
    [
      'con otra clave pública',
      requestBody(D, good, { user_id: 'ajena' }),
      403,
      'La clave pública no es de este relevo.\n',
    ],
    [
      'con un campo ajeno',
      requestBody(D, { ...good, bcc: 'otra@persona.example' }),
      400,
      'No es lo que ese formulario envía. Sobra: un campo que ese formulario no tiene.\n',
    ],
  ])(
    'un envío %s responde %3$i, dice qué está mal y no sale',
    async (_case, body, status, text) => {
      const { url, arrived } = await office();
      const answer = await post(url, body);
      expect([...said(answer), arrived]).toEqual([status, text, []]);
      expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    },
  );

  it('un mensaje de más de 256 KB responde 413, y la respuesta llega', async () => {
    const { url, arrived } = await office();
    const params = { ...good, message: 'x'.repeat(3_000_000) };
    const answer = await post(url, requestBody(D, params));
    expect([...said(answer), arrived]).toEqual([413, 'El mensaje pasa de 256 KB.\n', []]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'un cuerpo de tipo «%s» responde 415',
    async (type) => {
      const { url, arrived } = await office();
      const answer = await post(url, requestBody(D), { 'content-type': type });
      expect([answer.status, arrived]).toEqual([415, []]);
    },
  );

  it('una plantilla sin configurar no recibe nada', async () => {
    const own = settings(0);
    own.account.forms.delete('template_d');
    const { url, arrived } = await office({ account: own.account });
    expect((await post(url, requestBody(D))).status).toBe(400);
    expect(arrived).toEqual([]);
  });
});
