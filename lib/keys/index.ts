import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IDENTITY } from '@/lib/identity/file';
import { ENGINE } from '@/lib/office-folder/engine';
import { importsOf } from './imports';
import { lockedVersions, type Lock } from './lock';

/** Who imports it draws with what the office's content/identidad.yml says. */
const IDENTITY_FILE = 'lib/identity/file.ts';

/**
 * Version key of a tool: a hash of its code with all that it imports, of the packages that it works with,
 * as the lock file has them, and of Node, whose Unicode tables some rules use. What the tool made is good
 * for as long as this is the same, whatever else of the code changes.
 * @param entries the sources that make it, from the project's folder
 * @param packages those that it uses without an import, such as fonts
 * @throws when a file or, in the lock file, a package is missing: the key would not change with it
 */
export function toolKey(
  entries: readonly string[],
  packages: readonly string[] = [],
  project = ENGINE,
): string {
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  const found = importsOf(entries, project);
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  return keyOf(
    process.version,
    JSON.stringify(lockedVersions(lock, [...found.packages, ...packages])),
    ...found.files.flatMap((file) => [file, read(file)]),
    found.files.includes(IDENTITY_FILE) ? JSON.stringify(IDENTITY) : '',
  );
}

/** Key of a result: the version of what made it, and all the data that it was made from. */
export function keyOf(version: string, ...data: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(version);
  for (const part of data) hash.update(`\0${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 40);
}
