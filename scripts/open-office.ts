import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { SEND_VARIABLES } from '@/lib/forms/settings';
import { officeFolder } from '@/lib/office-folder';
import { ENGINE, engineVersion } from '@/lib/office-folder/engine';
import { readHandText } from '@/lib/office-folder/hand-text';
import { OFFICE_FILE, readOffice } from '@/lib/office-folder/settings';
import { git, GitFailed, NoGit } from './repository/git';

const SETTINGS_FILE = '.env.local';

/** The variables that an office's `.env.local` may set (README.md, docs/relevo.md). */
const ALLOWED: readonly string[] = [
  ...SEND_VARIABLES,
  ...['RELEVO_SMTP', 'RELEVO_REMITENTE', 'RELEVO_ORIGENES', 'HOST', 'PORT'],
];

/** Finds the office's folder, names it and takes its settings; exits with the remedy when it is invalid. */
export async function openOffice(): Promise<string> {
  try {
    const root = officeFolder();
    process.env['OFICINA'] = root;
    await takeSettings(root);
    if (root !== ENGINE) announce(root);
    return root;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Adds the settings of a folder to this program's, which come first, and warns of what has no effect. */
export async function takeSettings(root: string): Promise<void> {
  const { settings, warnings } = await readOfficeSettings(root);
  for (const warning of warnings) console.warn(`Aviso: ${warning}`);
  Object.assign(process.env, { ...settings, ...process.env });
}

/**
 * Reads `.env.local` of an office's folder: a list of names, with no reference to another variable, and only
 * where git does not track it, since a folder's files may come from anybody (D79).
 * @throws Error in Spanish when it is no text
 */
export async function readOfficeSettings(
  root: string,
): Promise<{ settings: Record<string, string>; warnings: string[] }> {
  const found = readdirSync(root).filter((name) => /^\.env/i.test(name));
  const others = found.filter((name) => name !== SETTINGS_FILE);
  const warnings =
    others.length > 0
      ? [
          `de la carpeta de la oficina no se toma ningún ajuste de ${listed(others)}: sólo de ${SETTINGS_FILE}. Pase ahí lo que haga falta, y quite lo demás.`,
        ]
      : [];
  const file = path.join(root, SETTINGS_FILE);
  if (!existsSync(file)) return { settings: {}, warnings };
  const why = await distrust(root);
  if (why !== undefined) return { settings: {}, warnings: [...warnings, why] };
  const written = Object.entries(parseEnv(readHandText(file)));
  const foreign = written.filter(([name]) => !ALLOWED.includes(name)).map(([name]) => name);
  if (foreign.length > 0)
    warnings.push(
      `${SETTINGS_FILE} dice ${listed(foreign)}, y no tiene efecto: no es de los ajustes que se toman de ahí (README.md, docs/relevo.md). Bórrelo, o dígalo en el entorno de quien ejecuta el programa.`,
    );
  const own = written.flatMap(([name, value]) =>
    ALLOWED.includes(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return { settings: Object.fromEntries(own), warnings };
}

/** Says why nothing is taken from a settings file; undefined where it is this machine's own. */
async function distrust(root: string): Promise<string | undefined> {
  try {
    // Another user's folder is only listed. On some disks `.ENV.local` is the same file.
    const tracked = await git(root, ['-c', 'safe.directory=*', 'ls-files', '-z']);
    const isTracked = tracked.split('\0').some((name) => name.toLowerCase() === SETTINGS_FILE);
    if (!isTracked) return undefined;
    return `${SETTINGS_FILE} está en la historia de git de la carpeta de la oficina, así que pudo llegar de otro equipo: no se toma nada de él. Vea lo que dice y sáquelo de ella: git rm --cached ${SETTINGS_FILE}`;
  } catch (error) {
    if (error instanceof NoGit) return undefined;
    if (!(error instanceof GitFailed)) throw error;
    if (error.stderr.includes('not a git repository')) return undefined;
    return `no se sabe si ${SETTINGS_FILE} es sólo de este equipo, y no se toma nada de él: git no pudo leer la carpeta de la oficina (${error.lastWords}). Arréglelo y repita.`;
  }
}

/** Names come from files: control characters would reach the terminal. */
const listed = (names: readonly string[]): string =>
  names.map((name) => name.replace(/\p{C}/gu, '?')).join(', ');

function announce(root: string): void {
  console.log(`Carpeta de la oficina: ${root}`);
  const [asked, here] = [readOffice(root)?.motor, engineVersion()];
  // After «+», a commit (docs/decisions/office.md).
  if (asked?.split('+')[0] !== here)
    console.warn(
      `Aviso: ${OFFICE_FILE} pide el programa ${asked}, y este es el ${here}. Si lo actualizó, escriba "motor": "${here}" cuando lo haya revisado con npm run check.`,
    );
}
