import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE } from '../../sample';

/**
 * Serves the sample as it is when the office turns its suggestion form on (D22): a copy of the project
 * whose `sitio.yml` says so, built and served as `npm start` does. It stands inside the project, so
 * that the bundlers find its packages.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const copy = path.join(root, '.cache/con-sugerencias');
const SOURCES = [
  ...['app', 'components', 'lib', 'scripts'],
  ...['next.config.mjs', 'next-env.d.ts', 'package.json', 'package-lock.json'],
  ...['postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
];

for (const name of SOURCES) {
  rmSync(path.join(copy, name), { recursive: true, force: true });
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
}
// Its content/ and public/ are the sample's.
cpSync(SAMPLE, copy, { recursive: true });
const packages = path.join(copy, 'node_modules');
if (!existsSync(packages)) symlinkSync('../../node_modules', packages, 'junction');

const sitio = path.join(copy, 'content/sitio.yml');
const text = readFileSync(sitio, 'utf8');
const on = text.replace(/^(sugerencias:\s+activo:) false$/m, '$1 true');
if (on === text) throw new Error('The sample does not turn the suggestion form off any more.');
writeFileSync(sitio, on);

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/start.ts'], {
  cwd: copy,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
