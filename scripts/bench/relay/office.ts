import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../hosts/start';
import { SMTPServer } from 'smtp-server';

/** The relay's settings, and what its requests say. */
export const ACCOUNT = { publicKey: 'banco', serviceId: 'relevo', template: 'denuncia' };
export const ORIGIN = 'https://sindicatura.example';

/** What a mail server takes to accept a message. */
const SMTP_MS = 100;

/** A mail server on the loopback, which counts the messages that it took by their Message-ID. */
export async function startMailServer() {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 4096) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID:\s+<([0-9a-f]+)@/im.exec(head)?.[1] ?? '';
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        setTimeout(done, SMTP_MS);
      });
    },
  });
  server.on('error', () => undefined); // a client that goes away
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, arrived, close: () => new Promise<void>((done) => server.close(done)) };
}

/** The relay itself, as `npm run relay` starts it, with its own limits. */
export async function startRelayProgram(smtpPort: number) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/relay/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ACCOUNT.publicKey,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: ACCOUNT.serviceId,
      NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: ACCOUNT.template,
      RELEVO_SMTP: `smtp://127.0.0.1:${smtpPort}`,
      RELEVO_REMITENTE: 'sitio@relevo.example',
      RELEVO_ORIGENES: ORIGIN,
      RELEVO_PROXY: 'si',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', stop);
    },
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  while (
    !(await fetch(`${url}/salud`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The relay ended before it was ready.');
    await sleep(100);
  }
}
