import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Job } from './jobs';

export interface Pool {
  /** Runs jobs, and gathers their messages. @param jobs taken as threads become free, to save memory */
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
    // Idle threads keep memory that Next needs.
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
      // One more than the threads, so that a batch is always ready.
      await Promise.all(Array.from({ length: threads + 1 }, work));
      return said.flat();
    },
    close: () => pool.destroy(),
  };
}

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
