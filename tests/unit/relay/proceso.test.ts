/** @jest-environment node */
import { ask, said } from '../http';
import { CERTIFICATE, post, requestBody, SELF_SIGNED, workshop } from './helpers';
import { startProgram } from './program';

const { smtp, cleanUp } = workshop();
afterAll(cleanUp);

describe('el programa', () => {
  it('empieza, entrega por TLS a quien su sistema conoce, y al recibir SIGTERM termina lo que tiene entre manos', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const secure: boolean[] = [];
    const { port: mail, arrived } = await smtp({
      ...SELF_SIGNED,
      secure: true,
      onMailFrom(_from, session, done) {
        secure.push(session.secure);
        begin();
        void held.then(() => done());
      },
    });
    const secret = 's3creto';
    const relay = await startProgram({
      RELEVO_SMTP: `smtps://sitio:${secret}@localhost:${mail}`,
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
    });
    const { url } = relay;
    expect((await ask(url, '/salud')).status).toBe(200);
    const sent = post(url, requestBody('denuncia/anonimo'));
    await begun;
    relay.child.kill('SIGTERM');
    go();
    expect(said(await sent)).toEqual([200, 'OK']);
    expect(await relay.ended).toBe(0);
    expect([secure, arrived.map(({ user }) => user)]).toEqual([[true], ['sitio']]);
    expect(relay.printed()).toContain(`Relevo listo: ${url}`);
    expect(relay.printed()).toContain('Formularios: denuncia (D), denuncia (R)\n');
    expect(relay.printed()).toContain('El servidor de correo responde.\n');
    expect(relay.printed()).not.toContain(secret);
  }, 30_000);
});
