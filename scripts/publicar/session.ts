import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { remoteCommand, type Target } from './target';

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'servidor.sh'), 'utf8');

/** An archive of nothing: the server then leaves all as it is. */
const EMPTY_TAR = Buffer.alloc(10_240);

export interface SessionOptions {
  target: Target;
  action: 'look' | 'publish' | 'back';
  values?: Record<string, string>;
  /** Another ssh configuration than the user's own. */
  config?: string | undefined;
  /** Told what was said before READY; what it gives is sent. */
  send?: (lines: string[]) => Promise<Readable | undefined>;
}

/** The word that tells that an order was gone through with. */
const LAST = { look: /^READY$/, publish: /^(?:DONE .+|NOTHING)$/, back: /^DONE / };

/** A publication that changed nothing for visitors, and why, in words for whoever publishes. */
export class Failed extends Error {}

/**
 * Runs servidor.sh on the server in one connection, so that whoever types a password does it once and
 * what is cut frees the lock by itself.
 * @returns the lines that it said
 * @throws Failed, with why; another Error when nobody can tell how it ended
 */
export async function session(options: SessionOptions): Promise<string[]> {
  const { target, action, config, send } = options;
  const values = { action, folder: target.folder, list: '', keep: '1', version: '' };
  const command = remoteCommand(SCRIPT, { ...values, ...options.values });
  const alive = ['ServerAliveInterval=15', 'ServerAliveCountMax=4', 'ConnectTimeout=20'];
  const ssh = spawn(
    'ssh',
    [
      ...(config === undefined ? [] : ['-F', config]),
      ...['-T', ...alive.flatMap((one) => ['-o', one]), '--', target.host, command],
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  // The server's last word says why it stopped reading.
  ssh.stdin.on('error', () => undefined);
  const lines: string[] = [];
  let rest = '';
  let started = false;
  let sending: Promise<void> | undefined;
  const start = async () => {
    const stream = await send?.(lines.slice(0, lines.indexOf('READY')));
    if (!stream) return void ssh.stdin.end(EMPTY_TAR);
    await new Promise((resolve, reject) => {
      stream.on('error', reject);
      stream.pipe(ssh.stdin).on('close', resolve);
    });
  };
  ssh.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    // A name there may hold orders for the terminal.
    lines.push(...parts.map((line) => line.replace(/\p{Cc}/gu, '\uFFFD')));
    if (started || !lines.includes('READY')) return;
    started = true;
    sending = start();
    // It is thrown below; meanwhile the server is not left waiting.
    sending.catch(() => ssh.kill());
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    ssh.on('error', reject);
    ssh.on('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Failed('Falta el programa ssh: instale OpenSSH.');
    throw error;
  });
  await sending;
  const failure = lines.find((line) => line.startsWith('FAIL '));
  if (failure) throw new Failed(reasonOf(failure.slice('FAIL '.length), target));
  if (code === 0 && lines.some((line) => LAST[action].test(line))) return lines;
  // From there on the server may have gone through with it.
  if (lines.includes('VERIFIED'))
    throw new Error('La conexión se cortó al final. Vea qué versión quedó, con --ensayo.');
  if (code === 0)
    throw new Failed(
      `${target.host} no corrió la orden: a ese usuario se le obliga a otra, o al servidor le falta base64.`,
    );
  throw new Failed(`La conexión con ${target.host} no se logró o se cortó.`);
}

function reasonOf(failure: string, { folder }: Target): string {
  const [word = '', ...more] = failure.split(' ');
  const what = more.join(' ');
  const reasons: Record<string, string> = {
    program: `Al servidor le falta el programa ${what}. Pida que lo instalen.`,
    folder: `El servidor no deja escribir en ${folder}, o no existe la carpeta que la contiene.`,
    layout: `En el servidor, ${folder}/${what} no es lo que este programa puso ahí. Muévalo a otro lado y repita.`,
    busy: 'Otra publicación está en curso en ese servidor. Espere a que acabe y repita.',
    upload: 'Lo enviado no llegó entero al servidor, o no cupo. Vea su espacio libre y repita.',
    link: 'El servidor no pudo aprovechar la versión de antes. Vea su espacio libre y repita.',
    hash: `Lo que llegó al servidor no es lo que se envió (${what}). Repita.`,
    extra: 'En el servidor quedó algo que nadie envió. Repita.',
    damaged: `La versión ${what} está dañada en el servidor: ni ella ni otra tienen ya todo lo que dice su lista. No se tocó nada. Si la que se muestra también lo está, publique out/: lo alterado viaja de nuevo, y lo que ambas comparten se repone al volver.`,
    shown:
      'Esa versión es la que se muestra. Si alguien la alteró, publique out/ otra vez: lo alterado viaja de nuevo.',
    version: 'El servidor no tiene esa versión, o ninguna anterior a la que muestra.',
  };
  return reasons[word] ?? `El servidor contestó: ${failure}`;
}
