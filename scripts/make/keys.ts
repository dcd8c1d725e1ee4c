import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLICADAS } from '@/lib/content/model';
import { putFile } from '@/lib/files/put-file';
import { codeKey, hashesOf, keyOf } from '@/lib/keys';
import { todayAt } from '@/lib/content/load/zone';
import { HUELLAS, huellaOf } from './huellas';
import type { BuildPaths } from './paths';

/** Hashes everything that shapes `out/` except the day: code, content, office files, settings, drafts. */
export function siteKey(
  { root, waiting = false }: Pick<BuildPaths, 'root' | 'waiting'>,
  code = codeKey(),
): string {
  const files = hashesOf(root, ['content/**', 'public/**'], [PUBLICADAS]);
  return keyOf(code, files.join('\n'), String(waiting));
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

/** Saves the key of `out`. @param until first day on which scheduled content changes the site, if any */
export const keepKey = (paths: BuildPaths, key: string, until = ''): void =>
  putFile(paths.key, `${key} ${stampOf(paths)} ${until}`);

/** True when `out` matches these sources and settings, is unchanged, and no schedule is due today. */
export function isBuilt(paths: BuildPaths, code?: string, today = todayAt(paths.root)): boolean {
  const needed = [path.join(paths.out, HUELLAS), paths.hostRules, paths.key];
  if (!needed.every((one) => existsSync(one))) return false;
  const [key, stamp, until] = readFileSync(paths.key, 'utf8').split(' ');
  if (until && until <= today) return false;
  return key === siteKey(paths, code) && stamp === stampOf(paths);
}
