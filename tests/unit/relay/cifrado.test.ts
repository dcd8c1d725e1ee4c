/** @jest-environment node */
import { said } from '../http';
import {
  CERTIFICATE,
  DENUNCIA as D,
  post,
  requestBody,
  SELF_SIGNED,
  workshop,
  type SmtpBehaviour,
} from './helpers';
import { programs } from './program';

const { smtp, cleanUp } = workshop();
const { start, cleanUp: stopAll } = programs();
afterAll(async () => {
  stopAll();
  await cleanUp();
});

const TRUSTED: Record<string, string> = { NODE_EXTRA_CA_CERTS: CERTIFICATE };
const STARTTLS: SmtpBehaviour = { disabledCommands: [] };
// 127.0.0.2 is this machine too (on Linux), but not one of the names towards which TLS is not asked for.
const onLinux = process.platform === 'linux' ? it : it.skip;

/** A server that tells whether each message came over TLS, and a relay told to send to it. */
async function encrypted(how: SmtpBehaviour, scheme: string, host: string, env = TRUSTED) {
  const secure: boolean[] = [];
  const server = await smtp(
    {
      ...SELF_SIGNED,
      ...how,
      onMailFrom: (_from, session, done) => {
        secure.push(session.secure);
        done();
      },
    },
    host === 'localhost' ? '127.0.0.1' : host,
  );
  const RELEVO_SMTP = `${scheme}://sitio:clave@${host}:${server.port}`;
  const relay = await start({ RELEVO_SMTP, ...env });
  return { ...relay, arrived: server.arrived, secure };
}

describe('el correo viaja cifrado', () => {
  it('con TLS, si el relevo confía en quien firma el certificado, el mensaje llega', async () => {
    const { url, arrived, secure } = await encrypted({ secure: true }, 'smtps', 'localhost');
    expect(said(await post(url, requestBody(D)))).toEqual([200, 'OK']);
    expect([secure, arrived.map(({ user }) => user)]).toEqual([[true], ['sitio']]);
  }, 30_000);

  onLinux(
    'con STARTTLS, también',
    async () => {
      const { url, arrived, secure } = await encrypted(STARTTLS, 'smtp', '127.0.0.2');
      expect(said(await post(url, requestBody(D)))).toEqual([200, 'OK']);
      expect([secure, arrived.map(({ user }) => user)]).toEqual([[true], ['sitio']]);
    },
    30_000,
  );

  it('si no confía en quien lo firma, no sale nada', async () => {
    const { url, arrived } = await encrypted({ secure: true }, 'smtps', 'localhost', {});
    expect((await post(url, requestBody(D))).status).toBe(403);
    expect(arrived).toEqual([]);
  }, 30_000);
});
