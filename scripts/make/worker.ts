import type { CheckBatch } from './check-files';
import type { FinishBatch } from './pages/finish';
import type { PdfBatch } from './pdfs';
import type { CompressBatch } from './texts';

/** What the worker threads can do: each call takes and gives plain data. */
export type Job =
  | { name: 'checkFiles'; data: CheckBatch }
  | { name: 'finishPages'; data: FinishBatch }
  | { name: 'drawPdfs'; data: PdfBatch }
  | { name: 'compressFiles'; data: CompressBatch };

/** The pool calls this one (pool.ts). A thread loads the code of what it is asked for, and no more. */
export default async function run(job: Job): Promise<string[]> {
  switch (job.name) {
    case 'checkFiles':
      return (await import('./check-files')).checkFiles(job.data);
    case 'finishPages':
      return (await import('./pages/finish')).finishPages(job.data);
    case 'drawPdfs':
      return (await import('./pdfs')).drawPdfs(job.data);
    case 'compressFiles':
      return (await import('./texts')).compressFiles(job.data);
  }
}
