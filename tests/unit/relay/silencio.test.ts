/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { said } from '../http';
import { DENUNCIA as D, post, requestBody, silence, workshop } from './helpers';

const { relay, smtp } = workshop();
const quiet = silence();

const raw: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(raw.map((close) => close())));

const AWAY = 'El servidor de correo no está disponible.\n';
const LATE = 'El servidor de correo no respondió a tiempo.\n';
const SHORT = { times: { connection: 200, whole: 600 } };

async function stranger(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  raw.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return (server.address() as AddressInfo).port;
}

describe('cuando el servidor de correo no contesta', () => {
  const never = (): void => undefined;
  const endless = (socket: Socket): void => {
    socket.write('220 hola\r\n');
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-sigue\r\n'), 50);
      socket.once('close', () => clearInterval(timer));
    });
  };
  const cutShort = (socket: Socket): void => {
    socket.write('220 hola\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (/^(EHLO|MAIL|RCPT)/.test(said)) socket.write('250 bien\r\n');
      else if (said.startsWith('DATA')) socket.write('354 diga\r\n');
      else socket.destroy();
    });
  };
  const cases: [string, () => Promise<number>, number, string][] = [
    ['nadie escucha', async () => 1, 503, AWAY],
    ['cuelga al entrar', () => stranger((socket) => socket.destroy()), 503, AWAY],
    ['habla otra cosa', () => stranger((socket) => socket.end('HTTP/1.1 400\r\n\r\n')), 503, AWAY],
    ['no saluda', () => stranger(never), 504, LATE],
    ['saluda y calla', () => stranger((socket) => socket.write('220 hola\r\n')), 504, LATE],
    [
      'recibe y no confirma',
      async () => (await smtp({ onData: (s) => s.resume() })).port,
      504,
      LATE,
    ],
    ['habla sin terminar nunca', () => stranger(endless), 504, LATE],
    ['cuelga a medio mensaje', () => stranger(cutShort), 503, AWAY],
  ];
  it.each(cases)('%s: responde %3$i a tiempo', async (_case, prepare, status, text) => {
    const { url } = await relay(await prepare(), SHORT);
    expect(said(await post(url, requestBody(D)))).toEqual([status, text]);
    expect(quiet.printed()).toMatch(new RegExp(`^\\S+Z ${status} denuncia E[A-Z]+( \\d+)?$`));
  });
});
