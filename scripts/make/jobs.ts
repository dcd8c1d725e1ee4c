import type { CardInput } from './assets/draw-card';
import type { FinishBatch } from './pages/finish';
import type { PdfPlan } from './pdf/plan';

/** PDFs to draw in a worker. */
export interface PdfBatch {
  tasks: PdfTask[];
  publicDir: string;
  store: string;
}

export interface PdfTask {
  plan: PdfPlan;
  key: string;
}

/** Pictures for social networks to draw in a worker. */
export interface CardBatch {
  tasks: CardTask[];
  store: string;
}

export interface CardTask {
  input: CardInput;
  key: string;
}

/** The jobs of the worker threads: each call takes and gives plain data. */
export type Job =
  | { name: 'finishPages'; data: FinishBatch }
  | { name: 'drawPdfs'; data: PdfBatch }
  | { name: 'drawCards'; data: CardBatch };
