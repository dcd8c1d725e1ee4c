/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { SEND } from '../serve/helpers';
import { DENUNCIA as D, envio, listen, ORIGIN, post, said, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

const HEAD = `POST ${SEND} HTTP/1.1\r\nHost: relevo.example\r\nOrigin: ${ORIGIN}\r\n`;
const body = envio(D);

describe('quien no termina de escribir', () => {
  it.each([
    ['a medio mensaje', `${HEAD}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`],
    ['a medio encabezado', HEAD],
  ])('%s: el relevo le responde 408 y cuelga, y a los demás los atiende', async (_case, text) => {
    const patience = { headers: 500, request: 1000, check: 50 };
    const { url, arrived } = await office({ patience });
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
