import type { Job } from './jobs';

/** The pool calls this one (pool.ts). A thread loads the code of its job, and no more. */
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
