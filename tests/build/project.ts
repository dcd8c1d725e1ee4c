import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = path.join(__dirname, '../..');
const CODE = [
  ...['app', 'components', 'lib', 'scripts', 'public/icono.svg'],
  ...['next.config.mjs', 'package.json', 'package-lock.json', 'postcss.config.mjs'],
  ...['tailwind.config.ts', 'tsconfig.json'],
];

export interface Project {
  folder: string;
  build(
    name: string,
    root: string,
    env?: Record<string, string>,
    options?: { killAfter?: string },
  ): Promise<Built>;
}

export interface Built {
  out: string;
  asked: number;
  pages: number;
  output: string;
}

export function copyProject(name: string): Project {
  const folder = workFolder(name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of CODE)
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync('../../../node_modules', path.join(folder, 'node_modules'), 'junction');
  const at = (site: string, part: string) => path.join(folder, 'sites', site, part);
  return {
    folder,
    async build(site, root, env = {}, options = {}) {
      const args = ['--import', 'tsx', 'scripts/make/main.ts', '--root', root];
      args.push('--out', at(site, 'out'), '--cache', at(site, 'cache'));
      const output = await run(args, folder, env, options.killAfter);
      const report = JSON.parse(
        readFileSync(path.join(at(site, 'cache'), 'build-report.json'), 'utf8'),
      ) as Pick<Built, 'asked' | 'pages'>;
      return { ...report, out: at(site, 'out'), output };
    },
  };
}

/** In a process group of its own, so that a kill ends its workers too. */
function run(
  args: string[],
  cwd: string,
  env: Record<string, string>,
  killAfter?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (killAfter && said.includes(killAfter) && child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(said || `The build ended with ${code}.`));
    });
  });
}

export function editFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} does not change.`);
  writeFileSync(file, changed);
}

export function tree(folder: string): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, dot: true }).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

export const workFolder = (name: string) => path.join(ROOT, '.cache', 'pruebas', name);
