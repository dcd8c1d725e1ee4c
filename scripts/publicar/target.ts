import path from 'node:path';
import { addressIn, isWithin } from '@/lib/files/address';

/** Where a site is published: a folder that is all this program's own. */
export interface Target {
  /** Whom to ask, by SSH; none for a folder of this computer, or of a disk that it sees. */
  host?: string | undefined;
  folder: string;
}

/** A folder is ordered by the server's program where the system has what that asks for; else by `swapped.ts`. */
export const isSwapped = ({ host }: Target, system = process.platform): boolean =>
  host === undefined && system !== 'linux';

const SERVER = /^((?:[A-Za-z0-9_][\w.-]*@)?[A-Za-z0-9][\w.-]*):(\/.+)$/s;

/**
 * Reads `usuario@servidor:/carpeta`, or the whole path of a folder. Texts that ssh would take for an option, or
 * the server's shell for an order, are refused or quoted.
 * @throws Error in Spanish
 */
export function parseTarget(given = ''): Target {
  const target = path.isAbsolute(given) ? { folder: path.resolve(given) } : serverIn(given);
  if (!target || (target.host === undefined && !isOwnFolder(given)) || /\p{Cc}/u.test(given))
    throw new Error(
      'Diga dónde se publica, con una carpeta propia y su ruta completa: npm run publicar -- usuario@servidor:/srv/sitio, o /srv/sitio si es de este equipo',
    );
  return target;
}

function serverIn(given: string): Target | undefined {
  const [, host, written = ''] = SERVER.exec(given) ?? [];
  const folder = written.replace(/\/+$/, '');
  const names = folder.split('/').slice(1);
  const odd = names.some((name) => name === '' || name === '.' || name === '..');
  return host === undefined || odd || names.length < 2 ? undefined : { host, folder };
}

/** All of `/srv` is no site's; a drive of Windows may have the site's folder at its top. */
function isOwnFolder(given: string): boolean {
  const folder = path.resolve(given);
  const names = addressIn(path.parse(folder).root, folder).split('/').filter(Boolean);
  return names.length >= (process.platform === 'win32' ? 1 : 2);
}

/** @throws Error in Spanish when a folder of this computer would be mixed with the office's */
export function refuseOffice(root: string, { host, folder }: Target): void {
  if (host === undefined && (isWithin(root, folder) || isWithin(folder, root)))
    throw new Error(
      `la carpeta ${folder} está dentro de la de la oficina, o la contiene. Diga otra, que sea sólo del sitio.`,
    );
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The server's program, with what it is told. */
export const scriptWith = (script: string, values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('') + script;

/**
 * An order for the shell of the server's user, whichever it is: the script goes in letters that none of
 * them reads in another way, and runs in `sh`.
 */
export const remoteCommand = (script: string, values: Record<string, string>): string =>
  `sh -c 'eval "$(printf %s ${Buffer.from(scriptWith(script, values)).toString('base64')} | base64 -d)"'`;
