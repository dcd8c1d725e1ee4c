import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeKey, keyOf } from '@/lib/keys';
import { atOnce } from './at-once';
import { brotli, gzip } from './compress';
import { TEXT_ENDINGS } from './emit/hosts/media-types';
import type { Store } from '@/lib/store';

const TEXT = new RegExp(`\\.(?:${TEXT_ENDINGS.join('|')})$`, 'i');
const SMALL = 256;
/** Files that people wait for: scripts, search index, drawings. Data and feeds are for machines. */
const WAITED_FOR = /^(?:_|pagefind)\/|\.svg$/;

/** Adds `.br` and `.gz` to texts; pages have theirs. @param files path in the site → file @returns the added */
export async function compressTexts(
  files: ReadonlyMap<string, string>,
  store: Store,
): Promise<Map<string, string>> {
  const tool = codeKey();
  const added = new Map<string, string>();
  await atOnce([...files], async ([file, from]) => {
    if (!TEXT.test(file)) return;
    const bytes = await readFile(from);
    if (bytes.length < SMALL) return;
    const quality = WAITED_FOR.test(file) ? 11 : 6;
    const key = keyOf(tool, String(quality), bytes);
    const { folder } = await store.cached('texts', key, async (aside) => {
      await writeFile(path.join(aside, 'br'), await brotli(bytes, quality));
      await writeFile(path.join(aside, 'gz'), await gzip(bytes));
    });
    added.set(`${file}.br`, path.join(folder, 'br'));
    added.set(`${file}.gz`, path.join(folder, 'gz'));
  });
  return added;
}
