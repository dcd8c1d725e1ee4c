import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { formerOf } from './assemble';
import type { BuildPaths } from './paths';
import { putFile } from './put-file';

/** Writes the changed texts. @param folder outside the site @returns the written files */
export async function writeChanged(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    await putFile(file, text);
    written.push(name);
  }
  return written;
}

const HASHED = ['_/**', 'imagenes/v/**'];

/**
 * Keeps the former site's hashed files for pages still open during publication, until a build changes some.
 * The rest of the former site, left by `swap`, is deleted.
 * @returns how many were kept
 */
export async function keepFormer({ out, former }: BuildPaths): Promise<number> {
  const old = formerOf(out);
  const gone = globSync(HASHED, { cwd: old }).filter((file) => !existsSync(path.join(out, file)));
  if (gone.length > 0) await rm(former, { recursive: true, force: true });
  for (const file of gone) {
    const target = path.join(former, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(old, file), target);
  }
  await rm(old, { recursive: true, force: true });
  return gone.length;
}
