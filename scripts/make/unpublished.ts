import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { BuildPaths } from './paths';
import { putFile } from './put-file';

/**
 * Writes those texts that changed.
 * @param folder outside of the site: it is never published
 * @param texts path in the folder → text
 * @returns the files that it wrote
 */
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
 * Keeps, beside the site, the hashed files that the site before had and this one has not: a page that was
 * open when the new site came still asks for them. They are no part of `out`, whose bytes depend on its
 * sources alone. A build that changes none of them keeps those of the last build that did.
 * @param paths `site` is the site before, where `swap` leaves it
 * @returns how many there are of the site before
 */
export async function keepFormer({ site, out, former }: BuildPaths): Promise<number> {
  if (!existsSync(site)) return 0;
  const gone = globSync(HASHED, { cwd: site }).filter((file) => !existsSync(path.join(out, file)));
  if (gone.length === 0) return 0;
  await rm(former, { recursive: true, force: true });
  for (const file of gone) {
    const target = path.join(former, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(site, file), target);
  }
  return gone.length;
}
