import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfficeFile } from '../office/inspect';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { inOurColours, withNight } from './night';

/**
 * Takes the published files: PDFs as they are, drawings in the office's colours. `out/` links to copies, so
 * that editing it never changes the office's files.
 * @returns path in the site → file
 */
export async function takeOfficeFiles(
  office: readonly OfficeFile[],
  store: Store,
): Promise<Map<string, string>> {
  const tool = codeKey();
  const taken = new Map<string, string>();
  for (const { name, kind, from, hash } of office) {
    if (kind !== 'pdf' && kind !== 'svg') continue;
    const key = kind === 'svg' ? keyOf(tool, hash, name) : hash.slice(0, 40);
    const { folder } = await store.cached('texts', key, async (aside) => {
      const copy = path.join(aside, 'file');
      if (kind === 'pdf') return copyFile(from, copy);
      const svg = await readFile(from, 'utf8');
      await writeFile(copy, name.includes('/') ? withNight(svg) : inOurColours(svg));
    });
    taken.set(name, path.join(folder, 'file'));
  }
  return taken;
}
