import type { File } from '@/lib/content/lint/check-file';
import type { FinishBatch } from './pages/finish';
import type { PdfPlan } from './pdf/plan';

/** Files to check on their own, with the values of `sitio.yml` that they may refer to. */
export interface CheckBatch {
  files: File[];
  values: Record<string, unknown>;
}

/** PDFs to draw in a worker. */
export interface PdfBatch {
  tasks: PdfTask[];
  publicDir: string;
  /** The store's folder. */
  store: string;
}

export interface PdfTask {
  plan: PdfPlan;
  /** Its key in the store. */
  key: string;
}

/** The jobs of the worker threads: each call takes and gives plain data. */
export type Job =
  | { name: 'checkFiles'; data: CheckBatch }
  | { name: 'finishPages'; data: FinishBatch }
  | { name: 'drawPdfs'; data: PdfBatch };
