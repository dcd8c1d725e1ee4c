import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const TECNICA = ['-c', 'user.name=Técnica', '-c', 'user.email=tecnica@x'];

export const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync('git', [...TECNICA, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

// One process: to fork a test's takes longer than git's own work.
const BEGIN = `git init -q --template= -b main && git add -A &&
  git "$@" commit -q -m 'Empieza el sitio de la oficina'`;

export function beginHistory(root: string): ReturnType<typeof gitIn> {
  writeFileSync(path.join(root, '.gitignore'), '.redaccion/\n.cache/\nout/\n*~\nredaccion.json\n');
  execFileSync('sh', ['-c', BEGIN, 'sh', ...TECNICA], { cwd: root });
  return gitIn(root);
}
