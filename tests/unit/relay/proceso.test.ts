/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/scripts/hosts/start';
import { ask, said } from '../http';
import {
  CERTIFICATE,
  ORIGIN,
  post,
  requestBody,
  SELF_SIGNED,
  SENDER,
  TEMPLATES,
  workshop,
} from './helpers';

const { smtp } = workshop();

const ENV = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: TEMPLATES.denuncia,
  RELEVO_REMITENTE: SENDER,
  RELEVO_ORIGENES: ORIGIN,
  HOST: '127.0.0.1',
};

async function startProgram(env: Record<string, string>, ...args: string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/relay/main.ts', ...args], {
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port) },
      ...ENV,
      ...env,
    },
  });
  let printed = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Relevo listo')) resolve();
      });
    void ended.then(() => reject(new Error(printed)));
  });
  return { child, ended, printed: () => printed, url: `http://127.0.0.1:${port}` };
}

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
    const relay = await startProgram(
      {
        RELEVO_SMTP: `smtps://sitio:${secret}@localhost:${mail}`,
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
      },
      '--muestra',
    );
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
  });

  it.each([
    ['al encenderse', []],
    ['al probar', ['--probar']],
  ])('no toma los buzones inventados de la demostración: %s', async (_when, args) => {
    const { port, arrived } = await smtp();
    const started = startProgram({ RELEVO_SMTP: `smtp://127.0.0.1:${port}` }, ...args);
    await expect(started).rejects.toThrow(
      /en content\/correo\.yml de \S+ son inventados estos buzones: oficina, denuncias, quejas, sugerencias\. .*OFICINA=.* --muestra/,
    );
    expect(arrived).toEqual([]);
  });
});
