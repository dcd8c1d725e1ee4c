/** @jest-environment node */
import { SEND_PATH } from '@/lib/email/request';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { serveSite } from '@/scripts/serve/serve';
import { ask, said } from '../http';

import { account, LIST, listed, post, queja, workshop } from './helpers';

const { folder, mailbox } = workshop();
const TEXT = { 'content-type': 'text/plain' };
const FOREIGN = { origin: 'https://otro.example' };

const mailboxUrl = async (outage?: string): Promise<string> => (await mailbox({ outage })).url;

describe('lo que el buzón no acepta', () => {
  it.each([
    [
      'con una clave de más',
      { ...queja(), otra: 'x' },
      {},
      400,
      'No es lo que ese formulario envía. Sobra: un campo que ese formulario no tiene.',
    ],
    ['largo', queja('x'.repeat(300_000)), {}, 413, 'El mensaje pasa de 256 KB.'],
    ['de otro tipo', queja(), TEXT, 415, 'El cuerpo debe ser application/json.'],
    ['de otra página', queja(), FOREIGN, 403, 'Este relevo no atiende a ese sitio.'],
  ])(
    'un envío %s se rechaza como lo haría el relevo',
    async (_case, params, headers, status, text) => {
      const url = await mailboxUrl();
      expect(said(await post(url, params, headers))).toEqual([status, `${text}\n`]);
      expect(await listed(url)).toEqual([]);
    },
  );

  it('el mismo envío otra vez es el mismo mensaje, como en el relevo', async () => {
    const url = await mailboxUrl();
    const params = queja();
    expect(said(await post(url, params))).toEqual([200, 'OK']);
    expect(said(await post(url, params))).toEqual([200, 'OK']);
    expect(await listed(url)).toHaveLength(1);
  });
});

describe('otros puertos y otros sitios', () => {
  it.each(['http://localhost:3100', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'una página de %s puede enviar y leer la respuesta',
    async (origin) => {
      const url = await mailboxUrl();
      const preflight = { origin, 'access-control-request-method': 'POST' };
      const allowed = await ask(url, SEND_PATH, { method: 'OPTIONS', headers: preflight });
      expect(allowed.status).toBe(204);
      expect(allowed.headers['access-control-allow-origin']).toBe(origin);
      expect(allowed.headers['access-control-allow-headers']).toBe('Content-Type');
      const sent = await post(url, queja(), { origin });
      expect([sent.status, sent.headers['access-control-allow-origin']]).toEqual([200, origin]);
    },
  );

  it.each(['https://sitio.example', 'http://localhost.sitio.example', 'null'])(
    'una página de %s no puede enviar, leer ni vaciar',
    async (origin) => {
      const url = await mailboxUrl();
      await post(url);
      for (const [path, method] of [
        [SEND_PATH, 'OPTIONS'],
        [SEND_PATH, 'POST'],
        [LIST, 'GET'],
        [LIST, 'DELETE'],
      ] as const) {
        const answer = await ask(url, path, { method, headers: { origin } });
        expect(answer.status).toBe(403);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
      expect(await listed(url)).toHaveLength(1);
    },
  );

  it('un nombre ajeno que apunta a este equipo no abre el buzón', async () => {
    const url = await mailboxUrl();
    expect((await ask(url, LIST, { headers: { host: 'sitio.example' } })).status).toBe(403);
  });
});

describe('fallar a propósito', () => {
  it.each([400, 401, 403, 413, 429, 500, 503])(
    'BUZON_FALLA=%i responde eso y no guarda',
    async (status) => {
      const url = await mailboxUrl(String(status));
      const answer = await post(url);
      expect(answer.status).toBe(status);
      expect(answer.body.length).toBeGreaterThan(0);
      expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:3000');
      expect(await listed(url)).toEqual([]);
    },
  );

  it('BUZON_FALLA=timeout no responde nunca, y cerrar el servidor no espera', async () => {
    const server = await mailbox({ outage: 'timeout' });
    const sent = post(server.url).then(
      () => 'respondió',
      () => 'cortada',
    );
    expect(await Promise.race([sent, listed(server.url)])).toEqual([]);
    await server.close();
    expect(await sent).toBe('cortada');
  });

  it.each(['tiempo', '99', '1000', '199'])(
    'BUZON_FALLA=%s no existe y lo dice al empezar',
    async (outage) => {
      const options = {
        dir: await folder(),
        rules: NO_RULES,
        port: 0,
        mailbox: { dir: '/nada', outage, account: () => account },
      };
      await expect(serveSite(options)).rejects.toThrow(
        `BUZON_FALLA=${outage} no existe. Escriba timeout,`,
      );
    },
  );
});
