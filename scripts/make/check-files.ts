import { Reading, validateRead, type ReadOptions, type Validated } from '@/lib/content';
import { checkFile, type File, type FileResult } from '@/lib/content/entry';
import { batches, type Pool } from './pool';

/** Files to check on their own, with the values of `sitio.yml` that they may refer to. */
export interface CheckBatch {
  files: File[];
  values: Record<string, unknown>;
  render: boolean;
}

/** In a worker: the result of each file, as JSON. */
export const checkFiles = ({ files, values, render }: CheckBatch): string[] =>
  files.map((file) => JSON.stringify(checkFile(file, values, render)));

/** Below this many new files, starting threads costs more than they save. */
const WORTH_THREADS = 300;
const BATCH = 100;

/**
 * As `validateContent`, with the files that the cache does not answer for shared out among threads.
 * @param root the folder that holds `content/` and `public/`
 */
export async function validateInThreads(
  root: string,
  options: ReadOptions,
  pool: Pool,
): Promise<Validated> {
  const reading = new Reading(root, options);
  const { values } = reading;
  const { render = false } = options;
  const missing = reading.missing();
  if (missing.length < WORTH_THREADS)
    for (const file of missing) reading.add(file, checkFile(file, values, render));
  else {
    const jobs = [...batches(missing, BATCH)].map((files) => ({
      name: 'checkFiles' as const,
      data: { files, values, render },
    }));
    const said = await pool.run(jobs);
    for (const [index, file] of missing.entries())
      reading.add(file, JSON.parse(said[index] ?? '') as FileResult);
  }
  return validateRead(reading.finish(), root);
}
