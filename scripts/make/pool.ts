import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Job } from './jobs';

/** Worker threads, one for each core: every heavy step runs in them. */
export interface Pool {
  /**
   * Runs a job for each batch, and gathers their messages.
   * @param jobs taken as threads come free, so that an archive's are never all in memory
   */
  run(jobs: Iterable<Job>): Promise<string[]>;
  close(): Promise<void>;
}

export function openPool(): Pool {
  const threads = availableParallelism();
  const pool = new Tinypool({
    filename: new URL('./thread.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    execArgv: [],
    // An idle thread keeps its heap while Next needs the memory.
    idleTimeout: 1000,
  });
  return {
    async run(jobs) {
      const said: string[][] = [];
      const queue = jobs[Symbol.iterator]();
      let order = 0;
      const work = async (): Promise<void> => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
          const place = order++;
          said[place] = (await pool.run(next.value)) as string[];
        }
      };
      // Another beyond the threads: the next batch is ready when a thread comes free.
      await Promise.all(Array.from({ length: threads + 1 }, work));
      return said.flat();
    },
    close: () => pool.destroy(),
  };
}

/** Items in groups of `size`, lazily. */
export function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
