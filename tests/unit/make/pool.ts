import { finishPages } from '@/scripts/make/pages/finish';
import { drawPdfs } from '@/scripts/make/pdfs';
import type { Pool } from '@/scripts/make/pool';
import { compressFiles } from '@/scripts/make/texts';
import type { Job } from '@/scripts/make/worker';

/** As worker.ts, in the same thread; its own loader (worker.mjs) is no module that Jest can read. */
async function run(job: Job): Promise<string[]> {
  if (job.name === 'finishPages') return finishPages(job.data);
  if (job.name === 'drawPdfs') return drawPdfs(job.data);
  return compressFiles(job.data);
}

/** Does one job after another what the build's threads do at the same time. */
export const directPool: Pool = {
  async run(jobs) {
    const said: string[] = [];
    for (const job of jobs) said.push(...(await run(job)));
    return said;
  },
  close: async () => undefined,
};
