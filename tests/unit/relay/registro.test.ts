/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { ask, SEND } from '../serve/helpers';
import { DENUNCIA as D, envio, listen, ORIGIN, paramsOf, post, said, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

describe('lo que queda escrito', () => {
  it('nada de lo que se envía: sólo momento, estado, plantilla y falla', async () => {
    const { url } = await office({ limits: { client: 6, total: 100, windowMs: 600_000 } });
    const text = 'SECRETO';
    const params = paramsOf('queja/servidor', {
      descripcion: text,
      nombre: text,
      correo: 'secreto@persona.example',
    });
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', { ...params, [text]: text }));
    await post(url, envio('queja/servidor', params, { user_id: text }));
    await post(url, `{"${text}`, { 'x-forwarded-for': '203.0.113.9' });
    await post(url, envio('queja/servidor', params), { 'content-type': text });
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', params), { origin: `https://${text}.example` });
    const lines = quiet.printed().split('\n');
    expect(
      lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /, '')),
    ).toEqual([
      '200 queja -',
      '200 queja -',
      '400 - contenido',
      '403 - contenido',
      '400 - cuerpo',
      '415 - tipo',
      '429 - limite-cliente',
      '403 - origen',
    ]);
  });
});

describe('cuando alguien se va a medias', () => {
  const HEAD = `POST ${SEND} HTTP/1.1\r\nHost: relevo.example\r\nOrigin: ${ORIGIN}\r\n`;
  const body = envio(D);
  const whole = [
    `${HEAD}Content-Type: application/json`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

  /** Someone who writes this, and who leaves when told. */
  async function visitor(url: string, text: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return async () => {
      socket.resetAndDestroy();
      // The relay learns of it before it answers whoever comes later.
      await ask(url, '/salud');
    };
  }

  /** A send whose sender leaves while the mail server is being asked. */
  async function leave(meanwhile: () => void) {
    let asked: (answer: () => void) => void = () => undefined;
    const asking = new Promise<() => void>((resolve) => (asked = resolve));
    const { url, close } = await office(
      {},
      { onMailFrom: (_from, _session, done) => asked(() => done()) },
    );
    const go = await visitor(url, whole);
    const answer = await asking;
    await go();
    meanwhile();
    answer();
    await close();
    await new Promise((resolve) => setImmediate(resolve));
  }

  it('una falla del propio relevo queda escrita, sin decir nada del mensaje', async () => {
    await leave(() => {
      jest.mocked(console.log).mockImplementation(() => {
        throw new TypeError('SECRETO');
      });
    });
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['El relevo falló al responder: TypeError'],
    ]);
  });

  it('que se haya ido no es una falla', async () => {
    await leave(() => undefined);
    expect(console.error).not.toHaveBeenCalled();
    expect(quiet.printed()).toMatch(/ 200 denuncia -$/);
  });

  it('que se vaya a medio mensaje tampoco', async () => {
    const { url, close } = await office();
    const go = await visitor(url, `${HEAD}Content-Length: 100\r\n\r\n{`);
    await ask(url, '/salud');
    await go();
    await close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(quiet.printed()).toBe('');
  });
});

describe('detenerlo', () => {
  it('termina las entregas que ya empezaron y no acepta más', async () => {
    const { url, close, arrived } = await office();
    const sent = post(url, envio(D));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const closed = close();
    await expect(post(url, envio(D))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(said(await sent)).toEqual([200, 'OK']);
    await closed;
    expect(arrived).toHaveLength(1);
  });

  it('también la de quien se fue sin esperar', async () => {
    const { url, close, arrived } = await office();
    const abort = new AbortController();
    const gone = fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { origin: 'https://sindicatura.example', 'content-type': 'application/json' },
      body: envio(D),
      signal: abort.signal,
    });
    setTimeout(() => abort.abort(), 60);
    await expect(gone).rejects.toThrow();
    await close();
    expect(arrived).toHaveLength(1);
  });
});
