import { setImmediate } from 'node:timers/promises';
import { ContentReader, type LoadedContent, type ReadOptions } from '@/lib/content/load/reading';
import { validateRead } from '@/lib/check';
import { checkFile, type File, type FileResult } from '@/lib/content/lint/check-file';
import type { CheckBatch } from './jobs';
import { batches, type Pool } from './pool';

/** In a worker: the result of each file, as JSON. */
export const checkFiles = ({ files, values }: CheckBatch): string[] =>
  files.map((file) => JSON.stringify(checkFile(file, values)));

/** Below this many new files, starting threads costs more than they save. */
const WORTH_THREADS = 300;
const BATCH = 50;

/**
 * As `validateContent`, with the files that the cache does not answer for shared out among threads.
 * @param root the folder that holds `content/` and `public/`
 */
export async function validateInThreads(
  root: string,
  options: ReadOptions,
  pool: Pool,
): Promise<LoadedContent> {
  const reading = new ContentReader(root, options);
  const { values } = reading;
  const missing = reading.missing();
  if (missing.length < WORTH_THREADS)
    for (const file of missing) reading.add(file, checkFile(file, values));
  else {
    const queue = batches(missing, BATCH);
    const sent: File[] = [];
    const jobs = (function* () {
      for (const files of queue) {
        sent.push(...files);
        yield { name: 'checkFiles' as const, data: { files, values } };
      }
    })();
    const answers = pool.run(jobs);
    // Threads take a while to load the code that this one has: it takes its share meanwhile.
    for (let own = queue.next(); !own.done; own = queue.next()) {
      for (const file of own.value) reading.add(file, checkFile(file, values));
      await setImmediate();
    }
    const said = await answers;
    for (const [index, file] of sent.entries())
      reading.add(file, JSON.parse(said[index] ?? '') as FileResult);
  }
  return validateRead(reading.finish(), root);
}
