import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareInstalled, disagreements, holdsTests } from './lock.mjs';

const LOCK = 'package-lock.json';
const MARK = 'node_modules/.installed-lock';
const LEFT = 'node_modules/.package-lock.json';

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Installs the packages of package-lock.json, when node_modules differs, with the checks of `npm ci`, which
 * refuses a lock file without other platforms' optional packages (docs/decisions/build.md).
 * @param {boolean} tests also those of tests alone
 */
function ensureDependencies(tests) {
  const wrong = disagreements(read('package.json'), read(LOCK));
  if (wrong.length > 0)
    throw new Error(
      `package.json y package-lock.json no dicen lo mismo:\n${wrong.join('\n')}\nNo se instaló nada. Recupere los dos archivos de la misma versión del proyecto; si quiso cambiar un paquete: npm install --save-exact paquete@versión`,
    );
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const [had, hadTests] = existsSync(MARK) ? readFileSync(MARK, 'utf8').split(' ') : [];
  if (had === hash && (hadTests || !tests)) return;
  // An installation with test packages, by a test run or by npm alone, keeps them.
  const all = tests || Boolean(hadTests) || (existsSync(LEFT) && holdsTests(read(LEFT)));
  refuseOthersFolder();
  console.error('Instalando dependencias (sólo la primera vez o cuando cambian)…');
  const { status } = spawnSync(
    'npm',
    [
      ...['install', '--no-save', all ? '--include=dev' : '--omit=dev'],
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ],
    // A command's own output may be piped, and npm's is not of it.
    { stdio: ['ignore', 2, 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new Error('npm no pudo instalar las dependencias. Revise la conexión y repita.');
  checkInstalled();
  writeFileSync(MARK, all ? `${hash} pruebas` : hash);
}

/** A service may run as a user that only reads the program. @throws saying who installs */
function refuseOthersFolder() {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    throw new Error(
      `Faltan paquetes del programa, o cambiaron, y este usuario no puede escribir en ${process.cwd()}. Como su dueño, ejecute ahí: npm run check`,
    );
  }
}

/** @throws when node_modules has other packages than the lock file's */
function checkInstalled() {
  const { different, unlisted } = compareInstalled(read(LOCK), read(LEFT));
  if (different.length > 0)
    throw new Error(
      `Lo instalado no es lo que fija package-lock.json: ${different.join(', ')}. Borre node_modules y repita.`,
    );
  if (unlisted.length > 0)
    console.warn(
      `Aviso: de este sistema se instaló, en la versión exacta pero sin huella con que compararlo: ${unlisted.join(', ')} (docs/decisions/build.md).`,
    );
}

/** Refuses a Node that the packages do not run on, before they fail with stranger words. */
function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Hace falta Node 20.19 o posterior; aquí hay ${process.versions.node}.`);
}

/**
 * Runs a TypeScript program after installing missing packages.
 * @param {string} program path from the project's root
 * @param {string[]} args
 * @param {{ tests: boolean }} options `tests`: with the test packages
 */
export function runWithDependencies(program, args, { tests }) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    ensureNode();
    ensureDependencies(tests);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  runProgram(program, args);
}

/**
 * Runs a TypeScript program as another process, so that this one can tell when its memory ended it, and ends as
 * that process does.
 * @param {string} program
 * @param {string[]} args
 */
function runProgram(program, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: 'inherit',
  });
  const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  child.on('exit', (code, signal) => {
    if (signal === 'SIGKILL')
      console.error(
        'El sistema detuvo el programa (SIGKILL). Si estaba armando el sitio, faltó memoria: hacen falta 2 GB.',
      );
    for (const one of ['SIGINT', 'SIGTERM']) process.off(one, pass);
    if (signal && signal !== 'SIGKILL') process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
