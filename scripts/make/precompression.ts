import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeKey, keyOf } from '@/lib/keys';
import { brotli, gzip } from './compress';
import { TEXT_ENDINGS } from './emit/hosts/media-types';
import type { Store } from '@/lib/store';

const TEXT = new RegExp(`\\.(?:${TEXT_ENDINGS.join('|')})$`, 'i');
const SMALL = 256;
/** Files that people wait for: scripts, search index, drawings. */
const WAITED_FOR = /^(?:_|pagefind)\/|\.svg$/;

/** Adds `.br` and `.gz` to texts; pages have theirs. @param files path in the site → file @returns the added */
export async function compressTexts(
  files: ReadonlyMap<string, string>,
  store: Store,
): Promise<Map<string, string>> {
  const tool = codeKey();
  const added = new Map<string, string>();
  for (const [file, from] of files) {
    if (!TEXT.test(file)) continue;
    const bytes = await readFile(from);
    if (bytes.length < SMALL) continue;
    const effort = WAITED_FOR.test(file) ? 'most' : 'machine';
    const { folder } = await store.cached('texts', keyOf(tool, effort, bytes), async (aside) => {
      await writeFile(path.join(aside, 'br'), brotli(bytes, effort));
      await writeFile(path.join(aside, 'gz'), gzip(bytes));
    });
    added.set(`${file}.br`, path.join(folder, 'br'));
    added.set(`${file}.gz`, path.join(folder, 'gz'));
  }
  return added;
}
