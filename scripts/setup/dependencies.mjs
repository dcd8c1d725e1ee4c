import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = 'package-lock.json';
const MARK = 'node_modules/.installed-lock';

/**
 * Installs what package-lock.json names, when it is not what node_modules holds. Plain Node: on a
 * fresh checkout nothing else is there yet. `install --no-save` keeps to the lock file and leaves it
 * alone; `npm ci` refuses it where a registry knows only some platforms' optional packages.
 * @throws when npm fails; npm's own words are on the screen
 */
function ensureDependencies() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return;
  console.log('Instalando dependencias (sólo la primera vez o cuando cambian)…');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0)
    throw new Error('npm no pudo instalar las dependencias. Revise la conexión y repita.');
  writeFileSync(MARK, hash);
}

/** Refuses a Node that the packages do not run on, before they fail with stranger words. */
function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Hace falta Node 20.19 o posterior; aquí hay ${process.versions.node}.`);
}

/**
 * Runs a TypeScript program of the project, after installing what is missing. Signals pass through.
 * @param {string} program path from the project's root
 * @param {string[]} args what the program is given
 */
export function runWithDependencies(program, args = []) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    ensureNode();
    ensureDependencies();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
