import { Readable } from 'node:stream';

const LIMIT = 8;

/** Runs for each item, several at once: compression and pictures are made on other threads. */
export const forEachConcurrently = <T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> => Readable.from(items).forEach(run, { concurrency: LIMIT });
