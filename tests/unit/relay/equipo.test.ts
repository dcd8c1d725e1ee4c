/** @jest-environment node */
import { connect, createServer, type AddressInfo } from 'node:net';
import { said } from '../http';
import { MODES, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { relay, smtp } = workshop();
const quiet = silence();
const taps: (() => void)[] = [];
afterAll(() => taps.forEach((close) => close()));

const TOLD: Record<string, string> = {
  'user-agent': 'SECRETO-agente/1.0 (Linux; Android 14)',
  referer: 'https://sindicatura.example/default/denuncia/?SECRETO-pagina',
  'accept-language': 'zap-SECRETO-idioma',
  'sec-ch-ua': '"SECRETO-marca";v="1"',
  'sec-ch-ua-platform': '"SECRETO-sistema"',
  'x-forwarded-for': '203.0.113.77',
  'x-real-ip': '203.0.113.77',
  forwarded: 'for=203.0.113.77',
  'cf-connecting-ip': '203.0.113.77',
  'cf-ipcountry': 'SECRETO-pais',
  cookie: 'sesion=SECRETO-galleta',
};

async function tap(port: number) {
  let heard = '';
  const server = createServer((client) => {
    const mail = connect(port, '127.0.0.1');
    client.on('data', (chunk) => (heard += chunk.toString('latin1')));
    for (const socket of [client, mail]) socket.on('error', () => undefined);
    client.pipe(mail).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  taps.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, heard: () => heard };
}

describe('el correo no dice nada del equipo ni de la conexión de quien escribe', () => {
  it.each(MODES)(
    'con %s, ni en sus encabezados ni en lo que se habla con el servidor',
    async (name) => {
      const { port, arrived } = await smtp();
      const listener = await tap(port);
      const { url } = await relay(listener.port);
      const params = paramsOf(name);
      const body = requestBody(name, params, { user_ip: 'SECRETO-ip', user_browser: 'SECRETO' });
      expect(said(await post(url, body, TOLD))).toEqual([200, 'OK']);

      const [one] = arrived;
      expect(one?.mail.headers.map(({ key }) => key).sort()).toEqual(
        [
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          ...(one?.letter.replyTo ? ['reply-to'] : []),
          'subject',
          'to',
        ].sort(),
      );
      const decoded = [listener.heard(), JSON.stringify([one?.mail, one?.letter]), quiet.printed()];
      expect(listener.heard()).toContain('DATA');
      for (const text of decoded) expect(text).not.toMatch(/SECRETO|203\.0\.113|Android|user_/);
      expect(one?.letter.template_params).toStrictEqual(params);
    },
  );
});
