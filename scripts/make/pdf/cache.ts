import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A file of the cache, made by `make` when it is not there.
 * @returns its path, and whether it was there already
 */
export async function cached(
  cacheDir: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<{ file: string; reused: boolean }> {
  const file = path.join(cacheDir, `${key}.pdf`);
  if (await exists(file)) return { file, reused: true };
  const bytes = await make();
  await mkdir(cacheDir, { recursive: true });
  // Written aside, so that a build that is cut short leaves no half file behind.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return { file, reused: false };
}

/** True when a file is at `file`. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
