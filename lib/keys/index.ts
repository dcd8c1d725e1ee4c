import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { THEME } from '@/lib/theme/file';
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

/** Computed once: later edits of the code do not run. */
let running: string | undefined;

/** Version of everything that affects results, with Node, whose Unicode tables some rules use. */
export const codeKey = (): string => (running ??= codeKeyOf(ENGINE));

export const codeKeyOf = (project: string, env: NodeJS.ProcessEnv = process.env): string =>
  keyOf(
    process.version,
    hashesOf(project, [...CODE, ...CONFIG], NOTES).join('\n'),
    JSON.stringify(THEME),
    JSON.stringify(
      Object.entries(env)
        .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
        .sort(),
    ),
  );

export const hashesOf = (folder: string, patterns: string[], ignore: string[]): string[] =>
  globSync(patterns, { cwd: folder, dot: true, ignore })
    .sort()
    .map((file) => `${file} ${keyOf('', readFileSync(path.join(folder, file)))}`);

/** Cache key of a result: version of its maker, and its data. */
export function keyOf(version: string, ...data: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(version);
  for (const part of data) hash.update(`\0${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 40);
}
