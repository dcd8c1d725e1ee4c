import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostRules } from '@/lib/site/hosts/rules';
import type { BuildPaths } from './paths';
import { pathWithin } from './safe-path';
import { putFile } from './put-file';

/**
 * Links the site together, starting from the site before last (`swap`): unchanged files stay.
 * @param files path in the site → source file
 */
export function assemble(
  { site }: Pick<BuildPaths, 'site'>,
  files: ReadonlyMap<string, string>,
): void {
  const stays = keepSame(site, files);
  const folders = new Set<string>();
  for (const [file, from] of files) {
    if (stays.has(file)) continue;
    const target = pathWithin(site, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(from, target);
    } catch {
      copyFileSync(from, target);
    }
  }
}

/** Removes all but the files already linked to their source, and returns these. */
function keepSame(root: string, files: ReadonlyMap<string, string>): Set<string> {
  const same = new Set<string>();
  const walk = (folder: string): boolean => {
    let empty = true;
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      const from = files.get(name);
      const stays = entry.isDirectory() ? !walk(name) : from !== undefined && isSame(name, from);
      if (!stays) rmSync(path.join(root, name), { recursive: true });
      else if (!entry.isDirectory()) same.add(name);
      empty &&= !stays;
    }
    return empty;
  };
  const isSame = (name: string, from: string): boolean => {
    const [one, other] = [lstatSync(path.join(root, name)), statSync(from)];
    return one.ino === other.ino && one.dev === other.dev;
  };
  if (existsSync(root)) walk('');
  return same;
}

/** Writes texts to the cache. @returns path in the site → file */
export async function writeTexts(
  { cache }: Pick<BuildPaths, 'cache'>,
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const folder = path.join(cache, 'emitted');
  await rm(folder, { recursive: true, force: true });
  const files = new Map<string, string>();
  for (const [file, text] of texts) {
    const target = pathWithin(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    files.set(file, target);
  }
  return files;
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

const asideOf = (out: string) => `${out}.anterior`;

/** Swaps the new site and `out`, the next build's base. A failure leaves `out` as it was. */
export async function swap({ site, out, hostRules }: BuildPaths, rules: HostRules): Promise<void> {
  const old = asideOf(out);
  await rm(old, { recursive: true, force: true });
  await mkdir(path.dirname(out), { recursive: true });
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(site, out);
  } catch (error) {
    await recoverSite({ out });
    throw error;
  }
  await putFile(hostRules, JSON.stringify(rules, null, 2));
  // A move across disks fails; then the old site is useless.
  if (existsSync(old)) await rename(old, site).catch(() => rm(old, { recursive: true }));
}

/** Restores the old site if a build stopped between the first renames of `swap`. */
export async function recoverSite({ out }: Pick<BuildPaths, 'out'>): Promise<void> {
  const old = asideOf(out);
  if (!existsSync(out) && existsSync(old)) await rename(old, out);
}
