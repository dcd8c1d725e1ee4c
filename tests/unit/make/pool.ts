import type { Pool } from '@/scripts/make/pool';
import run from '@/scripts/make/worker';

/** Does in the same thread, one after another, what the build's threads do. */
export const directPool: Pool = {
  async run(jobs) {
    const said: string[] = [];
    for (const job of jobs) said.push(...(await run(job)));
    return said;
  },
  close: async () => undefined,
};
