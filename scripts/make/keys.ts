import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { PUBLICADAS } from '@/lib/content/model';
import { IDENTITY } from '@/lib/identity/file';
import { keyOf } from '@/lib/keys';
import { todayAt } from '@/lib/content/load/zone';
import { HUELLAS, huellaOf } from './huellas';
import type { BuildPaths } from './paths';
import { putFile } from './put-file';

/** The sources that shape what the build makes; those of servers, tests and benchmarks do not. */
const CODE = ['app/**', 'components/**', 'lib/**', 'scripts/make/**'];
const CONFIG = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
/** Notes for people beside the code. In `content/` the same ending is a page. */
const NOTES = ['**/*.md'];

/** A line for each file: its path and the hash of its bytes. */
const hashesOf = (folder: string, patterns: string[], ignore: string[]): string[] =>
  globSync(patterns, { cwd: folder, dot: true, ignore })
    .sort()
    .map((file) => `${file} ${keyOf('', readFileSync(path.join(folder, file)))}`);

/**
 * A hash of all that shapes a finished page, picture or document besides its own data: the code, the
 * configuration, the office's colours and emblem, the lock file and Node's version.
 * @param project the folder of the code
 */
export const codeKey = (project = process.cwd()): string =>
  keyOf(
    process.version,
    hashesOf(project, [...CODE, ...CONFIG], NOTES).join('\n'),
    JSON.stringify(IDENTITY),
  );

type Env = Record<string, string | undefined>;

/**
 * A hash of everything that shapes `out/` but the day: code, content, the office's files, the forms'
 * settings, and whether it shows what is not to be published.
 */
export function siteKey(
  { root, waiting = false }: Pick<BuildPaths, 'root' | 'waiting'>,
  env: Env = process.env,
  project = process.cwd(),
): string {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return keyOf(
    codeKey(project),
    hashesOf(root, ['content/**', 'public/**'], [PUBLICADAS]).join('\n'),
    JSON.stringify([settings.sort(), waiting]),
  );
}

function stampOf({ out, hostRules }: Pick<BuildPaths, 'out' | 'hostRules'>): string {
  const lines = readFileSync(path.join(out, HUELLAS), 'utf8').split('\n');
  const statOf = (file: string) => {
    const { size, mtimeMs } = statSync(file, NEVER) ?? {};
    return [size, mtimeMs];
  };
  const stats = lines.map((line) => {
    const [file] = huellaOf(line) ?? [];
    return [file, ...(file ? statOf(path.join(out, file)) : [])];
  });
  return keyOf('', JSON.stringify([stats, statOf(hostRules)]));
}
const NEVER = { throwIfNoEntry: false } as const;

/**
 * Keeps the key of the site in `out`.
 * @param key taken before anything was read
 * @param until the first day on which the same files give another site, if something waits for one
 */
export const keepKey = (paths: BuildPaths, key: string, until = ''): Promise<void> =>
  putFile(paths.key, `${key} ${stampOf(paths)} ${until}`);

/**
 * True when `out` was built from these sources, settings and packages, nobody has changed it since, and
 * nothing that waited for a day comes or goes on this one.
 */
export function isBuilt(
  paths: BuildPaths,
  env?: Env,
  project?: string,
  today = todayAt(paths.root),
): boolean {
  const needed = [path.join(paths.out, HUELLAS), paths.hostRules, paths.key];
  if (!needed.every((one) => existsSync(one))) return false;
  const [key, stamp, until] = readFileSync(paths.key, 'utf8').split(' ');
  if (until && until <= today) return false;
  return key === siteKey(paths, env, project) && stamp === stampOf(paths);
}
