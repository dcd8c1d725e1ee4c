/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SmtpSettings } from '@/scripts/relay/deliver';
import { said } from '../http';
import {
  DENUNCIA as D,
  post,
  requestBody,
  SELF_SIGNED,
  silence,
  workshop,
  type SmtpBehaviour,
} from './helpers';

const { office, relay, smtp } = workshop();
const quiet = silence();

const REFUSED = 'El servidor de correo rechazó el mensaje.\n';
const UNKNOWN = 'El servidor de correo no aceptó a este relevo, al remitente o al buzón.\n';
const UNTRUSTED = 'El certificado del servidor de correo no es de fiar.\n';
const AWAY = 'El servidor de correo no está disponible.\n';

const FULL = 'El buzón de la oficina está lleno.\n';
const QUOTA = 'La oficina agotó los envíos que su servidor de correo permite.\n';
const POLICY = 'Una regla del servidor de correo impide los mensajes de este relevo.\n';
const LARGE = 'El mensaje es más largo de lo que el servidor de correo acepta.\n';

const says = (responseCode: number, enhanced = '', words = 'a quejas@sindicatura.example no') =>
  Object.assign(new Error([enhanced, words].join(' ').trim()), { responseCode });
const at = (port: number, more: Partial<SmtpSettings> = {}): { smtp: SmtpSettings } => ({
  smtp: { host: '127.0.0.1', port, secure: false, requireTLS: false, ...more },
});

describe('cuando el servidor de correo dice que no', () => {
  const atDoor = (code: number): SmtpBehaviour => ({
    onConnect: (_session, done) => done(says(code)),
  });
  const atInboxSays = (error: Error): SmtpBehaviour => ({
    onRcptTo: (_to, _session, done) => done(error),
  });
  const atSenderSays = (error: Error): SmtpBehaviour => ({
    onMailFrom: (_from, _session, done) => done(error),
  });
  const atTextSays = (error: Error): SmtpBehaviour => ({
    onData: (stream, _session, done) => stream.resume().on('end', () => done(error)),
  });
  it.each<[string, number, (code: number) => SmtpBehaviour, number, string, string]>([
    ['rechaza el buzón', 550, (code) => atInboxSays(says(code)), 403, UNKNOWN, 'EENVELOPE 550'],
    [
      'rechaza al remitente',
      553,
      (code) => atSenderSays(says(code)),
      403,
      UNKNOWN,
      'EENVELOPE 553',
    ],
    ['rechaza el mensaje', 554, (code) => atTextSays(says(code)), 422, REFUSED, 'EMESSAGE 554'],
    ['no quiere tratos', 554, atDoor, 403, UNKNOWN, 'EPROTOCOL 554'],
    ['pide esperar', 451, (code) => atInboxSays(says(code)), 503, AWAY, 'EENVELOPE 451'],
    ['no recibe a nadie', 421, atDoor, 503, AWAY, 'EPROTOCOL 421'],
  ])(
    '%s (%i): responde %4$i, sin dar por enviado',
    async (_case, code, how, status, text, kind) => {
      const { url, arrived } = await office({}, how(code));
      expect(said(await post(url, requestBody(D)))).toEqual([status, text]);
      expect(arrived).toEqual([]);
      expect(quiet.printed()).toContain(` ${status} denuncia ${kind}`);
      expect(quiet.printed()).not.toContain('@');
    },
  );

  it.each<[string, (error: Error) => SmtpBehaviour, [number, string?, string?], number, string]>([
    ['buzón lleno', atTextSays, [552, '5.2.2'], 403, FULL],
    ['buzón lleno por ahora', atTextSays, [452, '4.2.2'], 403, FULL],
    ['buzón lleno, al nombrarlo', atInboxSays, [452, '4.2.2'], 403, FULL],
    ['buzón lleno, sin más código', atInboxSays, [552], 403, FULL],
    ['buzón lleno, tras el texto', atTextSays, [552, '', 'exceeded storage'], 403, FULL],
    ['cuota del día', atTextSays, [550, '5.4.5'], 403, QUOTA],
    ['cuota del día, al remitente', atSenderSays, [550, '5.4.5'], 403, QUOTA],
    ['regla del dominio', atTextSays, [550, '5.7.1'], 403, POLICY],
    ['otra regla', atInboxSays, [554, '5.7.26'], 403, POLICY],
    ['buzón que ya no está, tras el texto', atTextSays, [550, '5.1.1'], 403, UNKNOWN],
    ['mensaje largo', atTextSays, [552, '5.3.4'], 413, LARGE],
    ['mensaje largo, por su tamaño', atSenderSays, [552], 413, LARGE],
    ['mensaje largo, en palabras', atTextSays, [552, '', 'Message too large'], 413, LARGE],
    ['contenido', atTextSays, [554, '5.6.0'], 422, REFUSED],
    ['espera', atTextSays, [451, '4.7.1'], 503, AWAY],
  ])('por %s responde %4$i', async (_case, how, [code, enhanced, words], status, text) => {
    const { url, arrived } = await office({}, how(says(code, enhanced, words)));
    expect(said(await post(url, requestBody(D)))).toEqual([status, text]);
    expect(arrived).toEqual([]);
    expect(quiet.printed()).toMatch(new RegExp(` ${status} denuncia E[A-Z]+ ${code}( [0-9.]+)?$`));
    expect(quiet.printed()).not.toContain('@');
  });

  it('si el servidor toma mensajes más cortos, no manda éste y responde 413', async () => {
    const { url, arrived } = await office({}, { size: 500 });
    expect(said(await post(url, requestBody(D)))).toEqual([413, LARGE]);
    expect(arrived).toEqual([]);
  });

  it('con la clave equivocada responde 403, y la clave no aparece', async () => {
    const server = await smtp({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(says(535)),
    });
    const auth = { user: 'sitio', pass: 'clave-secreta' };
    const { url } = await relay(server.port, at(server.port, { auth }));
    const answer = await post(url, requestBody(D));
    expect(said(answer)).toEqual([403, UNKNOWN]);
    expect(quiet.printed()).toContain('403 denuncia EAUTH 535');
    expect(quiet.printed()).not.toContain('clave-secreta');
    expect(server.arrived).toEqual([]);
  });
});

describe('nada viaja sin cifrar, ni a quien no es', () => {
  it('si el servidor no ofrece STARTTLS y hace falta, no sale nada', async () => {
    const { port, arrived } = await smtp();
    const { url } = await relay(port, at(port, { requireTLS: true }));
    expect(said(await post(url, requestBody(D)))).toEqual([403, UNKNOWN]);
    expect(quiet.printed()).toContain('403 denuncia ETLS 5');
    expect(arrived).toEqual([]);
  });

  it.each([
    ['STARTTLS', { disabledCommands: [] }, { requireTLS: true }],
    ['TLS', { secure: true }, { secure: true }],
  ])('si nadie responde por su certificado (%s), no sale nada', async (_case, how, settings) => {
    const { port, arrived } = await smtp({ ...SELF_SIGNED, ...how });
    const { url } = await relay(port, at(port, settings));
    expect(said(await post(url, requestBody(D)))).toEqual([403, UNTRUSTED]);
    expect(quiet.printed()).toMatch(/ 403 denuncia ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT$/);
    expect(arrived).toEqual([]);
  });
});

const raw: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(raw.map((close) => close())));

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
