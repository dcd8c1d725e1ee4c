import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

export async function startProgram(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/relay/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
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
