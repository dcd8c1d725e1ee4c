import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { keyOf } from '@/lib/keys';
import { HUELLAS, huellaOf } from './huellas';
import type { BuildPaths } from './paths';
import { putFile } from './put-file';

/** The sources that shape what the build makes; those of servers, tests and benchmarks do not. */
const CODE = ['app/**', 'components/**', 'lib/**', 'scripts/make/**'];
/** The lock file has the version of every package. */
const CONFIG = [
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
/** Notes for people beside the code. In `content/` the same ending is a page. */
const NOTES = ['**/*.md'];

/** A line for each file: its path and the hash of its bytes. */
const hashesOf = (folder: string, patterns: string[], ignore: string[] = []): string[] =>
  globSync(patterns, { cwd: folder, dot: true, ignore })
    .sort()
    .map((file) => `${file} ${keyOf('', readFileSync(path.join(folder, file)))}`);

/**
 * A hash of all that shapes a finished page, picture or document besides its own data: the code, the
 * configuration, the lock file and Node's version.
 * @param project the folder of the code
 */
export const codeKey = (project = process.cwd()): string =>
  keyOf(process.version, hashesOf(project, [...CODE, ...CONFIG], NOTES).join('\n'));

type Env = Record<string, string | undefined>;

/** A hash of everything that shapes `out/`: code, content, the office's files, the forms' settings. */
export function siteKey(
  { root }: Pick<BuildPaths, 'root'>,
  env: Env = process.env,
  project = process.cwd(),
): string {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return keyOf(
    codeKey(project),
    hashesOf(root, ['content/**', 'public/**']).join('\n'),
    JSON.stringify(settings.sort()),
  );
}

/** How large the files of the built site are and when each was written: an edit by hand changes it. */
function stampOf({ out }: Pick<BuildPaths, 'out'>): string {
  const lines = readFileSync(path.join(out, HUELLAS), 'utf8').split('\n');
  const stats = lines.map((line) => {
    const [file] = huellaOf(line) ?? [];
    const { size, mtimeMs } = (file && statSync(path.join(out, file), NEVER)) || {};
    return [file, size, mtimeMs];
  });
  return keyOf('', JSON.stringify(stats));
}
const NEVER = { throwIfNoEntry: false } as const;

/** Keeps the key of the site in `out`. @param key taken before anything was read */
export const keepKey = (paths: BuildPaths, key: string): Promise<void> =>
  putFile(paths.key, `${key} ${stampOf(paths)}`);

/** True when `out` was built from these sources, settings and packages, and nobody has changed it since. */
export function isBuilt(paths: BuildPaths, env?: Env, project?: string): boolean {
  const needed = [path.join(paths.out, HUELLAS), paths.hostRules, paths.key];
  if (!needed.every((one) => existsSync(one))) return false;
  return readFileSync(paths.key, 'utf8') === `${siteKey(paths, env, project)} ${stampOf(paths)}`;
}
