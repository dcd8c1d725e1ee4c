import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Técnica', '-c', 'user.email=tecnica@x', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

export function beginHistory(root: string): ReturnType<typeof gitIn> {
  const git = gitIn(root);
  git('init', '-q', '-b', 'main');
  writeFileSync(path.join(root, '.gitignore'), '.redaccion/\n.cache/\nout/\n*~\nredaccion.json\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'Empieza el sitio de la oficina');
  return git;
}
