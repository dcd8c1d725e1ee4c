import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { IDENTITY } from '@/lib/identity/file';
import { ENGINE } from '@/lib/office-folder/engine';

const CODE = ['app/**', 'components/**', 'lib/**', 'scripts/make/**'];
const CONFIG = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
const NOTES = ['**/*.md'];

/** Computed once: code that changes on the disk during the run is not the code that runs. */
let running: string | undefined;

/**
 * Version of all that makes pages, pictures, documents and checks: the code, the packages as the lock file
 * has them, the configuration, the office's colours and emblem, the forms' settings, and Node, whose
 * Unicode tables some rules use. What was made is good for as long as this and its own data are the same.
 */
export const codeKey = (): string => (running ??= codeKeyOf(ENGINE));

/** The same of the code in a folder, with the settings of an environment. */
export const codeKeyOf = (project: string, env: NodeJS.ProcessEnv = process.env): string =>
  keyOf(
    process.version,
    hashesOf(project, [...CODE, ...CONFIG], NOTES).join('\n'),
    JSON.stringify(IDENTITY),
    JSON.stringify(
      Object.entries(env)
        .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
        .sort(),
    ),
  );

/** A line for each file: its path and the hash of its bytes. */
export const hashesOf = (folder: string, patterns: string[], ignore: string[]): string[] =>
  globSync(patterns, { cwd: folder, dot: true, ignore })
    .sort()
    .map((file) => `${file} ${keyOf('', readFileSync(path.join(folder, file)))}`);

/** Key of a result: the version of its maker, and all its data. */
export function keyOf(version: string, ...data: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(version);
  for (const part of data) hash.update(`\0${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 40);
}
