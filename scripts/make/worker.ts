import type { Job } from './jobs';

/** Entry of the pool's threads (pool.ts); loads only its job's code. */
export default async function run(job: Job): Promise<string[]> {
  switch (job.name) {
    case 'finishPages':
      return (await import('./pages/finish')).finishPages(job.data);
    case 'drawPdfs':
      return (await import('./pdfs')).drawPdfs(job.data);
    case 'drawCards':
      return (await import('./assets/cards')).drawCards(job.data);
  }
}
