import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BENCH } from './results';

const run = promisify(execFile);

/**
 * Installs a tool that only measures, from `scripts/bench/<name>`, in a folder of the cache: what it
 * brings is no part of what builds or tests the site.
 * @returns the folder that holds its node_modules
 * @throws when npm fails
 */
export async function installTool(name: string): Promise<string> {
  const from = path.join('scripts', 'bench', name);
  const dir = path.join(BENCH, name);
  const mark = path.join(dir, 'node_modules', '.installed-lock');
  const lock = readFileSync(path.join(from, 'package-lock.json'), 'utf8');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return dir;
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(from, file), path.join(dir, file));
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit'], { cwd: dir });
  writeFileSync(mark, lock);
  return dir;
}
