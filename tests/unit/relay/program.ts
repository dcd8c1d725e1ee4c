import { spawn } from 'node:child_process';
import { freePort } from '@/scripts/hosts/start';
import { ORIGIN, SENDER, TEMPLATES } from './helpers';

const ENV = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: TEMPLATES.denuncia,
  RELEVO_REMITENTE: SENDER,
  RELEVO_ORIGENES: ORIGIN,
  HOST: '127.0.0.1',
};

/** The relays of a test file that run as programs of their own, all gone after `cleanUp`. */
export function programs() {
  const running = new Set<ReturnType<typeof spawn>>();

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

  /** One that is ready, at the address that it is given. */
  async function start(env: Record<string, string>) {
    const port = await freePort();
    const relay = run({ PORT: String(port), ...env });
    await Promise.race([
      relay.ready,
      relay.ended.then(() => Promise.reject(new Error(relay.printed()))),
    ]);
    return { ...relay, url: `http://127.0.0.1:${port}` };
  }

  const cleanUp = () => running.forEach((child) => child.kill('SIGKILL'));

  return { run, start, cleanUp };
}
