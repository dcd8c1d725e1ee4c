import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';
import { paths } from './paths';

const INPUTS = ['app', 'components', 'content', 'lib', 'public', 'scripts/make'].map(
  (folder) => `${folder}/**`,
);
const ROOT_FILES = ['package-lock.json', 'tsconfig.json', '*.config.*', '.env*'];

/** A hash of everything that shapes `out/`: files and the settings of the forms. */
async function currentKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync([...INPUTS, ...ROOT_FILES], { dot: true }).sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

/** True when `out/` was built from exactly what is here now. */
export async function isBuilt(): Promise<boolean> {
  if (![paths.out, paths.hostRules, paths.key].every((path) => existsSync(path))) return false;
  return (await readFile(paths.key, 'utf8')) === (await currentKey());
}

/** The key of what is about to be built; taken before, so that a change meanwhile is not missed. */
export const takeKey = currentKey;

export const keepKey = (key: string) => writeFile(paths.key, key);
