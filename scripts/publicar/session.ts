import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { programEnvironment } from '../environment';
import { remoteCommand, type Target } from './target';
import { ToldError } from '../repository/details';

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'servidor.sh'), 'utf8');
const ALIVE = ['ServerAliveInterval=15', 'ServerAliveCountMax=4', 'ConnectTimeout=20'];

export interface SessionOptions {
  target: Target;
  action: 'publish' | 'back' | 'forms' | 'look';
  list?: string;
  /** The version to go back to; if none, the version before the shown one. */
  version?: string | undefined;
  /** A version whose forms send nothing is meant. */
  silent?: boolean;
  /** Another ssh configuration than the user's own. */
  config?: string | undefined;
  /** ToldWords the lines before READY; gives the archive to send. */
  upload?: (lines: string[]) => Readable;
}

interface Session {
  /** The version that visitors see. */
  shown: string;
  /** `envio.json` of that version, or of the shown version (`forms`), if any. */
  forms: string | undefined;
  /** Each file that is not as the list says, and how (`look`). */
  odd: { fault: string; file: string }[];
}

/** A failed publication, with its cause in plain Spanish; visitors still have the former version. */
export class Failed extends ToldError {}

/**
 * Runs servidor.sh on the server in a single connection, so that a password is typed once and a connection
 * that is cut frees the lock by itself.
 * @throws Failed, with why; another Error when nobody can tell how it ended
 */
export async function session(options: SessionOptions): Promise<Session> {
  const { target, action, list = '', version = '', config, upload } = options;
  const silent = options.silent ? 'yes' : '';
  const command = remoteCommand(SCRIPT, { action, folder: target.folder, list, version, silent });
  const own = config === undefined ? [] : ['-F', config];
  const given = ALIVE.flatMap((one) => ['-o', one]);
  const ssh = spawn('ssh', [...own, '-T', ...given, '--', target.host, command], {
    ...{ stdio: ['pipe', 'pipe', 'inherit'], env: programEnvironment() },
  });
  const ended = once(ssh, 'close').catch((error: Error) => {
    throw new Failed(`No se pudo ejecutar ssh (${error.message}). Instale OpenSSH.`);
  });
  const lines: string[] = [];
  let sent: Promise<NodeJS.ErrnoException | undefined> | undefined;
  createInterface({ input: ssh.stdout }).on('line', (line) => {
    lines.push(line);
    if (line !== 'READY' || sent || !upload) return;
    // Cut here, the archive is not whole there; the server's last word says why it stopped reading.
    sent = (async () => {
      try {
        await pipeline(upload(lines), ssh.stdin);
      } catch (error) {
        ssh.stdin.destroy();
        return error as Error;
      }
    })();
  });
  ssh.stdin.on('error', () => undefined);
  await ended;
  const failure = wordAfter('FAIL', lines);
  const done = wordAfter('DONE', lines);
  if ((await sent)?.code === 'ENOENT')
    throw new Failed('Falta el programa tar: instálelo y repita.');
  if (failure !== undefined) throw new Failed(reasonOf(failure, target));
  // Before READY nothing of a publication has been touched there.
  if (done === undefined && action === 'publish' && !lines.includes('READY'))
    throw new Failed(
      `La conexión con ${target.host} no se logró o se cortó antes de enviar nada. Vea si hay red y si este equipo puede entrar en él sin contraseña, y repita.`,
    );
  if (done === undefined)
    throw new Error(
      `La conexión con ${target.host} no se logró o se cortó. Vea con npm run verificar qué muestra el sitio, y repita.`,
    );
  const odd = lines.flatMap((line) => {
    const [, fault = '', file] = /^ODD (\w+) (.+)$/.exec(line) ?? [];
    return file === undefined ? [] : [{ fault, file }];
  });
  return { shown: done, forms: wordAfter('FORMS', lines), odd };
}

const wordAfter = (word: string, lines: string[]): string | undefined =>
  lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

function reasonOf(failure: string, { folder }: Target): string {
  const [word = '', what = ''] = failure.split(' ');
  const reasons: Record<string, string> = {
    folder: `El servidor no deja escribir en ${folder}, o no existe la carpeta que la contiene.`,
    layout: `En el servidor, ${folder}/actual no es lo que este programa puso ahí. Muévalo a otro lado y repita.`,
    busy: 'Otra publicación está en curso en ese servidor. Espere a que acabe y repita.',
    upload: 'Lo enviado no llegó entero al servidor, o no cupo. Vea su espacio libre y repita.',
    hash: 'Lo que llegó al servidor no es lo que dice la lista de out/. Ejecute npm run build y repita.',
    damaged: `La versión ${what} ya no es lo que dice su lista. No se tocó nada. Publique out/: lo alterado viaja de nuevo.`,
    silent: `No se vuelve: la versión ${what} no es una demostración y tiene formularios que no envían. Si es lo que quiere, repita con --sin-formularios.`,
    unseen: `En el servidor no se puede leer ${folder}/actual con su huellas.txt. Vea que sea la carpeta del sitio.`,
    version: 'El servidor no tiene esa versión, o ninguna anterior a la que muestra.',
  };
  return reasons[word] ?? `El servidor contestó: ${failure}`;
}

const FAULTS: Record<string, string> = {
  added: 'está de más: la lista no lo tiene',
  changed: 'falta, o no es lo publicado',
  list: 'el servidor muestra otra lista que la de aquí: es otra versión, o alguien la cambió',
};

/**
 * Looks at the files of the site that a server shows: added files are in no list, and a visitor that asks for
 * listed files never meets them. @param list SHA-256 of the list of the files that should be there
 * @returns each fault, with the files that have it
 */
export async function lookAt(target: Target, list: string): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>();
  for (const { fault, file } of (await session({ target, list, action: 'look' })).odd) {
    const said = FAULTS[fault] ?? fault;
    // A name could carry control characters of the terminal.
    faults.set(said, [...(faults.get(said) ?? []), file.replace(/\p{C}/gu, '?')]);
  }
  return faults;
}
