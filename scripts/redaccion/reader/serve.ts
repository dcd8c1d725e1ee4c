import { Refused } from '../refused';

type Job = (...given: unknown[]) => Promise<unknown>;

/** A job's end, with the memory of its process by then. */
export type JobAnswer = { memory: number } & (
  { value: unknown } | { refused: { status: number; message: string } } | { fault: string }
);

/** Runs jobs for the process that began this one (child.ts), once they are ready. */
export async function serve(jobs: object | Promise<object>): Promise<void> {
  const ready = Promise.resolve(jobs);
  const answer = async (name: string, args: unknown[]) => {
    try {
      return { value: await ((await ready) as Record<string, Job>)[name]?.(...args) };
    } catch (error) {
      if (!(error instanceof Refused)) return { fault: String(error) };
      return { refused: { status: error.status, message: error.message } };
    }
  };
  process.on('message', ({ name, args }: { name: string; args: unknown[] }) => {
    void answer(name, args).then((said) =>
      process.send?.({ ...said, memory: process.memoryUsage.rss() } satisfies JobAnswer),
    );
  });
  process.on('disconnect', () => process.exit());
  // Ctrl+C reaches this process too: the newsroom ends it once its last save is done.
  process.on('SIGINT', () => undefined);
  await ready;
  process.send?.('ready');
}
