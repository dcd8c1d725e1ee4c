import { Refused } from '../refused';
import { jobs } from './jobs';
import type { ReaderAnswer } from './readers';

/** The process that readers.ts starts: it runs jobs in order. */
process.on('message', ({ name, args }: { name: keyof typeof jobs; args: unknown[] }) => {
  const job = jobs[name] as (...given: unknown[]) => Promise<unknown>;
  void job(...args)
    .then(
      (value): ReaderAnswer => ({ value }),
      (error: unknown): ReaderAnswer =>
        error instanceof Refused
          ? { refused: { status: error.status, message: error.message } }
          : { fault: String(error) },
    )
    .then((said) => process.send?.({ ...said, memory: process.memoryUsage.rss() }));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches this process too: the newsroom ends it.
process.on('SIGINT', () => undefined);
process.send?.('ready');
