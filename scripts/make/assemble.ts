import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { remove } from '@/lib/files/move';
import { putFile } from '@/lib/files/put-file';
import { formerOf, swapFolder } from '@/lib/files/swap';
import { HASHED_FOLDERS } from '@/lib/site/hosts/caching';
import type { HostRules } from '@/lib/site/hosts/rules';
import type { BuildPaths } from './paths';
import { pathWithin } from '@/lib/files/path-within';

/** Links the files together in an empty folder. @param files path in the site → source file */
export function assemble(
  { site }: Pick<BuildPaths, 'site'>,
  files: ReadonlyMap<string, string>,
): void {
  remove(site);
  for (const [file, from] of files) {
    const target = pathWithin(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(from, target);
    } catch {
      copyFileSync(from, target);
    }
  }
}

/** @throws when two files have the same address */
export function addFiles(
  site: Map<string, string>,
  more: ReadonlyMap<string, string>,
  whose: string,
): void {
  for (const [file, from] of more) {
    if (site.has(file))
      throw new Error(
        `${file} ya es de otra parte del sitio y ${whose} lo quiere escribir también. Cambie el nombre de uno.`,
      );
    site.set(file, from);
  }
}

/** Puts the new site in the place of `out`, and its rules for the local server. A failure leaves `out` as it was. */
export function swap({ site, out, hostRules }: BuildPaths, rules: HostRules): void {
  swapFolder(site, out);
  putFile(hostRules, JSON.stringify(rules, null, 2));
}

/** Writes texts, atomically and when they changed. @returns the file of each, and the written ones */
export async function writeTexts(folder: string, texts: ReadonlyMap<string, string>) {
  const files = new Map<string, string>();
  const written: string[] = [];
  for (const [name, text] of texts) {
    const file = pathWithin(folder, name);
    files.set(name, file);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    putFile(file, text);
    written.push(name);
  }
  return { files, written };
}

const HASHED = HASHED_FOLDERS.map((folder) => `${folder}/**`);

/** Keeps the former site's hashed files, for open pages, until a build changes some. @returns how many */
export async function keepFormer({ out, former }: BuildPaths): Promise<number> {
  const old = formerOf(out);
  const gone = globSync(HASHED, { cwd: old }).filter((file) => !existsSync(path.join(out, file)));
  if (gone.length > 0) remove(former);
  for (const file of gone) {
    const target = path.join(former, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(old, file), target);
  }
  remove(old);
  return gone.length;
}
