import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Places } from './places';

/** The sources that shape what the build makes; those of servers, tests and benchmarks do not. */
const CODE = ['app/**', 'components/**', 'lib/**', 'scripts/make/**'];
/** The lock file stands for the version of every package. */
const CONFIG = [
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
/** Notes for people beside the code. In `content/` the same ending is a page. */
const NOTES = ['**/*.md'];

function hashFiles(hash: Hash, folder: string, patterns: string[], ignore: string[] = []): void {
  for (const file of globSync(patterns, { cwd: folder, dot: true, ignore }).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
}

/**
 * A hash of all that shapes a finished page, picture or document besides its own data: the code, the
 * configuration, the lock file and Node's version.
 * @param project the folder of the code
 */
export async function codeKey(project = process.cwd()): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  hashFiles(hash, project, [...CODE, ...CONFIG], NOTES);
  return hash.digest('hex');
}

type Env = Record<string, string | undefined>;

/** A hash of everything that shapes `out/`: code, content, the office's files, the forms' settings. */
export async function siteKey(
  { root }: Pick<Places, 'root'>,
  env: Env = process.env,
  project = process.cwd(),
): Promise<string> {
  const hash = createHash('sha256').update(await codeKey(project));
  for (const folder of ['content', 'public']) hashFiles(hash, root, [`${folder}/**`]);
  for (const name of Object.keys(env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/** True when `out` was built from exactly what is here now. */
export async function isBuilt(places: Places, env?: Env, project?: string): Promise<boolean> {
  if (![places.out, places.hostRules, places.key].every((one) => existsSync(one))) return false;
  return (await readFile(places.key, 'utf8')) === (await siteKey(places, env, project));
}
