/** @jest-environment node */
import tls from 'node:tls';
import { readSettings } from '@/scripts/relay/settings';
import { sampleContent } from '../../sample';
import { said } from '../http';
import { DENUNCIA as D, post, requestBody, SELF_SIGNED, silence, workshop } from './helpers';

const { smtp, relay, cleanUp } = workshop();
silence();
afterAll(cleanUp);
afterEach(() => jest.restoreAllMocks());

/** The authority that the process knows from its start on, as NODE_EXTRA_CA_CERTS would tell it (proceso.test.ts). */
function trust() {
  const connect = tls.connect.bind(tls) as (options: tls.ConnectionOptions) => tls.TLSSocket;
  const knowing = (options: tls.ConnectionOptions, then: () => void) =>
    connect({ ...options, ca: SELF_SIGNED.cert }).once('secureConnect', then);
  jest.spyOn(tls, 'connect').mockImplementation(knowing as typeof tls.connect);
}

/** A server that takes STARTTLS and tells whether each message came over TLS, and a relay told to send to it. */
async function encrypted(host: string) {
  const secure: boolean[] = [];
  const server = await smtp(
    {
      ...SELF_SIGNED,
      disabledCommands: [],
      onMailFrom: (_from, session, done) => {
        secure.push(session.secure);
        done();
      },
    },
    host,
  );
  const RELEVO_SMTP = `smtp://sitio:clave@${host}:${server.port}`;
  const { smtp: how } = readSettings(
    {
      RELEVO_SMTP,
      RELEVO_REMITENTE: 'a@oficina.example',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: 'd',
    },
    sampleContent(),
  );
  const { url } = await relay(server.port, { smtp: how });
  return { url, arrived: server.arrived, secure };
}

// 127.0.0.2 is this machine too (on Linux), but not one of the names towards which TLS is not asked for.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('el correo viaja cifrado con STARTTLS', () => {
  it('si el relevo confía en quien firma el certificado, el mensaje llega', async () => {
    trust();
    const { url, arrived, secure } = await encrypted('127.0.0.2');
    expect(said(await post(url, requestBody(D)))).toEqual([200, 'OK']);
    expect([secure, arrived.map(({ user }) => user)]).toEqual([[true], ['sitio']]);
  });

  it('si no confía, no sale nada', async () => {
    const { url, arrived } = await encrypted('127.0.0.2');
    expect((await post(url, requestBody(D))).status).toBe(403);
    expect(arrived).toEqual([]);
  });
});
