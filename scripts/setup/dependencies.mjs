import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const MARK = 'node_modules/.installed-lock';

/**
 * Installs what package-lock.json names, when it is not what node_modules holds. Plain Node: on a
 * fresh checkout nothing else is there yet. `install --no-save` keeps to the lock file and leaves it
 * alone; `npm ci` refuses it where a registry knows only some platforms' optional packages.
 * @throws when npm fails; npm's own words are on the screen
 */
export function ensureDependencies() {
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
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Hace falta Node 20.19 o posterior; aquí hay ${process.versions.node}.`);
}
