import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfficeFile } from '../office/inspect';
import type { Store } from '@/lib/store';

/**
 * Takes to the site the files of the office that are published as they are: its PDFs and drawings. They
 * are linked from a copy: whoever edits a file of out/ must not change the office's own.
 * @returns path in the site → where its bytes are
 */
export async function takeOfficeFiles(
  office: readonly OfficeFile[],
  store: Store,
): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (const { name, kind, from, hash } of office) {
    if (kind !== 'pdf' && kind !== 'svg') continue;
    const { folder } = await store.cached('texts', hash.slice(0, 40), (aside) =>
      copyFile(from, path.join(aside, 'file')),
    );
    taken.set(name, path.join(folder, 'file'));
  }
  return taken;
}
