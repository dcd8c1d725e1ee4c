import { finishPages, type FinishBatch } from './pages/finish';
import { drawPdfs, type PdfBatch } from './pdfs';
import { compressFiles, type CompressBatch } from './texts';

/** What the worker threads can do: each call takes and gives plain data. */
const jobs = { finishPages, drawPdfs, compressFiles };

export type Job =
  | { name: 'finishPages'; data: FinishBatch }
  | { name: 'drawPdfs'; data: PdfBatch }
  | { name: 'compressFiles'; data: CompressBatch };

/** The pool calls this one (pool.ts). */
export default async function run(job: Job): Promise<string[]> {
  switch (job.name) {
    case 'finishPages':
      return jobs.finishPages(job.data);
    case 'drawPdfs':
      return jobs.drawPdfs(job.data);
    case 'compressFiles':
      return jobs.compressFiles(job.data);
  }
}
