import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf, toolKey } from '@/lib/keys';
import { brotli, gzip } from './compress';
import { TEXT_ENDINGS } from './emit/hosts/media-types';
import type { CompressBatch } from './jobs';
import { batches, type Pool } from './pool';
import { putWhole, type Store } from './store';

const TEXT = new RegExp(`\\.(?:${TEXT_ENDINGS.join('|')})$`, 'i');
/** Below this, headers cost more than compressing saves. */
const SMALL = 256;

/** In a worker: writes `br` and `gz` of each file. */
export async function compressFiles({ files }: CompressBatch): Promise<string[]> {
  for (const { from, folder } of files) {
    const bytes = await readFile(from);
    await putWhole(folder, async (aside) => {
      await writeFile(path.join(aside, 'br'), brotli(bytes));
      await writeFile(path.join(aside, 'gz'), gzip(bytes));
    });
  }
  return [];
}

/**
 * A `.br` and a `.gz` beside each text file, so that no host compresses at run time.
 * @param files the site's files and where each one's bytes are; those of pages have theirs already
 * @returns the added files
 */
export async function compressTexts(
  files: ReadonlyMap<string, string>,
  { store, pool }: { store: Store; pool: Pool },
): Promise<Map<string, string>> {
  const tool = toolKey(['scripts/make/compress.ts']);
  const added = new Map<string, string>();
  const missing: CompressBatch['files'] = [];
  for (const [file, from] of files) {
    if (!TEXT.test(file)) continue;
    const bytes = await readFile(from);
    if (bytes.length < SMALL) continue;
    const key = keyOf(tool, bytes);
    const folder = store.at('texts', key);
    if (!store.has('texts', key) && !missing.some((one) => one.folder === folder))
      missing.push({ from, folder });
    store.use('texts', key);
    added.set(`${file}.br`, path.join(folder, 'br'));
    added.set(`${file}.gz`, path.join(folder, 'gz'));
  }
  await pool.run(
    [...batches(missing, 8)].map((group) => ({ name: 'compressFiles', data: { files: group } })),
  );
  return added;
}
