import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HASHED_FOLDERS } from '@/lib/site/hosts/caching';
import { programEnvironment } from '../environment';
import { withDetails, type ToldWords } from '../told-words';
import { readEnvio } from './envio';
import { Failed, unwritable } from './failed';
import { backSwapped } from './swapped';
import { isSwapped, remoteCommand, scriptWith, type Target } from './target';
import { inTurn } from './turn';

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
  /** Another system than this one. */
  system?: NodeJS.Platform;
  /** Told the lines before READY; gives the archive to send. */
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

/**
 * Asks for something of a place where a site is published.
 * @throws Failed, with why; another Error when nobody can tell how it ended
 */
export async function session(options: SessionOptions): Promise<Session> {
  const ask = () => (isSwapped(options.target, options.system) ? swapped(options) : run(options));
  return options.action === 'back' ? inTurn(options.target, ask) : ask();
}

/** In a folder where servidor.sh cannot run. */
function swapped({ target: { folder }, action, version = '', silent = false }: SessionOptions) {
  const odd: Session['odd'] = [];
  if (action === 'forms')
    return Promise.resolve({ shown: '-', forms: readEnvio(path.join(folder, 'actual')), odd });
  if (action === 'back') return Promise.resolve({ ...backSwapped(folder, version, silent), odd });
  throw new Failed(
    'En este sistema la carpeta no se revisa así. Compruebe el sitio: npm run verificar -- https://…',
  );
}

/**
 * Runs servidor.sh, on the server in a single connection, so that a password is typed once and a connection
 * that is cut frees the lock by itself; for a folder of this computer, here.
 */
async function run(options: SessionOptions): Promise<Session> {
  const { target, action, list = '', version = '', config, upload } = options;
  const { host, folder } = target;
  const silent = options.silent ? 'yes' : '';
  // Of a publication here that was killed, the shell may end a moment later.
  const wait = host === undefined ? '30' : '';
  const hashed = HASHED_FOLDERS.join(' ');
  const values = { action, folder, list, version, silent, wait, hashed };
  const own = config === undefined ? [] : ['-F', config];
  const given = ALIVE.flatMap((one) => ['-o', one]);
  const [program, args] =
    host === undefined
      ? ['sh', ['-c', scriptWith(SCRIPT, values)]]
      : ['ssh', [...own, '-T', ...given, '--', host, remoteCommand(SCRIPT, values)]];
  const ssh = spawn(program, args, {
    ...{ stdio: ['pipe', 'pipe', 'inherit'], env: programEnvironment() },
  });
  const ended = once(ssh, 'close').catch((error: Error) => {
    throw new Failed(`No se pudo ejecutar ${program} (${error.message}). Instálelo y repita.`);
  });
  const lines: string[] = [];
  let sent: Promise<NodeJS.ErrnoException | undefined> | undefined;
  createInterface({ input: ssh.stdout }).on('line', (line) => {
    lines.push(line);
    if (line !== 'READY' || sent || !upload) return;
    // If the connection breaks meanwhile, the server has a part of the archive; its last line says why.
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
  if (failure !== undefined) throw failureOf(failure, target);
  // Before READY nothing of a publication has been touched there.
  if (done === undefined && action === 'publish' && !lines.includes('READY'))
    throw new Failed(
      host === undefined
        ? `La entrega en ${folder} se cortó antes de escribir nada. Repita.`
        : `La conexión con ${host} no se logró o se cortó antes de enviar nada. Vea si hay red y si este equipo puede entrar en él sin contraseña, y repita.`,
    );
  if (done === undefined)
    throw new Error(
      `${host === undefined ? `La entrega en ${folder} se cortó` : `La conexión con ${host} no se logró o se cortó`}. Vea con npm run verificar qué muestra el sitio, y repita.`,
    );
  const odd = lines.flatMap((line) => {
    const [, fault = '', file] = /^ODD (\w+) (.+)$/.exec(line) ?? [];
    return file === undefined ? [] : [{ fault, file }];
  });
  return { shown: done, forms: wordAfter('FORMS', lines), odd };
}

const wordAfter = (word: string, lines: string[]): string | undefined =>
  lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

function failureOf(failure: string, { host, folder }: Target): Failed {
  const [word = '', what = ''] = failure.split(' ');
  const isHere = host === undefined;
  if (isHere && word === 'folder') return unwritable(folder, failure);
  const where = isHere ? 'la carpeta' : 'el servidor';
  const alien = `${folder}/actual no es lo que este programa puso ahí. Muévalo a otro lado y repita.`;
  const reasons: Record<string, ToldWords> = {
    folder: `El servidor no deja escribir en ${folder}, o no existe la carpeta que la contiene.`,
    layout: isHere ? withDetails(ALIEN, alien) : `En el servidor, ${alien}`,
    busy: 'Otra publicación está en curso ahí. Espere a que acabe y repita.',
    upload: `Lo enviado no llegó entero a ${where}, o no cupo. Vea el espacio libre y repita.`,
    hash: `Lo que llegó a ${where} no es lo que dice la lista de out/. Ejecute npm run build y repita.`,
    damaged: `La versión ${what} ya no es lo que dice su lista. No se tocó nada. Publique out/: lo alterado viaja de nuevo.`,
    silent: `No se vuelve: la versión ${what} no es una demostración y tiene formularios que no envían. Si es lo que quiere, repita con --sin-formularios.`,
    unseen: `No se puede leer ${folder}/actual con su huellas.txt. Vea que sea la carpeta del sitio.`,
    version: `${isHere ? 'La carpeta' : 'El servidor'} no tiene esa versión, o ninguna anterior a la que muestra.`,
  };
  return new Failed(reasons[word] ?? `Contestó ${where}: ${failure}`);
}

const ALIEN =
  'La carpeta del sitio tiene algo que este programa no puso. Avise a quien cuida el equipo.';

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
