/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { ask } from '../serve/helpers';
import { envio, post, said, workshop } from './helpers';

const { smtp, cleanUp } = workshop();
const running = new Set<ReturnType<typeof spawn>>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await cleanUp();
});

const ENV = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: 'template_d',
  RELEVO_REMITENTE: 'sitio@relevo.example',
  RELEVO_ORIGENES: 'https://sindicatura.example',
  HOST: '127.0.0.1',
};

/** The program itself, as `npm run relay` starts it. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/relay/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...ENV, ...env },
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', () => printed.includes('Relevo listo') && resolve()),
  );
  return { child, ready, ended, printed: () => printed };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('el programa', () => {
  it('empieza, entrega, y al recibir SIGTERM termina lo que tiene entre manos', async () => {
    const { port: mail, arrived } = await smtp();
    const port = await freePort();
    const secret = 's3creto';
    const relay = run({
      PORT: String(port),
      RELEVO_SMTP: `smtp://sitio:${secret}@127.0.0.1:${mail}`,
    });
    await relay.ready;
    const url = `http://127.0.0.1:${port}`;
    expect(said(await ask(url, '/salud'))).toEqual([200, 'OK']);
    const sent = post(url, envio('denuncia/anonimo'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    relay.child.kill('SIGTERM');
    expect(said(await sent)).toEqual([200, 'OK']);
    expect(await relay.ended).toBe(0);
    expect(arrived[0]?.user).toBe('sitio');
    expect(relay.printed()).toContain(`Relevo listo: ${url}`);
    expect(relay.printed()).toContain('Formularios: denuncia\n');
    expect(relay.printed()).not.toContain(secret);
  }, 30_000);

  it('sin ajustes no empieza, y dice cuáles faltan', async () => {
    const relay = run({ RELEVO_REMITENTE: '' });
    expect(await relay.ended).toBe(1);
    expect(relay.printed()).toContain('El relevo no puede empezar:\nRELEVO_SMTP: falta.');
    expect(relay.printed()).toContain('\nRELEVO_REMITENTE: falta.');
    expect(relay.printed()).not.toContain('    at ');
  }, 30_000);

  it('si el puerto está ocupado, lo dice', async () => {
    const { port } = await smtp();
    const relay = run({ PORT: String(port), RELEVO_SMTP: 'smtp://localhost:25' });
    expect(await relay.ended).toBe(1);
    expect(relay.printed()).toContain(`no puede escuchar en 127.0.0.1:${port} (EADDRINUSE)`);
  }, 30_000);
});
