import type { BuildOptions } from '@/scripts/make/paths';
import { Refused } from '../refused';
import type { ToldWords } from '../../told-words';

type Job = (...given: unknown[]) => Promise<unknown>;

/** A job's end, with the memory of its process by then. */
export interface JobAnswer {
  memory: number;
  value?: unknown;
  refused?: { status: number; told: ToldWords };
  fault?: string;
}

/** Runs jobs for the process that began this one (workers.ts): it draws the given site, or else reads files. */
const [site] = process.argv.slice(2);
const jobs: Promise<object> = site
  ? drawings(JSON.parse(site) as BuildOptions)
  : import('./jobs').then((readers) => readers.jobs);

async function drawings(options: BuildOptions) {
  const { openPreviews } = await import('../preview/open-previews');
  const previews = await openPreviews(options);
  // The first takes longest, and a preview has a limit of time.
  await previews.of('content/inicio.yml', new Map());
  return previews;
}

async function answer(name: string, args: unknown[]): Promise<Omit<JobAnswer, 'memory'>> {
  try {
    return { value: await ((await jobs) as Record<string, Job>)[name]?.(...args) };
  } catch (error) {
    if (!(error instanceof Refused)) return { fault: String(error) };
    return { refused: { status: error.status, told: error.told } };
  }
}

process.on('message', ({ name, args }: { name: string; args: unknown[] }) => {
  void answer(name, args).then((result) =>
    process.send?.({ ...result, memory: process.memoryUsage.rss() } satisfies JobAnswer),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches this process too: the newsroom ends it once its last save is done.
process.on('SIGINT', () => undefined);
await jobs;
process.send?.('ready');
