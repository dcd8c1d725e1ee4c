import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostRules } from '@/lib/site/host-rules';
import type { Places } from './places';
import { putFile } from './store';

/**
 * Puts the site together by links: no byte is copied where the file system allows it.
 * @param files path in the site → where its bytes are
 */
export async function assemble(
  { site }: Pick<Places, 'site'>,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await rm(site, { recursive: true, force: true });
  const folders = new Set<string>();
  for (const [file, from] of files) {
    const target = path.join(site, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      folders.add(folder);
    }
    await link(from, target).catch(() => copyFile(from, target));
  }
}

/** Texts made by this build, left in a folder of the cache. @returns path in the site → where it is */
export async function writeTexts(
  { cache }: Pick<Places, 'cache'>,
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const folder = path.join(cache, 'emitted');
  await rm(folder, { recursive: true, force: true });
  const files = new Map<string, string>();
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    files.set(file, target);
  }
  return files;
}

/** Adds files to the site's. @throws when two of them would stand at the same address */
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

/** The new site takes the old one's place; a failure before this leaves `out` as it was. */
export async function swap({ site, out, hostRules }: Places, rules: HostRules): Promise<void> {
  const old = `${out}.anterior`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(out)) await rename(out, old);
  await mkdir(path.dirname(out), { recursive: true });
  await rename(site, out);
  await putFile(hostRules, JSON.stringify(rules, null, 2));
  await rm(old, { recursive: true, force: true });
}
