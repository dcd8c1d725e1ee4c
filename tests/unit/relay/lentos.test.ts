/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { SEND_PATH } from '@/lib/email/request';
import { said } from '../http';
import { DENUNCIA as D, ORIGIN, post, requestBody, silence, workshop } from './helpers';

const { office, cleanUp } = workshop();
silence();
afterAll(cleanUp);

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
