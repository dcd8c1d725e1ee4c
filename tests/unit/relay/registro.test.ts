/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { SEND_PATH } from '@/lib/email/request';
import { ask, said } from '../http';
import { DENUNCIA as D, ORIGIN, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { office } = workshop();
const quiet = silence();

describe('lo que queda escrito', () => {
  it('nada de lo que se envía: sólo momento, estado, plantilla y falla', async () => {
    const { url } = await office();
    const text = 'SECRETO';
    const params = paramsOf('queja/servidor', {
      descripcion: text,
      nombre: text,
      correo: 'secreto@persona.example',
    });
    await post(url, requestBody('queja/servidor', params));
    await post(url, requestBody('queja/servidor', params));
    await post(url, requestBody('queja/servidor', { ...params, [text]: text }));
    await post(url, requestBody('queja/servidor', params, { user_id: text }));
    await post(url, `{"${text}`, { 'x-forwarded-for': '203.0.113.9' });
    await post(url, requestBody('queja/servidor', params), { 'content-type': text });
    await post(url, requestBody('queja/servidor', params), { origin: `https://${text}.example` });
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
      '403 - origen',
    ]);
  });
});

const HEAD = `POST ${SEND_PATH} HTTP/1.1\r\nHost: relevo.example\r\nOrigin: ${ORIGIN}\r\n`;
const body = requestBody(D);

const BOUNDS = { connections: 10, headers: 60_000, request: 60_000, check: 20 };

describe('quien no termina de escribir', () => {
  it.each([
    ['a medio mensaje', `${HEAD}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`],
    ['a medio encabezado', HEAD],
  ])('%s: el relevo le responde 408 y cuelga, y a los demás los atiende', async (_case, text) => {
    const { url, arrived } = await office({ bounds: { ...BOUNDS, headers: 300, request: 300 } });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const closed = once(socket, 'close');
    socket.write(text);
    expect(said(await post(url, body))).toEqual([200, 'OK']);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(arrived).toHaveLength(1);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('cuando alguien se va a medias', () => {
  const whole = [
    `${HEAD}Content-Type: application/json`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

  async function visitor(url: string, text: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return async () => {
      socket.resetAndDestroy();
      await ask(url, '/salud');
    };
  }

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
});

describe('detenerlo', () => {
  it('no acepta más, y termina las entregas que empezaron, también la de quien se fue', async () => {
    const held: (() => void)[] = [];
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { url, close, arrived } = await office(
      {},
      { onMailFrom: (_from, _session, done) => held.push(() => done()) === 2 && begin() },
    );
    const abort = new AbortController();
    const gone = fetch(url + SEND_PATH, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: requestBody(D),
      signal: abort.signal,
    });
    const sent = post(url, requestBody(D));
    await begun;
    abort.abort();
    await expect(gone).rejects.toThrow();
    const closed = close();
    await expect(post(url, requestBody(D))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    held.forEach((go) => go());
    expect(said(await sent)).toEqual([200, 'OK']);
    await closed;
    expect(arrived).toHaveLength(2);
  });
});
